import { table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { FULL, reveal } from '../../test/reveal.ts';

const count = (list: readonly string[], title: string): number => list.filter((other) => other === title).length;

describe('the Witch-king', () => {
  const hands = [
    ['Courage', 'Courage', 'Courage', 'Haldir'],
    ['Courage', 'Haldir'],
    ['Courage', 'Courage', 'Courage'],
    ['Sting'],
  ];
  const suffered = (more = {}) => {
    const t = reveal('witch-king', hands, more);
    return t.choose('Suffer it', 'Suffer it', 'Suffer it', 'Suffer it');
  };

  rule('DBG-WITCHKING-01', 'everybody who does not avoid him shows his hand', () => {
    const t = reveal('witch-king', [['Courage', 'Haldir'], ['Sting', 'You Shall Not Pass!'], ['Merry']]);
    t.choose('Defend with You Shall Not Pass!', 'Suffer it', 'Suffer it');
    const seen = JSON.stringify(t.view(7));
    expect([seen.includes('"merry"'), seen.includes('"sting"')]).toEqual([true, false]);
  });

  rule(['DBG-WITCHKING-02', 'DBG-EX-13'], 'who has the most Courage destroys it; tied players all do', () => {
    const t = suffered();
    expect([t.hand(0), t.hand(2), count(t.destroyed(), 'Courage')]).toEqual([['Haldir'], [], 6]);
    expect(t.hand(1)).toEqual(['Courage', 'Haldir']);
  });

  rule(['DBG-WITCHKING-03', 'DBG-EX-13'], 'and may draw as many cards', () => {
    const t = suffered();
    expect([t.asked, t.prompt]).toEqual([2, 'The Witch-king: do you want to draw 3 cards?']);
    t.choose('Yes', 'No');
    expect([t.hand(2).length, t.hand(0).length]).toEqual([3, 1]);
  });

  rule(
    ['DBG-WITCHKING-04', 'DBG-EX-13', 'DBG-CONFLICT-04', 'DBG-READ-01'],
    'together they deal as many Corruption as one of them destroyed, only to the other affected players',
    () => {
      const t = suffered();
      t.choose('Yes', 'Yes');
      const givers: number[] = [];
      for (const to of ['Player 2', 'Player 2', 'Player 4']) {
        givers.push(t.asked);
        expect(t.labels()).toEqual(['Player 2', 'Player 4']);
        t.choose(to);
      }
      expect(givers).toEqual([2, 0, 2]);
      expect([t.corruption, count(t.discard(1), 'Corruption'), count(t.discard(3), 'Corruption')]).toEqual([17, 2, 1]);
      expect(t.turn).toBe(1);
    },
  );

  rule(['DBG-WITCHKING-05', 'DBG-EX-13'], 'no more than the stack still holds', () => {
    const t = suffered({ corruption: 2 });
    t.choose('Yes', 'Yes', 'Player 4', 'Player 4');
    expect([t.corruption, t.discard(3), t.turn]).toEqual([0, ['Corruption', 'Corruption'], 1]);
  });

  rule('DBG-SILENT-27', 'without receivers no Corruption is dealt; without Courage nothing happens', () => {
    const tied = reveal('witch-king', [['Courage'], ['Courage']]);
    tied.choose('Suffer it', 'Suffer it', 'Yes', 'Yes');
    expect([tied.corruption, tied.turn, tied.hand(0).length]).toEqual([20, 1, 1]);
    const none = reveal('witch-king', [['Haldir'], ['Sting']]);
    none.choose('Suffer it', 'Suffer it');
    expect([none.destroyed(), none.turn, none.corruption]).toEqual([[], 1, 20]);
  });

  test('played, he turns the top of the main deck into Power', () => {
    const t = table('dbg', {
      players: [{ hand: ['The Witch-king'] }, {}],
      main: ['Elendil', 'Merry', 'Haldir'],
      path: FULL,
    });
    t.choose('Play The Witch-king');
    expect([t.power, t.destroyed()]).toEqual([8, ['Elendil', 'Merry']]);
  });
});

describe('Úlairë Cantëa', () => {
  rule('DBG-CANTEA-01', 'each player chooses for himself', () => {
    const t = reveal('ulaire-cantea', [[], []], {
      players: [{ discard: ['Despair'] }, { discard: ['Haldir', 'Despair'] }],
    });
    expect([t.asked, t.labels()]).toEqual([1, ['destroy 1 card from your discard pile', 'gain 2 Corruption']]);
    t.choose('destroy 1 card', 'Destroy Despair');
    expect(t.asked).toBe(0);
    t.choose('gain 2 Corruption');
    expect([t.discard(1), count(t.discard(0), 'Corruption'), t.destroyed()]).toEqual([['Haldir'], 2, ['Despair']]);
  });

  rule(
    ['DBG-CANTEA-02', 'DBG-EX-15'],
    'the first option is open with an empty discard pile, and nothing is destroyed',
    () => {
      const t = reveal('ulaire-cantea', [[], []]);
      t.choose('destroy 1 card', 'destroy 1 card');
      expect([t.destroyed(), t.corruption, t.turn]).toEqual([[], 20, 1]);
    },
  );

  test('his attack wants a card that is no starter, or brings Corruption', () => {
    const t = table('dbg', {
      players: [{ hand: ['Úlairë Cantëa'] }, { hand: ['Courage', 'The One Ring', 'Haldir'] }],
      path: FULL,
    });
    t.choose('Play Úlairë Cantëa', 'Suffer it');
    expect(t.labels()).toEqual(['Discard Haldir', 'gain 1 Corruption']);
    t.choose('gain 1 Corruption');
    expect([t.discard(1), t.power]).toEqual([['Corruption'], 3]);
  });
});

describe('Saruman', () => {
  test('all choose secretly: the lowest cost gains Corruption, the highest is destroyed', () => {
    const t = reveal('saruman', [['Elendil', 'Haldir'], ['Courage', 'Merry'], ['Sting']]);
    t.choose('Choose Courage');
    expect(JSON.stringify(t.view(0))).not.toContain('courage');
    t.choose('Choose Elendil');
    expect([t.destroyed(), count(t.discard(1), 'Corruption')]).toEqual([['Elendil'], 3]);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['Haldir'], ['Merry', 'Courage'], ['Sting']]);
  });

  test('who has no card takes no part, and with equal costs all suffer both', () => {
    const t = reveal('saruman', [['Haldir', 'Sting'], [], ['Pippin', 'Sting']]);
    t.choose('Choose Pippin', 'Choose Haldir');
    expect([count(t.discard(0), 'Corruption'), t.discard(1), count(t.discard(2), 'Corruption')]).toEqual([3, [], 3]);
    expect([t.destroyed().toSorted(), t.hand(0), t.hand(2)]).toEqual([['Haldir', 'Pippin'], ['Sting'], ['Sting']]);
  });

  test('played, he gains all cards of the named type among seven', () => {
    const main = ['Elendil', 'Sting', 'Haldir', 'Merry', 'Uruk-Hai', 'Sting', 'Pippin', 'Elendil'];
    const t = table('dbg', { players: [{ hand: ['Saruman'] }, {}], main, path: FULL });
    t.choose('Play Saruman', 'Artifact');
    expect(t.hand(0)).toEqual(['Sting', 'Sting']);
    t.choose('Merry under the main deck', 'Elendil under the main deck', 'Haldir under', 'Uruk-Hai under');
    expect(t.main()).toEqual(['Elendil', 'Merry', 'Elendil', 'Haldir', 'Uruk-Hai', 'Pippin']);
  });
});

