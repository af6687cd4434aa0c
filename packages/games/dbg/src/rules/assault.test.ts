import { table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';

describe('attacks', () => {
  rule('DBG-ATTACK-01', 'an attack hits each other player and never the one who plays it', () => {
    const t = table('dbg', { players: [{ hand: ['Ringwraiths'] }, {}, {}], path: ['Haldir'] });
    t.choose('Play Ringwraiths');
    expect([t.discard(0), t.discard(1), t.discard(2)]).toEqual([[], ['Corruption'], ['Corruption']]);
  });

  rule(['DBG-ATTACK-02', 'DBG-SILENT-10'], 'a Defense card avoids it and goes where it says', () => {
    const t = table('dbg', {
      players: [{ hand: ['Ringwraiths'] }, { hand: ['Don’t Tempt Me, Frodo!', 'Haldir'], deck: ['Sting'] }],
      path: ['Haldir'],
    });
    t.choose('Play Ringwraiths');
    expect(t.asked).toBe(1);
    expect(t.labels()).toEqual(['Defend with Don’t Tempt Me, Frodo!', 'Suffer it']);
    t.choose('Defend with Don’t Tempt Me, Frodo!');
    expect([t.discard(1), t.hand(1)]).toEqual([['Don’t Tempt Me, Frodo!'], ['Haldir', 'Sting']]);
    expect(t.corruption).toBe(20);
  });

  rule(['DBG-ATTACK-03', 'DBG-ATTACK-05'], 'it protects only its player; the others suffer', () => {
    const t = table('dbg', {
      players: [{ hand: ['Ringwraiths'] }, { hand: ['You Shall Not Pass!'] }, { hand: ['Haldir'] }],
      path: ['Haldir'],
    });
    t.choose('Play Ringwraiths', 'Defend with You Shall Not Pass!', 'Suffer it');
    expect([t.discard(1), t.discard(2)]).toEqual([['You Shall Not Pass!'], ['Corruption']]);
  });

  rule('DBG-ATTACK-04', 'nobody may play two Defense cards against one attack', () => {
    const t = table('dbg', {
      players: [{ hand: ['Ringwraiths'] }, { hand: ['You Shall Not Pass!', 'Don’t Tempt Me, Frodo!'] }],
      path: ['Haldir'],
    });
    t.choose('Play Ringwraiths', 'Defend with You Shall Not Pass!');
    expect([t.asked, t.turn]).toEqual([0, 0]);
    expect(t.hand(1)).toEqual(['Don’t Tempt Me, Frodo!', 'Despair']);
  });

  rule(['DBG-ATTACK-06', 'DBG-EX-06'], 'the other effects of the card stay, even if everybody avoids it', () => {
    const t = table('dbg', {
      players: [{ hand: ['Ringwraiths'] }, { hand: ['You Shall Not Pass!'] }, { hand: ['You Shall Not Pass!'] }],
      path: ['Haldir'],
    });
    t.choose('Play Ringwraiths', 'Defend with You Shall Not Pass!', 'Defend with You Shall Not Pass!');
    expect([t.power, t.corruption]).toEqual([3, 20]);
  });

  rule(['DBG-SILENT-11', 'DBG-EFFECT-01'], 'victims decide clockwise and openly, all before the effect', () => {
    const t = table('dbg', {
      players: [
        { hand: ['Haldir'] },
        { hand: ['Uruk-Hai'] },
        { hand: ['Sting', 'Merry'] },
        { hand: ['Elendil', 'Pippin'] },
      ],
      turn: 1,
      path: ['Haldir'],
    });
    t.choose('Play Uruk-Hai');
    const asked: number[] = [];
    for (let i = 0; i < 3; i++) {
      asked.push(t.asked);
      t.choose('Suffer it');
    }
    expect(asked).toEqual([2, 3, 0]);
    expect([t.asked, t.labels()]).toEqual([2, ['Discard Sting', 'Discard Merry']]);
    t.choose('Discard Sting');
    expect(t.asked).toBe(3);
    t.choose('Discard Elendil');
    expect([t.hand(2), t.hand(3), t.hand(0)]).toEqual([['Merry'], ['Pippin'], []]);
  });

  rule(
    ['DBG-EX-07', 'DBG-EFFECT-01', 'DBG-CORRUPTION-02'],
    'two Corruption for three victims: the first two clockwise take them',
    () => {
      const t = table('dbg', {
        players: [{}, {}, { hand: ['Ringwraiths'] }, {}],
        turn: 2,
        corruption: 2,
        path: ['Haldir'],
      });
      t.choose('Play Ringwraiths');
      expect([t.discard(3), t.discard(0), t.discard(1)]).toEqual([['Corruption'], ['Corruption'], []]);
    },
  );

  test('whoever holds cards is asked, so that nobody can tell whether he could defend', () => {
    const t = table('dbg', { players: [{ hand: ['Ringwraiths'] }, { hand: ['Haldir'] }, {}], path: ['Haldir'] });
    t.choose('Play Ringwraiths');
    expect([t.asked, t.labels()]).toEqual([1, ['Suffer it']]);
    t.choose('Suffer it');
    expect(t.asked).toBe(0);
  });
});

describe('ambushes', () => {
  rule(
    ['DBG-AMBUSH-02', 'DBG-AMBUSH-03', 'DBG-AMBUSH-06', 'DBG-EX-03'],
    'a card that came at the end of the last turn ambushes the next player only',
    () => {
      const t = table('dbg', {
        players: [
          { hand: ['Haldir', 'Haldir', 'Haldir'] },
          { hand: ['Sting', 'Merry', 'Pippin'] },
          { hand: ['Elendil', 'Elendil'] },
        ],
        path: ['Haldir', 'Haldir', 'Gandalf the Grey', 'Gandalf the Grey', 'Gandalf the Grey'],
        valor: 0,
        main: ['Uruk-hai Grunt', 'Merry', 'Pippin'],
      });
      t.choose('Play all 3 simple cards (Power and drawing)', 'Buy Haldir for 2', 'Buy Haldir for 2', 'End your turn');
      expect([t.turn, t.asked]).toEqual([1, 1]);
      expect(t.prompt).toBe('Uruk-hai Grunt ambushes you (discard 1 card from your hand): do you avoid the Ambush?');
      t.choose('Suffer it', 'Discard Sting');
      expect([t.hand(1), t.hand(2).length]).toEqual([['Merry', 'Pippin'], 2]);
      expect(t.prompt).toBe('Play cards, buy, defeat the Archenemy, or end your turn');
    },
  );

  rule(['DBG-SILENT-05', 'DBG-AMBUSH-02'], 'it ambushes once', () => {
    const t = table('dbg', {
      players: [{ hand: ['Haldir'] }, { hand: ['Sting', 'Merry'] }, { hand: ['Elendil', 'Elendil'] }],
      step: 'ambush',
      path: ['Uruk-hai Grunt', 'Haldir', 'Haldir', 'Haldir', 'Haldir'],
      ambushes: ['Uruk-hai Grunt'],
      turn: 1,
    });
    t.choose('Suffer it', 'Discard Sting', 'End your turn');
    expect([t.turn, t.prompt]).toEqual([2, 'Play cards, buy, defeat the Archenemy, or end your turn']);
  });

  rule(['DBG-SILENT-04', 'DBG-AMBUSH-02', 'DBG-READ-07'], 'the opening Path ambushes nobody', () => {
    const t = table('dbg', {
      players: [{ hand: ['Haldir', 'Haldir', 'Haldir'] }, {}],
      step: 'start of turn',
      path: ['Uruk-hai Scouts'],
    });
    expect(t.prompt).toBe('Play cards, buy, defeat the Archenemy, or end your turn');
  });

  rule(['DBG-AMBUSH-04', 'DBG-EX-05'], 'a card that enters the Path in the middle of a turn does not ambush', () => {
    const t = table('dbg', {
      players: [{ hand: ['Gandalf’s Staff'] }, { hand: ['Sting', 'Merry', 'Pippin'] }],
      path: ['Haldir', 'Elendil', 'Elendil', 'Elendil', 'Merry'],
      main: ['Uruk-hai Scouts', 'Pippin'],
    });
    t.choose('Play Gandalf’s Staff', 'Destroy Haldir');
    expect(t.path()).toContain('Uruk-hai Scouts');
    t.choose('End your turn');
    expect(t.prompt).toBe('Play cards, buy, defeat the Archenemy, or end your turn');
    expect(t.hand(1).length).toBe(3);
  });

  const two = (hand: readonly string[]) =>
    table('dbg', {
      players: [{ hand }, { hand: ['Haldir'] }],
      step: 'ambush',
      path: ['Uruk-hai Grunt', 'Uruk-Hai', 'Haldir', 'Haldir', 'Haldir'],
      ambushes: ['Uruk-hai Grunt', 'Uruk-Hai'],
    });

  rule('DBG-AMBUSH-05', 'the victim decides in which order several ambushes come', () => {
    const t = two(['Sting', 'Merry']);
    expect([t.asked, t.labels()]).toEqual([0, ['Uruk-hai Grunt', 'Uruk-Hai']]);
    t.choose('Uruk-Hai', 'Suffer it');
    expect(t.discard(0)).toEqual(['Corruption']);
    expect(t.prompt).toContain('Uruk-hai Grunt ambushes you');
  });

  rule(['DBG-AMBUSH-06', 'DBG-AMBUSH-05'], 'all of them come before the turn', () => {
    const t = two(['Sting', 'Merry']);
    t.choose('Uruk-hai Grunt', 'Suffer it', 'Discard Sting');
    expect(t.offers('Play Merry')).toBe(false);
    t.choose('Suffer it');
    expect(t.offers('Play Merry')).toBe(true);
  });

  rule(['DBG-AMBUSH-07', 'DBG-AMBUSH-09'], 'one Defense card avoids an ambush, and no more may be played', () => {
    const t = table('dbg', {
      players: [{ hand: ['You Shall Not Pass!', 'Don’t Tempt Me, Frodo!'] }, {}],
      step: 'ambush',
      path: ['Uruk-Hai', 'Haldir', 'Haldir', 'Haldir', 'Haldir'],
      ambushes: ['Uruk-Hai'],
    });
    t.choose('Defend with You Shall Not Pass!');
    expect([t.corruption, t.hand(0)]).toEqual([20, ['Don’t Tempt Me, Frodo!', 'Despair']]);
    expect(t.offers('End your turn')).toBe(true);
  });

  rule(['DBG-AMBUSH-08', 'DBG-EX-04', 'DBG-AMBUSH-05'], 'each ambush needs a Defense card of its own', () => {
    const t = two(['Ride Like the Wind', 'Sting']);
    t.choose('Uruk-hai Grunt', 'Defend with Ride Like the Wind');
    expect(t.labels()).toEqual(['Suffer it']);
    t.choose('Suffer it');
    expect(t.discard(0)).toContain('Corruption');
    expect(t.hand(0)).toContain('Sting');
  });
});

describe('Group Ambushes', () => {
  const revealed = (hands: readonly (readonly string[])[], stack: readonly string[], more = {}) =>
    table('dbg', {
      players: hands.map((hand) => ({ hand })),
      step: 'reveal',
      archenemy: '',
      stack: [...stack, 'lurtz'],
      path: ['Haldir', 'Haldir', 'Haldir', 'Pippin', 'Pippin'],
      ...more,
    });

  rule(['DBG-GROUP-AMBUSH-02', 'DBG-SILENT-12'], 'everybody is hit, clockwise from the player who is next', () => {
    const t = revealed([['Sting'], ['Horn of Gondor'], ['Sting']], ['moria-horde'], { turn: 1 });
    const asked: number[] = [];
    for (let i = 0; i < 3; i++) {
      asked.push(t.asked);
      t.choose('Suffer it');
    }
    expect(asked).toEqual([2, 0, 1]);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([[], [], []]);
  });

  rule(['DBG-GROUP-AMBUSH-03', 'DBG-GROUP-AMBUSH-04'], 'who defends avoids it for himself, the others suffer', () => {
    const t = revealed([['Sting'], ['Horn of Gondor', 'Don’t Tempt Me, Frodo!']], ['moria-horde']);
    t.choose('Defend with Don’t Tempt Me, Frodo!', 'Suffer it');
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['Horn of Gondor', 'Despair']]);
  });

  rule(['DBG-GROUP-AMBUSH-05', 'DBG-CONFLICT-07'], 'it comes before the ambushes of the Path', () => {
    const t = revealed([['Sting'], ['Sting', 'Merry', 'Pippin']], ['moria-horde'], {
      path: ['Uruk-hai Grunt', 'Haldir', 'Haldir', 'Haldir', 'Haldir'],
      ambushes: ['Uruk-hai Grunt'],
    });
    expect(t.prompt).toMatch(/^Moria Horde ambushes you all \(show your hand .*\): do you avoid the Group Ambush\?$/);
    t.choose('Suffer it', 'Suffer it');
    expect(t.hand(1)).toEqual(['Merry', 'Pippin']);
    expect([t.turn, t.prompt]).toEqual([
      1,
      'Uruk-hai Grunt ambushes you (discard 1 card from your hand): do you avoid the Ambush?',
    ]);
  });

  rule('DBG-GROUP-AMBUSH-06', 'cards of the Path whose ambush is still to come are marked for everybody', () => {
    const t = revealed([['Sting'], ['Sting']], ['moria-horde'], {
      path: ['Uruk-hai Grunt', 'Haldir', 'Uruk-Hai', 'Haldir', 'Haldir'],
      ambushes: ['Uruk-hai Grunt', 'Uruk-Hai'],
    });
    const marked = (viewer: number) =>
      t
        .view(viewer)
        .view.path.filter(({ ambush }) => ambush)
        .map(({ def }) => def);
    for (const viewer of [0, 1, 7]) expect(marked(viewer)).toEqual(['uruk-hai-grunt', 'uruk-hai']);
    t.choose('Suffer it', 'Suffer it', 'Uruk-Hai');
    expect(marked(7)).toEqual([]);
  });

  rule('DBG-GROUP-AMBUSH-07', 'the archenemy is announced to all, and every victim reads what he does', () => {
    const t = revealed([['Sting'], ['Sting'], []], ['ulaire-ostea']);
    t.go();
    expect(t.log).toContain('Úlairë Ostëa is revealed and ambushes everybody.');
    const text = 'show your hand; if you have an ally in your hand, gain 2 Corruption';
    for (const seat of [1, 0]) {
      expect(t.asked).toBe(seat);
      expect(t.prompt.toLowerCase()).toContain(text.toLowerCase());
      expect(t.decision.source).toBeDefined();
      t.choose('Suffer it');
    }
    // Whoever is not asked sees the card, and its text with it.
    for (const viewer of [0, 1, 2, 7]) expect(t.view(viewer).view.archenemy?.def).toBe('ulaire-ostea');
  });

  rule('DBG-GROUP-AMBUSH-08', 'an archenemy who stays on top does not repeat it', () => {
    const t = revealed([['Haldir'], ['Haldir', 'Sting']], ['moria-horde']);
    t.choose('Suffer it', 'Suffer it');
    expect(t.turn).toBe(1);
    t.choose('End your turn');
    expect([t.turn, t.prompt]).toEqual([0, 'Play cards, buy, defeat the Archenemy, or end your turn']);
    expect(t.archenemy()).toBe('Moria Horde');
  });

  rule('DBG-GROUP-AMBUSH-09', 'one Defense card, which gives no cover against the ambush that follows', () => {
    const t = revealed([['Haldir'], ['Don’t Tempt Me, Frodo!', 'Sting', 'You Shall Not Pass!']], ['moria-horde'], {
      path: ['Uruk-Hai', 'Haldir', 'Haldir', 'Haldir', 'Haldir'],
      ambushes: ['Uruk-Hai'],
    });
    t.choose('Defend with Don’t Tempt Me, Frodo!');
    expect(t.asked).toBe(0);
    t.choose('Suffer it');
    expect(t.prompt).toBe('Uruk-Hai ambush you (gain 1 Corruption): do you avoid the Ambush?');
    t.choose('Suffer it');
    expect(t.discard(1)).toContain('Corruption');
  });
});
