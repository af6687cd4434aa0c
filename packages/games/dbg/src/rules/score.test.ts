import { type DbgTable, table } from '@tafelrunde/testing/dbg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';

rule(['DBG-END-GAME-01', 'DBG-SILENT-17'], 'the game ends at once when Lurtz is defeated', () => {
  const t = table('dbg', {
    players: [{ hand: ['Courage'] }, {}],
    archenemy: 'lurtz',
    stack: [],
    power: 20,
    path: ['Haldir'],
  });
  t.choose('Defeat Lurtz for 14');
  expect(t.over).toMatchObject({ winners: [0], reason: 'dbg.over.archenemies', scores: [10, 0] });
  expect(t.hand(0)).toEqual(['Courage']);
});

rule('DBG-END-GAME-01', 'defeating another archenemy does not end it', () => {
  const t = table('dbg', { players: [{}, {}], archenemy: 'balrog', stack: ['lurtz'], power: 20, path: ['Haldir'] });
  t.choose('Defeat The Balrog for 13');
  expect(t.over).toBeNull();
});

rule(
  ['DBG-END-GAME-02', 'DBG-SILENT-18'],
  'the game ends when the Path cannot be filled, not when the main deck is just empty',
  () => {
    const path = ['Haldir', 'Pippin', 'Merry', 'Sting'];
    const t = table('dbg', { players: [{}, { hand: ['Elendil'] }], path, main: ['Elendil'] });
    t.choose('End your turn');
    expect([t.over, t.main(), t.path().length]).toEqual([null, [], 5]);
    t.choose('Play Elendil', 'Buy Merry for 3');
    expect(t.over).toBeNull();
    t.choose('End your turn');
    expect(t.over).toMatchObject({ reason: 'dbg.over.path', winners: [1], scores: [0, 3] });
  },
);

describe('a standstill', () => {
  const path = ['Haldir', 'Pippin', 'Merry', 'Sting', 'Elendil'];
  const pass = (t: DbgTable, turns: number) => {
    for (let turn = 0; turn < turns; turn++) t.choose('End your turn');
  };

  rule('DBG-OURS-01', 'ends the game after twenty rounds, with a warning half-way', () => {
    const t = table('dbg', { players: [{ hand: ['Haldir'] }, { hand: ['Courage'] }], path });
    const lines: string[] = [];
    t.m.log = (line) => lines.push(line.words[0]);
    pass(t, 19);
    expect(lines).not.toContain('dbg.log.standstill');
    pass(t, 1);
    expect(lines.filter((key) => key === 'dbg.log.standstill')).toHaveLength(1);
    pass(t, 19);
    expect(t.over).toBeNull();
    pass(t, 1);
    expect(t.over).toMatchObject({ winners: [0], reason: 'dbg.over.standstill', scores: [1, 0] });
  });

  rule.each([
    { what: 'somebody gains a card', hand: ['Elendil'], last: ['Play Elendil', 'Buy Merry for 3'] },
    {
      what: 'a card is destroyed',
      hand: ['Shards of Narsil', 'Despair'],
      last: ['Play Shards of Narsil', 'Destroy Despair'],
    },
  ])('DBG-OURS-01', 'begins anew when $what', ({ hand, last }) => {
    const t = table('dbg', { players: [{ hand, deck: [] }, {}], path });
    pass(t, 38);
    t.choose(...last);
    // The turn in which it happened counts from then on.
    pass(t, 39);
    expect(t.over).toBeNull();
    pass(t, 1);
    expect(t.over).toMatchObject({ reason: 'dbg.over.standstill' });
  });
});

rule(
  ['DBG-END-GAME-03', 'DBG-END-GAME-04', 'DBG-SILENT-14'],
  'all cards a player owns count, wherever they are',
  () => {
    const t = table('dbg', {
      players: [
        {
          hand: ['Elendil'],
          deck: ['Gandalf the Grey'],
          discard: ['Haldir'],
          locations: ['Lothlórien'],
          played: ['Merry'],
        },
        { discard: ['Boromir, Captain of the White Tower'] },
      ],
      archenemy: 'lurtz',
      stack: [],
      power: 14,
    });
    expect([t.points(0), t.points(1)]).toEqual([2 + 3 + 1 + 2 + 1, 2]);
    t.choose('Defeat Lurtz for 14');
    expect(t.over).toMatchObject({ winners: [0], scores: [19, 2] });
  },
);

rule('DBG-END-GAME-03', 'the most points win, even for somebody who did not end the game', () => {
  const t = table('dbg', {
    players: [{}, { deck: ['Gandalf the Grey', 'Gandalf the Grey', 'Gandalf the Grey', 'Gandalf the Grey'] }],
    archenemy: 'lurtz',
    stack: [],
    power: 14,
  });
  t.choose('Defeat Lurtz for 14');
  expect(t.over).toMatchObject({ winners: [1], scores: [10, 12] });
});

rule('DBG-END-GAME-05', 'each Corruption costs a point', () => {
  const t = table('dbg', { players: [{ hand: ['Corruption'], deck: ['Corruption'], discard: ['Haldir'] }, {}] });
  expect(t.points(0)).toBe(-1);
});

rule(['DBG-END-GAME-06', 'DBG-EX-24', 'DBG-SILENT-16'], 'a tie is won by whoever defeated more archenemies', () => {
  const corruption = new Array(4).fill('Corruption');
  const t = table('dbg', {
    players: [
      { discard: ['Gandalf the Grey', 'Haldir', ...corruption], defeated: 2 },
      { discard: ['Gandalf the Grey', 'Gandalf the Grey', 'Gandalf the Grey', 'Haldir'], defeated: 2 },
    ],
    archenemy: 'lurtz',
    stack: [],
    power: 14,
  });
  t.choose('Defeat Lurtz for 14');
  expect(t.over).toMatchObject({ scores: [10, 10], winners: [0] });
  expect([t.defeated(0), t.defeated(1)]).toEqual([3, 2]);
});

rule('DBG-SILENT-16', 'defeats count, not archenemies still owned', () => {
  const t = table('dbg', {
    players: [
      { discard: ['Boromir, Captain of the White Tower', 'Gandalf the Grey'], defeated: 3 },
      { discard: ['Nazgûl', 'Haldir'], defeated: 1 },
    ],
    path: ['Haldir'],
    main: [],
  });
  t.pass();
  expect(t.over).toMatchObject({ scores: [5, 5], winners: [0] });
});

rule('DBG-SILENT-15', 'equal in points and defeats, they share the victory', () => {
  const t = table('dbg', { players: [{}, {}, { discard: ['Corruption'] }], path: ['Haldir'], main: [] });
  t.pass();
  expect(t.over).toMatchObject({ winners: [0, 1], scores: [0, 0, -1] });
});
