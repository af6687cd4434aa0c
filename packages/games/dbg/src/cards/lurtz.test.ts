import { table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { FULL, reveal } from '../../test/reveal.ts';

describe('Lurtz', () => {
  rule(['DBG-LURTZ-01', 'DBG-EX-14'], 'any number may be named as a cost, 0 included', () => {
    const t = reveal(
      'lurtz',
      [
        ['Courage', 'Despair'],
        ['Elendil', 'Elendil'],
      ],
      { stack: ['lurtz'] },
    );
    t.choose('Suffer it', 'Suffer it');
    // Every cost that a card has, and those between; a higher number could only miss.
    expect(t.labels()).toEqual(Array.from({ length: 15 }, (_, n) => `Cost ${n}`));
    t.choose('Cost 3');
    expect([t.hand(1), t.discard(1)]).toEqual([[], ['Elendil', 'Elendil']]);
    t.choose('Cost 0');
    expect(t.hand(0)).toEqual(['Courage', 'Despair']);
  });

  rule.each([...Array(15).keys()])('DBG-LURTZ-01', 'the cost %i may be named', (n) => {
    const t = reveal('lurtz', [['Elendil'], ['Sting']], { stack: ['lurtz'] });
    t.choose('Suffer it', 'Suffer it', `Cost ${n}`, `Cost ${n}`);
    expect([t.hand(1), t.hand(0)]).toEqual([n === 4 ? ['Sting'] : [], n === 5 ? ['Elendil'] : []]);
  });

  rule(
    ['DBG-LURTZ-02', 'DBG-LURTZ-03', 'DBG-LURTZ-04', 'DBG-EX-16'],
    'all lose when the last card of the main deck fills the Path',
    () => {
      const t = table('dbg', {
        mode: 'impossible',
        players: [{}, { discard: ['Gandalf the Grey'] }],
        archenemy: 'lurtz-impossible',
        stack: [],
        path: FULL.slice(1),
        main: ['Elendil'],
      });
      t.choose('End your turn');
      expect(t.over).toEqual({ winners: [], reason: 'dbg.over.lost' });
      expect(t.path().length).toBe(5);
    },
  );

  rule(['DBG-LURTZ-02', 'DBG-LURTZ-03', 'DBG-LURTZ-04', 'DBG-EX-17'], 'or when he destroys it; nothing follows', () => {
    const t = table('dbg', {
      mode: 'impossible',
      players: [{}, {}],
      archenemy: 'lurtz-impossible',
      stack: [],
      path: FULL,
      main: ['Elendil', 'Merry'],
    });
    t.choose('End your turn');
    expect(t.over).toEqual({ winners: [], reason: 'dbg.over.lost' });
    expect([t.destroyed(), t.turn]).toEqual([['Elendil', 'Merry'], 0]);
  });

  rule.each([
    { seats: 2, n: 18 },
    { seats: 3, n: 8 },
    { seats: 4, n: 5 },
    { seats: 5, n: 4 },
  ])('DBG-OURS-02', 'with $seats players he destroys $n cards at the end of each turn', ({ seats, n }) => {
    const t = table('dbg', {
      mode: 'impossible',
      players: Array.from({ length: seats }, () => ({})),
      archenemy: 'lurtz-impossible',
      stack: [],
      path: FULL,
      main: [...new Array<string>(n).fill('Merry'), 'Sting', 'Pippin'],
    });
    t.choose('End your turn');
    expect([t.over, t.destroyed().length, t.main()]).toEqual([null, n, ['Sting', 'Pippin']]);
    expect(t.log).toContain(`Lurtz (Impossible): ${n} cards are destroyed from the main deck.`);
    t.choose('End your turn');
    expect(t.over).toEqual({ winners: [], reason: 'dbg.over.lost' });
  });

  rule(['DBG-LURTZ-02', 'DBG-LURTZ-03'], 'all lose, too, if the last card is not enough to fill the Path', () => {
    const t = table('dbg', {
      mode: 'impossible',
      players: [{}, {}],
      archenemy: 'lurtz-impossible',
      stack: [],
      path: FULL.slice(2),
      main: ['Elendil'],
    });
    t.choose('End your turn');
    expect(t.over).toEqual({ winners: [], reason: 'dbg.over.lost' });
  });

  rule(
    ['DBG-LURTZ-02', 'DBG-LURTZ-04'],
    'or if he is revealed over an empty main deck, before his Group Ambush',
    () => {
      const t = reveal('lurtz-impossible', [['Haldir'], ['Haldir']], { stack: ['lurtz-impossible'], main: [] });
      expect(t.over).toEqual({ winners: [], reason: 'dbg.over.lost' });
      expect(t.hand(0)).toEqual(['Haldir']);
    },
  );

  rule(['DBG-LURTZ-04', 'DBG-LURTZ-02'], 'even in the middle of a turn, whoever takes the last card', () => {
    const t = table('dbg', {
      mode: 'impossible',
      players: [{ hand: ['Mithril Vest'] }, {}],
      archenemy: 'lurtz-impossible',
      stack: [],
      path: FULL,
      main: ['Elendil'],
      power: 20,
    });
    t.choose('Play Mithril Vest');
    expect(t.over).toEqual({ winners: [], reason: 'dbg.over.lost' });
  });

  rule(['DBG-SILENT-24', 'DBG-IMPOSSIBLE-08'], 'defeated, he ends the game with a score as usual', () => {
    const t = table('dbg', {
      mode: 'impossible',
      players: [{}, { discard: ['Haldir'] }],
      archenemy: 'lurtz-impossible',
      stack: [],
      path: FULL,
      power: 14,
    });
    t.choose('Defeat Lurtz (Impossible) for 14');
    expect(t.over).toMatchObject({ winners: [0], scores: [12, 1] });
  });
});

rule(
  ['DBG-IMPOSSIBLE-08', 'DBG-SILENT-23', 'DBG-SILENT-24'],
  'all other rules of Impossible Mode are those of the normal game',
  () => {
    const t = table('dbg', {
      mode: 'impossible',
      players: [
        { hand: ['Haldir', 'Courage', 'Courage'] },
        { hand: ['Sting', 'Merry'] },
        { hand: ['You Shall Not Pass!'] },
      ],
      path: ['Haldir', 'Elendil'],
      main: ['Uruk-hai Grunt', 'Haldir', 'Merry', 'Pippin'],
    });
    t.choose('Play all 3 simple cards (Power and drawing)', 'Buy Haldir for 2', 'End your turn');
    // Only the victim is asked; nobody defends for a neighbour.
    expect([t.asked, t.labels()]).toEqual([1, ['Suffer it']]);
    t.choose('Suffer it', 'Discard Sting');
    expect([t.turn, t.hand(1)]).toEqual([1, ['Merry']]);
    const short = table('dbg', { mode: 'impossible', players: [{}, {}], path: FULL.slice(2), main: ['Merry'] });
    short.choose('End your turn');
    expect(short.over).toMatchObject({ reason: 'dbg.over.path', winners: [0, 1] });
  },
);
