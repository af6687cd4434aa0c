import { boxKey } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { ZONE } from '../zones.ts';

const FULL = ['Haldir', 'Haldir', 'Haldir', 'Haldir', 'Haldir'];

describe('locations', () => {
  rule('DBG-LOCATION-01', 'a bought location goes to the discard pile', () => {
    const t = table('dbg', { players: [{}, {}], path: ['Isengard'], power: 4 });
    t.choose('Buy Isengard for 4');
    expect([t.discard(0), t.locations(0)]).toEqual([['Isengard'], []]);
  });

  rule('DBG-LOCATION-02', 'played, it stays for the rest of the game', () => {
    const t = table('dbg', { players: [{ hand: ['Isengard'] }, {}], path: FULL });
    t.choose('Play Isengard');
    for (let i = 0; i < 4; i++) t.choose('End your turn');
    expect(t.locations(0)).toEqual(['Isengard']);
    expect(t.discard(0)).not.toContain('Isengard');
  });

  rule('DBG-LOCATION-03', 'its effect works in every turn of its owner, and in his only', () => {
    const t = table('dbg', { players: [{ locations: ['Lothlórien'] }, {}], path: FULL });
    t.choose('End your turn', 'End your turn');
    expect([t.hand(0).length, t.hand(1).length]).toEqual([6, 5]);
    t.choose('End your turn');
    expect(t.hand(0).length).toBe(6);
  });

  rule('DBG-LOCATION-03', 'once per turn means once in every turn', () => {
    const t = table('dbg', { players: [{ hand: ['Despair', 'Despair'], locations: ['Isengard'] }, {}], path: FULL });
    t.choose('Use Isengard', 'Destroy Despair');
    expect([t.offers('Use Isengard'), t.destroyed()]).toEqual([false, ['Despair']]);
    t.choose('End your turn', 'End your turn');
    expect(t.offers('Use Isengard')).toBe(true);
  });

  rule('DBG-LOCATION-04', 'a player may have any number of locations', () => {
    const places = ['Hobbiton', 'Isengard', 'The Prancing Pony', 'The Mines of Moria', 'Lothlórien', 'Rivendell'];
    const t = table('dbg', { players: [{ hand: places }, {}], path: FULL });
    t.choose(...places.map((place) => `Play ${place}`));
    expect(t.locations(0)).toEqual(places);
  });

  rule('DBG-LOCATION-05', 'a location in play is no card of the hand', () => {
    const t = table('dbg', {
      players: [{ hand: ['Uruk-Hai'] }, { hand: ['Haldir'], locations: ['Rivendell'] }],
      path: FULL,
    });
    t.choose('Play Uruk-Hai', 'Suffer it');
    expect([t.hand(1), t.locations(1), t.discard(1)]).toEqual([[], ['Rivendell'], ['Haldir']]);
    const u = table('dbg', {
      players: [{ hand: ['Recover Your Strength'], locations: ['Rivendell'] }, {}],
      path: FULL,
    });
    u.choose('Play Recover Your Strength');
    expect(u.locations(0)).toEqual(['Rivendell']);
  });

  rule('DBG-LOCATION-06', 'it works already in the turn in which it is played', () => {
    const t = table('dbg', { players: [{ hand: ['Haldir', 'Rivendell', 'Elendil'] }, {}], path: FULL });
    t.choose('Play Haldir', 'Play Rivendell', 'Play Elendil');
    expect(t.power).toBe(2 + 3 + 1);
  });

  rule(
    ['DBG-CARD-06', 'DBG-EFFECT-02', 'DBG-EX-08', 'DBG-CARD-05', 'DBG-ARCHENEMY-07'],
    'the Mines draw for the first enemy, after he is carried out',
    () => {
      const t = table('dbg', {
        players: [
          { hand: ['Moria Horde', 'Uruk-hai Scouts'], deck: ['Elendil', 'Merry'], locations: ['The Mines of Moria'] },
          {},
        ],
        path: ['Sting', 'Horn of Gondor', 'Haldir'],
      });
      t.choose('Play Moria Horde');
      expect([t.power, t.hand(0)]).toEqual([3, ['Uruk-hai Scouts']]);
      expect(t.labels()).toEqual(['Gain Sting', 'Gain Horn of Gondor', 'None']);
      t.choose('Gain Sting');
      expect(t.hand(0)).toEqual(['Uruk-hai Scouts', 'Sting', 'Elendil']);
      t.choose('Play Uruk-hai Scouts');
      expect(t.hand(0)).toEqual(['Sting', 'Elendil']);
    },
  );

  rule(['DBG-TRIGGER-01', 'DBG-EX-22'], 'an enemy played before the Mines uses up the first', () => {
    const t = table('dbg', {
      players: [{ hand: ['Orc Overseer', 'Uruk-Hai'], deck: ['The Mines of Moria', 'Merry'] }, {}],
      path: FULL,
    });
    t.choose('Play Orc Overseer', 'Play The Mines of Moria', 'Play Uruk-Hai');
    expect(t.hand(0)).toEqual([]);
    expect(t.deck(0)).toEqual(['Merry']);
  });

  rule('DBG-SILENT-13', 'of several effects at once the player of the turn chooses the order', () => {
    const t = table('dbg', {
      players: [
        { hand: ['Moria Horde'], deck: ['Merry', 'Pippin'], locations: ['The Mines of Moria', 'The Mines of Moria'] },
        {},
      ],
      path: FULL,
    });
    t.choose('Play Moria Horde');
    expect([t.asked, t.decision.kind, t.labels().length]).toEqual([0, 'order', 2]);
    t.choose(t.options()[0].id);
    expect(t.hand(0)).toEqual(['Merry', 'Pippin']);
  });
});

