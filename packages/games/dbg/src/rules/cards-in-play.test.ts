import { table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';

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
    t.choose('Suffer it', 'Defend with You Shall Not Pass!');
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
    expect(t.prompt).toBe('Cast It into the Fire!: destroy 1 card from your hand or discard pile, if you like');
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
      main: ['Merry', 'Finding the Ring', 'Pippin'],
    });
    // The player whose turn ends guesses first and misses.
    t.choose('Suffer it', 'Suffer it', 'Cost 1', 'Cost 0');
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