describe('other archenemies', () => {
  test('the Cave Troll destroys cards of equal cost', () => {
    const t = reveal('cave-troll', [['Haldir'], ['Pippin'], ['Elendil']]);
    t.choose('Suffer it', 'Suffer it', 'Suffer it');
    expect([t.destroyed().toSorted(), t.hand(2)]).toEqual([['Haldir', 'Pippin'], ['Elendil']]);
  });

  test('the Watcher takes two more from whoever lost the highest cost', () => {
    const t = reveal('watcher-in-the-water', [
      ['Elendil', 'Elendil', 'Elendil', 'Elendil'],
      ['Haldir', 'Haldir'],
    ]);
    t.choose('Suffer it', 'Suffer it');
    t.choose('Discard Elendil', 'Discard Elendil');
    expect([t.hand(0), t.hand(1), t.turn]).toEqual([['Elendil'], ['Haldir'], 1]);
  });

  test('Úlairë Ostëa brings Corruption to whoever holds an ally', () => {
    const t = reveal('ulaire-ostea', [['Haldir', 'Merry'], ['Sting']]);
    t.choose('Suffer it', 'Suffer it');
    expect([count(t.discard(0), 'Corruption'), t.discard(1)]).toEqual([2, []]);
  });

  test('Úlairë Ostëa’s attack gives a card away, or destroys it if avoided', () => {
    const players = (hand: string[]) => [{ hand: ['Úlairë Ostëa'], discard: ['Corruption', 'Haldir'] }, { hand }];
    const t = table('dbg', { players: players(['Sting']), path: FULL });
    t.choose('Play Úlairë Ostëa', 'Give Corruption', 'Suffer it');
    expect([t.discard(0), t.discard(1)]).toEqual([['Haldir'], ['Corruption']]);
    const u = table('dbg', { players: players(['You Shall Not Pass!']), path: FULL });
    u.choose('Play Úlairë Ostëa', 'Give Corruption', 'Defend with You Shall Not Pass!');
    expect([u.discard(0), u.discard(1), u.destroyed()]).toEqual([['Haldir'], ['You Shall Not Pass!'], ['Corruption']]);
  });

  test('the Uruk-hai Band sweeps the Path and lets every new ambush hit everybody who did not avoid it', () => {
    const t = reveal('uruk-hai-band', [['Haldir', 'Sting'], ['You Shall Not Pass!']], {
      main: ['Uruk-Hai', 'Merry', 'Merry', 'Merry', 'Merry', 'Pippin'],
    });
    t.choose('Defend with You Shall Not Pass!', 'Suffer it');
    expect([t.asked, t.prompt]).toEqual([0, 'Uruk-Hai ambush you (gain 1 Corruption): do you avoid the Ambush?']);
    t.choose('Suffer it');
    expect([t.discard(0), t.discard(1), t.destroyed().length]).toEqual([['Corruption'], ['You Shall Not Pass!'], 5]);
    expect([t.turn, t.ambushes()]).toEqual([1, []]);
  });

  rule('DBG-AMBUSH-05', 'whom the Uruk-hai Band brings several ambushes orders them himself, each for his own', () => {
    const t = reveal(
      'uruk-hai-band',
      [
        ['Haldir', 'Sting'],
        ['Merry', 'Pippin'],
      ],
      {
        main: ['Uruk-Hai', 'Merry', 'Uruk-hai Grunt', 'Merry', 'Merry', 'Pippin'],
      },
    );
    t.choose('Suffer it', 'Suffer it');
    expect([t.asked, t.labels()]).toEqual([1, ['Uruk-Hai', 'Uruk-hai Grunt']]);
    expect(t.prompt).toBe('Uruk-hai Band: which Ambush hits you next?');
    t.choose('Uruk-hai Grunt', 'Suffer it', 'Discard Merry', 'Suffer it');
    expect([t.discard(1), t.asked, t.labels()]).toEqual([['Merry', 'Corruption'], 0, ['Uruk-Hai', 'Uruk-hai Grunt']]);
    t.choose('Uruk-Hai', 'Suffer it', 'Suffer it', 'Discard Sting');
    expect([t.discard(0), t.turn, t.ambushes()]).toEqual([['Corruption', 'Sting'], 1, []]);
  });

  rule('DBG-AMBUSH-05', 'an enemy who left the Path meanwhile ambushes nobody any more', () => {
    const t = reveal('uruk-hai-band', [['Haldir'], ['Boromir’s Shield']], {
      main: ['Uruk-Hai', 'Merry', 'Merry', 'Merry', 'Merry', 'Pippin'],
    });
    t.choose('Suffer it', 'Suffer it', 'Defend with Boromir’s Shield');
    expect(t.prompt).toBe('Boromir’s Shield: do you take Uruk-Hai into your hand?');
    t.choose('Gain Uruk-Hai');
    expect([t.hand(1), t.discard(0), t.turn]).toEqual([['Despair', 'Uruk-Hai'], [], 1]);
  });

  test('the Uruk-hai Band gives 3 Power for each empty discard pile', () => {
    const t = table('dbg', { players: [{ hand: ['Uruk-hai Band'] }, { discard: ['Haldir'] }, {}], path: FULL });
    t.choose('Play Uruk-hai Band');
    expect(t.power).toBe(3 + 6);
  });

  rule('DBG-SILENT-12', 'Úlairë Nelya names its order: from the player of the turn on', () => {
    const t = reveal('ulaire-nelya', [['Sting'], ['Haldir'], []], { turn: 1, main: ['Elendil', 'Merry', 'Sting'] });
    const asked: number[] = [];
    for (const answer of ['Suffer it', 'Suffer it', 'Cost 5', 'Cost 0', 'Cost 4']) {
      asked.push(t.asked);
      if (answer.startsWith('Cost')) expect(t.prompt).toBe('Úlairë Nelya: name a cost');
      t.choose(answer);
    }
    // Defenses and guesses alike: 1, whose turn ends, then 2 (no hand, nothing to defend with) and 0.
    expect(asked).toEqual([1, 0, 1, 2, 0]);
    expect([t.hand(1), t.discard(2), t.hand(0)]).toEqual([['Haldir', 'Elendil'], ['Corruption'], ['Sting', 'Sting']]);
    expect(t.main()).toEqual(['Merry']);
  });

  rule('DBG-GAIN-02', 'Úlairë Nelya punishes nobody over an empty main deck: there is no card to miss', () => {
    const t = reveal('ulaire-nelya', [[], []], { main: [] });
    t.choose('Cost 5', 'Cost 0');
    expect([t.discard(0), t.discard(1), t.corruption, t.turn]).toEqual([[], [], 20, 1]);
  });

  test('the Balrog leaves two random cards', () => {
    const t = reveal('balrog', [['Haldir', 'Merry', 'Sting', 'Pippin'], ['Sting']]);
    t.choose('Suffer it', 'Suffer it');
    expect([t.hand(0).length, t.discard(0).length, t.hand(1)]).toEqual([2, 2, ['Sting']]);
  });
});