describe('Corruption', () => {
  rule(['DBG-CORRUPTION-01', 'DBG-CONFLICT-05'], 'gained Corruption goes to the discard pile', () => {
    const t = table('dbg', { players: [{ hand: ['Seduced by the Ring'], deck: ['Sting', 'Merry'] }, {}], path: FULL });
    t.choose('Play Seduced by the Ring', 'Yes');
    expect([t.discard(0), t.corruption, t.hand(0)]).toEqual([['Corruption'], 19, ['Sting', 'Merry']]);
  });

  rule(
    ['DBG-CORRUPTION-02', 'DBG-CORRUPTION-03', 'DBG-EX-11'],
    'with an empty stack nothing is gained, and the rest is carried out',
    () => {
      const t = table('dbg', {
        players: [{ hand: ['Haldir'] }, { hand: ['You Shall Not Pass!'], deck: ['Merry'] }],
        step: 'reveal',
        archenemy: '',
        stack: ['ulaire-nelya', 'lurtz'],
        corruption: 0,
        path: FULL,
        main: ['Elendil', 'Pippin', 'Merry'],
      });
      t.choose('Suffer it', 'Suffer it', 'Cost 3');
      expect([t.main(), t.discard(1)]).toEqual([['Pippin', 'Merry', 'Elendil'], []]);
    },
  );

  rule(['DBG-CORRUPTION-04', 'DBG-EX-11'], 'a Defense may be used although no Corruption is left', () => {
    const t = table('dbg', {
      players: [{ hand: ['Haldir'] }, { hand: ['You Shall Not Pass!'], deck: ['Merry'] }],
      step: 'reveal',
      archenemy: '',
      stack: ['ulaire-nelya', 'lurtz'],
      corruption: 0,
      path: FULL,
      main: ['Elendil', 'Pippin', 'Merry'],
    });
    t.choose('Defend with You Shall Not Pass!', 'Suffer it');
    expect([t.asked, t.discard(1), t.hand(1)]).toEqual([0, ['You Shall Not Pass!'], ['Merry']]);
    t.choose('Cost 0');
    expect(t.main()).toEqual(['Pippin', 'Merry', 'Elendil']);
  });

  rule('DBG-CARD-02', 'Corruption matches no card type', () => {
    const t = table('dbg', { players: [{ hand: ['Horn of Gondor', 'Corruption', 'Haldir'] }, {}], path: FULL });
    t.choose('Play Horn of Gondor', 'Play Corruption');
    expect(t.power).toBe(1);
    t.choose('Play Haldir');
    expect(t.power).toBe(2 + 2);
  });
});

