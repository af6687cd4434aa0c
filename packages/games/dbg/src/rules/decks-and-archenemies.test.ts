import { table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';

const FULL = ['Haldir', 'Haldir', 'Haldir', 'Haldir', 'Haldir'];

describe('destroying', () => {
  rule(
    ['DBG-DESTROY-01', 'DBG-DESTROY-03'],
    'the player chooses among the places the text names: hand and discard pile',
    () => {
      const t = table('dbg', {
        players: [{ hand: ['Fly, You Fools!', 'Despair', 'The One Ring'], discard: ['Corruption', 'Haldir'] }, {}],
        path: FULL,
      });
      t.choose('Play Fly, You Fools!');
      expect(t.labels()).toEqual(['Destroy Despair', 'Destroy Corruption', 'Destroy Haldir']);
      t.choose('Destroy Haldir');
      expect([t.destroyed(), t.discard(0)]).toEqual([['Haldir'], ['Corruption']]);
    },
  );

  rule('DBG-DESTROY-01', 'or the deck, or the Path', () => {
    const t = table('dbg', {
      players: [{ hand: ['Mirror of Galadriel', 'Gandalf’s Staff'], deck: ['Despair', 'Merry'] }, {}],
      path: ['Sting', 'Haldir'],
    });
    t.choose('Play Mirror of Galadriel', 'Yes', 'Play Gandalf’s Staff', 'Destroy Sting');
    expect([t.destroyed(), t.deck(0)]).toEqual([['Despair', 'Sting'], ['Merry']]);
  });

  rule('DBG-DESTROY-02', 'destroyed cards lie open and are out of the game', () => {
    const t = table('dbg', { players: [{ hand: ['Fly, You Fools!', 'Elendil'], deck: [] }, {}], path: FULL });
    t.choose('Play Fly, You Fools!', 'Destroy Elendil');
    const { destroyed } = t.view(1).view;
    expect(destroyed.cards.map((card) => card?.def)).toEqual(['elendil']);
    t.choose('End your turn', 'End your turn');
    expect([t.hand(0), t.points(0)]).toEqual([['Fly, You Fools!'], 1]);
  });

  rule(['DBG-DESTROY-04', 'DBG-READ-03'], 'destroyed Valor never returns to its stack, in no mode', () => {
    for (const mode of ['normal', 'impossible'] as const) {
      const t = table('dbg', { mode, players: [{ hand: ['Fly, You Fools!', 'Valor'] }, {}], path: FULL, valor: 5 });
      t.choose('Play Fly, You Fools!', 'Destroy Valor');
      expect([t.valor, t.destroyed()]).toEqual([5, ['Valor']]);
    }
  });

  rule(
    ['DBG-DESTROY-05', 'DBG-EX-23', 'DBG-IMPOSSIBLE-04', 'DBG-READ-03'],
    'destroyed Corruption is gone in a normal game and returns in Impossible Mode',
    () => {
      const after = (mode: 'normal' | 'impossible') => {
        const t = table('dbg', {
          mode,
          players: [{ hand: ['Fly, You Fools!', 'Corruption'] }, {}],
          path: FULL,
          corruption: 5,
        });
        t.choose('Play Fly, You Fools!', 'Destroy Corruption');
        return [t.corruption, t.destroyed()];
      };
      expect(after('normal')).toEqual([5, ['Corruption']]);
      expect(after('impossible')).toEqual([6, []]);
    },
  );
});

describe('decks', () => {
  rule(
    ['DBG-SHUFFLE-01', 'DBG-SHUFFLE-02', 'DBG-EX-25'],
    'the discard pile is shuffled only when a card is needed',
    () => {
      const t = table('dbg', {
        players: [{ hand: [], deck: ['Sting', 'Merry'], discard: new Array(8).fill('Haldir') }, {}],
        path: FULL,
      });
      t.choose('End your turn');
      expect(t.hand(0)).toEqual(['Sting', 'Merry', 'Haldir', 'Haldir', 'Haldir']);
      expect([t.deck(0).length, t.discard(0).length]).toEqual([5, 0]);
      const lazy = table('dbg', {
        players: [{ hand: ['Pippin'], deck: ['Sting'], discard: ['Haldir'] }, {}],
        path: FULL,
      });
      lazy.choose('Play Pippin');
      expect([lazy.deck(0), lazy.discard(0)]).toEqual([[], ['Haldir']]);
    },
  );

  rule('DBG-SHUFFLE-02', 'also to reveal a card', () => {
    const t = table('dbg', { players: [{ hand: ['Uruk-hai Grunt'] }, { deck: [], discard: ['Haldir'] }], path: FULL });
    t.choose('Play Uruk-hai Grunt');
    expect([t.deck(1), t.discard(1)]).toEqual([[], ['Haldir']]);
    expect(t.log).toContain('Player 2 shuffles a new deck.');
  });

  rule(['DBG-SILENT-19', 'DBG-PLAY-05'], 'cards of the running turn are not shuffled in', () => {
    const t = table('dbg', { players: [{ hand: ['Haldir', 'Pippin'], deck: [], discard: ['Sting'] }, {}], path: FULL });
    t.choose('Play Haldir', 'Play Pippin');
    expect([t.hand(0), t.played(0), t.deck(0)]).toEqual([['Sting'], ['Haldir', 'Pippin'], []]);
  });

  rule('DBG-SILENT-20', 'with deck and discard pile empty, as many cards as there are are drawn', () => {
    const t = table('dbg', { players: [{ hand: ['The Council of Elrond'], deck: ['Sting'] }, {}], path: FULL });
    t.choose('Play The Council of Elrond');
    expect(t.hand(0)).toEqual(['Sting']);
  });

  rule('DBG-GAIN-01', 'a gained card costs nothing and goes where the effect says, else to the discard pile', () => {
    const t = table('dbg', {
      players: [{ hand: ['Nazgûl', 'Gandalf’s Fireworks'], deck: ['Merry'] }, {}],
      path: ['Elendil', 'Sting'],
    });
    t.choose('Play Nazgûl', 'Gain Elendil');
    expect([t.power, t.discard(0)]).toEqual([2, ['Elendil']]);
    t.choose('Play Gandalf’s Fireworks', 'Gain Sting');
    expect([t.power, t.deck(0)]).toEqual([3, ['Sting', 'Merry']]);
  });

  rule(['DBG-GAIN-02', 'DBG-SILENT-07'], 'if there is no such card, nothing is gained and play goes on', () => {
    const t = table('dbg', {
      players: [{ hand: ['Moria Horde'] }, {}],
      path: ['Haldir', 'Elendil'],
      valor: 0,
      power: 5,
    });
    t.choose('Play Moria Horde');
    expect([t.asked, t.discard(0)]).toEqual([0, []]);
    expect(t.labels()).toEqual(['Buy Haldir for 2', 'Buy Elendil for 5', 'Defeat Nazgûl for 8', 'End your turn']);
  });
});

describe('archenemies', () => {
  rule(['DBG-ARCHENEMY-01', 'DBG-EX-20'], 'who has the Power may defeat the top one; the cost is paid', () => {
    const t = table('dbg', { players: [{ hand: ['Courage'] }, {}], path: ['Moria Orc Captain'], power: 9 });
    t.choose('Defeat Nazgûl for 8');
    expect([t.power, t.defeated(0), t.defeated(1)]).toEqual([1, 1, 0]);
    const poor = table('dbg', { players: [{}, {}], path: FULL, power: 7 });
    expect(poor.offers('Defeat')).toBe(false);
  });

  rule('DBG-ARCHENEMY-02', 'he goes to the discard pile', () => {
    const t = table('dbg', { players: [{}, {}], path: FULL, power: 8 });
    t.choose('Defeat Nazgûl for 8');
    expect(t.discard(0)).toEqual(['Nazgûl']);
  });

  rule('DBG-ARCHENEMY-03', 'only one can be defeated in a turn', () => {
    const t = table('dbg', { players: [{ hand: ['Courage'] }, {}], path: FULL, power: 30 });
    t.choose('Defeat Nazgûl for 8');
    expect([t.offers('Defeat'), t.archenemy()]).toEqual([false, undefined]);
    expect(JSON.stringify(t.view(0))).not.toContain('moria-horde');
  });

  rule(['DBG-ARCHENEMY-05', 'DBG-EX-20'], 'buying an enemy of the Path or gaining one defeats nobody', () => {
    const t = table('dbg', { players: [{ hand: ['Úlairë Nelya'] }, {}], path: ['Uruk-Hai', 'Black Riders'], power: 4 });
    t.choose('Buy Uruk-Hai for 4', 'Play Úlairë Nelya');
    expect([t.discard(0), t.defeated(0)]).toEqual([['Uruk-Hai', 'Black Riders'], 0]);
  });

  rule('DBG-ARCHENEMY-06', 'played from the hand only his upper text counts', () => {
    const t = table('dbg', { players: [{ hand: ['Cave Troll'] }, { hand: ['Haldir', 'Haldir'] }], path: FULL });
    t.choose('Play Cave Troll');
    expect([t.power, t.asked, t.hand(1)]).toEqual([4, 0, ['Haldir', 'Haldir']]);
  });

  rule(['DBG-ARCHENEMY-07', 'DBG-CONFLICT-06'], 'for all effects he is an enemy', () => {
    const enemies = new Array(4).fill('Moria Orcs');
    const t = table('dbg', {
      players: [{ discard: ['Sting', ...enemies] }, { discard: ['Sting', ...enemies, 'Cave Troll'] }],
    });
    expect([t.points(0), t.points(1)]).toEqual([4, 4 + 5 + 5]);
  });

  rule(['DBG-ARCHENEMY-08', 'DBG-CONFLICT-06'], 'and he is one type, not two', () => {
    const t = table('dbg', { players: [{ hand: ['Horn of Gondor', 'Cave Troll'] }, {}], path: FULL });
    t.choose('Play Horn of Gondor', 'Play Cave Troll');
    expect(t.power).toBe(2 + 4);
  });

  rule('DBG-ARCHENEMY-09', 'an Ongoing effect is in force while he is on top, and not before or after', () => {
    const ambushed = (archenemy: string) => {
      const t = table('dbg', {
        mode: 'impossible',
        players: [{ hand: ['Haldir', 'Merry', 'Pippin', 'Sting'] }, {}],
        archenemy,
        stack: ['lurtz-impossible'],
        step: 'ambush',
        path: ['Uruk-hai Grunt', 'Uruk-Hai', 'Haldir', 'Haldir', 'Haldir'],
        ambushes: ['Uruk-hai Grunt', 'Uruk-Hai'],
      });
      t.choose('Uruk-hai Grunt', 'Suffer it', 'Discard Haldir', 'Suffer it');
      return t.discard(0).filter((title) => title === 'Corruption').length;
    };
    expect(ambushed('nazgul-impossible')).toBe(2);
    expect(ambushed('cave-troll-impossible')).toBe(1);
  });

  rule('DBG-CARD-04', 'an enemy with both attacks when played and ambushes only from the Path', () => {
    const t = table('dbg', { players: [{ hand: ['Uruk-Hai', 'Merry'] }, { hand: ['Sting'] }], path: FULL });
    t.choose('Play Uruk-Hai', 'Suffer it');
    expect([t.discard(1), t.corruption]).toEqual([['Sting'], 20]);
    const u = table('dbg', {
      players: [{ hand: ['Merry', 'Sting'] }, { hand: ['Pippin'] }],
      step: 'ambush',
      path: ['Uruk-Hai'],
      ambushes: ['Uruk-Hai'],
    });
    u.choose('Suffer it');
    expect([u.discard(0), u.hand(0), u.hand(1)]).toEqual([['Corruption'], ['Merry', 'Sting'], ['Pippin']]);
  });
});

rule('DBG-SILENT-28', 'hands and the order of decks are hidden, everything else is open', () => {
  const t = table('dbg', {
    players: [
      { hand: ['Sting'], deck: ['Elendil'], discard: ['Merry'], locations: ['Isengard'] },
      { hand: ['Pippin'] },
    ],
    path: ['Haldir'],
    main: ['Gandalf the Grey'],
    destroyed: ['Galadriel, Lady of Light'],
  });
  const other = JSON.stringify(t.view(1));
  for (const id of ['"sting"', '"elendil"', '"gandalf-the-grey"']) expect(other).not.toContain(id);
  for (const id of ['"merry"', '"isengard"', '"haldir"', '"galadriel"']) expect(other).toContain(id);
  const { players, main, valor, corruption } = t.view(1).view;
  expect([players[0].hand.count, players[0].deck.count, main.count, valor, corruption]).toEqual([1, 1, 1, 14, 20]);
  expect(JSON.stringify(t.view(0))).toContain('"sting"');
});