describe('Fortunes', () => {
  rule('DBG-FORTUNE-02', 'one can be bought with an empty hand and no Power', () => {
    const t = table('dbg', { players: [{}, {}], path: ['Finding the Ring'] });
    expect([t.hand(0), t.power]).toEqual([[], 0]);
    t.choose('Buy Finding the Ring for 0');
    expect(t.hand(0).length).toBe(2);
  });

  rule('DBG-FORTUNE-03', 'bought, it is played at once and then destroyed', () => {
    const t = table('dbg', {
      players: [{ hand: ['Despair'], discard: ['Corruption'] }, {}],
      path: ['Cast It into the Fire!'],
    });
    t.choose('Buy Cast It into the Fire! for 0');
    expect(t.prompt).toContain('If you like: destroy');
    t.choose('Destroy Despair', 'Destroy Corruption');
    expect(t.destroyed()).toEqual(['Despair', 'Corruption', 'Cast It into the Fire!']);
    expect([t.discard(0), t.played(0)]).toEqual([[], []]);
  });

  rule(
    ['DBG-FORTUNE-04', 'DBG-FORTUNE-05', 'DBG-FORTUNE-06', 'DBG-EX-09'],
    'gained in another’s turn it is played at once, but its Power is lost',
    () => {
      const t = table('dbg', {
        players: [{ hand: ['Ringwraiths', 'Courage'] }, { hand: ['Mithril Vest'] }],
        path: FULL,
        main: ['Rage of the River', 'Merry'],
      });
      t.choose('Play Ringwraiths', 'Defend with Mithril Vest');
      expect([t.destroyed(), t.power, t.turn, t.asked]).toEqual([['Rage of the River'], 3, 0, 0]);
      expect(t.discard(1)).toEqual(['Mithril Vest']);
      t.choose('Play Courage', 'End your turn');
      expect([t.turn, t.power]).toEqual([1, 0]);
    },
  );

  rule('DBG-FORTUNE-04', 'also when it shows up between two turns', () => {
    const t = table('dbg', {
      players: [{ hand: ['Haldir'] }, { hand: ['Haldir'], deck: ['Sting', 'Merry', 'Pippin'] }],
      step: 'reveal',
      archenemy: '',
      stack: ['ulaire-nelya', 'lurtz'],
      path: FULL,
      main: ['Finding the Ring', 'Pippin', 'Merry'],
    });
    t.choose('Suffer it', 'Suffer it', 'Cost 0');
    expect([t.hand(1), t.destroyed()]).toEqual([['Haldir', 'Sting', 'Merry'], ['Finding the Ring']]);
  });

  rule('DBG-FORTUNE-07', 'later they come into the Path and can be bought there', () => {
    const t = table('dbg', {
      players: [{}, {}],
      path: ['Haldir'],
      main: ['Rage of the River', 'Merry', 'Merry', 'Merry', 'Merry'],
    });
    t.choose('End your turn');
    expect(t.path()).toContain('Rage of the River');
    expect(t.offers('Buy Rage of the River for 0')).toBe(true);
  });
});

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
    const { destroyed } = t.view(1).view as { destroyed: { cards: { def: string }[] } };
    expect(destroyed.cards.map(({ def }) => def)).toEqual(['elendil']);
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
  const { players, main, valor, corruption } = t.view(1).view as {
    players: { hand: { count: number }; deck: { count: number } }[];
    main: { count: number };
    valor: number;
    corruption: number;
  };
  expect([players[0].hand.count, players[0].deck.count, main.count, valor, corruption]).toEqual([1, 1, 1, 14, 20]);
  expect(JSON.stringify(t.view(0))).toContain('"sting"');
  expect(boxKey(t.m.s)).toBe(t.m.s.box);
  expect(t.m.s.zones[t.m.layout.zone(ZONE.hand, 0)].length).toBe(1);
});
