import { rule } from '@tafelrunde/testing/rule';
import type { HexGiven, RbTable } from '@tafelrunde/testing/runebound';
import { expect } from 'vitest';
import { turnTable } from '../../test/tables.ts';

/** A hero on a hex who has just rolled these dice for a move. */
function rolled(at: HexGiven, dice: readonly string[], more: Parameters<typeof turnTable>[0] | null = null): RbTable {
  const t = turnTable({ hero: 'corbin', ...more, at });
  t.m.runTo(({ proc, step }) => proc === 'move' && step === 'spend', 'move');
  if (t.offers('Keep the roll')) t.until('move/spend', 'Keep the roll');
  return t.setDice(...dice);
}

rule(
  ['RB-MOVE-01', 'RB-MOVE-02', 'RB-RIVER-04', 'RB-SPEED-01'],
  'a move action goes one hex without dice, over any terrain and river, or rolls dice equal to speed',
  () => {
    const t = turnTable({ hero: 'corbin', at: [5, 8] });
    t.goTo([5, 9]);
    expect(t.isAt(0, [5, 9])).toBe(true);
    expect(t.actions).toBe(2);
    t.until('move/spend', 'Move: roll');
    expect(t.dice).toHaveLength(3);
    expect(t.actions).toBe(1);
  },
);

rule(
  ['RB-MOVE-03', 'RB-MOVE-06', 'RB-SPEND-06', 'RB-DICE-02'],
  'dice are spent one at a time, each once, to an adjacent hex of that terrain',
  () => {
    // There are plains all around [9,9].
    const t = rolled([9, 9], ['plains/forest', 'mountain/water']);
    expect(t.reach(0)).toHaveLength(6);
    expect(t.reach(1)).toEqual([]);
    t.spendDie(0, [9, 10]);
    expect(t.isAt(0, [9, 10])).toBe(true);
    // The die showed two terrains and is spent all the same.
    expect(t.m.s.diceSpent).toBe(1);
    expect(t.reach(0)).toEqual([]);
  },
);

rule(
  ['RB-MOVE-04', 'RB-MOVE-05', 'RB-MOVE-07'],
  'after the roll a hero is bound to the dice, uses as many as it likes, and does nothing else before',
  () => {
    const t = rolled([1, 3], ['plains', 'plains', 'mountain/water']);
    expect(t.labels().every((label) => label.startsWith('Spend') || label === 'Stay')).toBe(true);
    t.spendDie(0, [1, 4]);
    expect(t.offers('Train')).toBe(false);
    expect(t.offers(t.hexId([1, 5]))).toBe(false);
    t.choose('Stay');
    expect(t.actions).toBe(2);
    expect(t.offers('Train')).toBe(true);
  },
);

rule(['RB-MOVE-08', 'RB-SPACE-05'], 'every die enters a city', () => {
  expect(rolled([5, 5], ['mountain/water']).canSpend(0, 'tamalir')).toBe(true);
});

rule(['RB-MOVE-09', 'RB-SILENT-08'], 'every die crosses a bridge', () => {
  expect(rolled('red-bridge', ['mountain/water', 'forest/hills']).canSpend(1, [6, 8])).toBe(true);
  expect(rolled('zadrics-crossing', ['forest/hills']).canSpend(0, [12, 10])).toBe(true);
});

rule(['RB-MOVE-10', 'RB-EX-16'], 'an ability that moves the hero needs no move action', () => {
  const t = turnTable({ hero: 'mok', at: [4, 4], skills: ['walking-on-water'] });
  t.choose('Walking on Water').goTo([4, 5]);
  expect(t.isAt(0, [4, 5])).toBe(true);
  expect(t.actions).toBe(3);
});

rule(
  ['RB-RIVER-01', 'RB-RIVER-02', 'RB-RIVER-03', 'RB-EX-39'],
  'only water or a compass crosses a river away from bridges',
  () => {
    // A river runs between [2,11] and [3,11], both plains.
    const t = rolled([2, 11], ['plains', 'compass', 'mountain/water']);
    expect([0, 1, 2].map((die) => t.canSpend(die, [3, 11]))).toEqual([false, true, true]);
  },
);

rule(['RB-READ-01', 'RB-GOLDEN-05'], 'a river beats a road and a city, a bridge beats the river', () => {
  // Riverwatch lies beyond the river from [10,13]; the road comes from [11,12].
  const t = rolled([5, 7], ['plains/forest', 'mountain/water']);
  expect(t.canSpend(0, [4, 7])).toBe(false);
  expect(t.canSpend(1, [4, 7])).toBe(true);
});

rule(
  ['RB-ROAD-01', 'RB-ROAD-02', 'RB-ROAD-03'],
  'any die goes along a road, out of a city and through Market Town and Suvar’s Rest',
  () => {
    const wrong = ['forest/hills'];
    expect(rolled([7, 6], wrong).canSpend(0, [7, 7])).toBe(true);
    expect(rolled('tamalir', wrong).canSpend(0, [4, 6])).toBe(true);
    expect(rolled('tamalir', wrong).canSpend(0, [4, 7])).toBe(false);
    expect(rolled('market-town', wrong).canSpend(0, [9, 6])).toBe(true);
    expect(rolled('suvars-rest', wrong).canSpend(0, [2, 6])).toBe(true);
  },
);

rule(['RB-ROAD-04'], 'onto a road from beside it the die must match its terrain', () => {
  const t = rolled([7, 5], ['forest/hills', 'plains']);
  expect([t.canSpend(0, [7, 6]), t.canSpend(1, [7, 6])]).toEqual([false, true]);
});

rule(['RB-ROAD-05', 'RB-EX-17'], 'roads that only lie beside each other do not count as one', () => {
  const t = rolled([2, 7], ['forest/hills']);
  expect(t.canSpend(0, [3, 6])).toBe(false);
  expect(t.canSpend(0, [2, 6])).toBe(true);
});

rule(['RB-SPACE-02'], 'any number of heroes may stand on one hex', () => {
  const t = turnTable({ hero: 'corbin', at: [2, 10] });
  t.goTo('forge');
  expect(t.m.s.hex[0]).toBe(t.m.s.hex[1]);
});

rule(
  ['RB-SPACE-03', 'RB-EX-20', 'RB-EX-21', 'RB-EX-22', 'RB-SILENT-07'],
  'fortresses, towns and shrines keep their terrain',
  () => {
    const sundergard = rolled([12, 12], ['plains', 'mountain/water']);
    expect([sundergard.canSpend(0, 'sundergard'), sundergard.canSpend(1, 'sundergard')]).toEqual([true, false]);
    const cavern = rolled([0, 13], ['mountain/water', 'plains']);
    expect([cavern.canSpend(0, 'cavern-town'), cavern.canSpend(1, 'cavern-town')]).toEqual([true, false]);
    const forge = rolled([1, 12], ['mountain/water', 'plains']);
    expect([forge.canSpend(0, 'yrthwrights-forge'), forge.canSpend(1, 'yrthwrights-forge')]).toEqual([true, false]);
  },
);

rule(['RB-SPEED-02'], 'more speed, more dice', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], assets: ['thoroughbred'] });
  expect(t.stat(0, 'speed')).toBe(5);
  t.until('move/spend', 'Move: roll');
  expect(t.dice).toHaveLength(5);
});

rule(['RB-LIMITS-02', 'RB-EX-34'], 'more dice than the box holds are rolled all the same', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], assets: ['thoroughbred'], skills: ['world-walker'] });
  t.until('move/spend', 'Move: roll');
  expect(t.dice).toHaveLength(7);
});

rule(['RB-DICE-01', 'RB-SILENT-12'], 'a roll gives one of six faces, with five terrains and the compass', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 30; i++) {
    const t = turnTable({ hero: 'corbin', at: [1, 3] }, { seed: `roll ${i}` });
    t.until('move/spend', 'Move: roll');
    for (const face of t.dice) seen.add(face);
  }
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

rule(['RB-DICE-03'], 'a compass goes anywhere', () => {
  const t = rolled([12, 4], ['compass']);
  expect(t.reach(0)).toHaveLength(6);
});

rule(
  ['RB-ONCE-01', 'RB-ONCE-03', 'RB-EX-03', 'RB-MOVE-07'],
  'once per turn, at any time, even between two dice',
  () => {
    const t = rolled([1, 3], ['plains', 'plains', 'plains'], { hero: 'corbin', skills: ['tireless'] });
    t.spendDie(0, [1, 4]);
    t.choose('Tireless').goTo([2, 4]);
    expect(t.offers('Tireless')).toBe(false);
    t.spendDie(1, [2, 3]).spendDie(2, [1, 3]);
    expect(t.isAt(0, [1, 3])).toBe(true);
    expect(t.actions).toBe(2);
    expect(t.offers('Tireless')).toBe(false);
  },
);

rule(['RB-ONCE-02', 'RB-SETUP-19'], 'a once-per-turn ability is not for others’ turns', () => {
  const t = turnTable(
    { hero: 'corbin', at: 'forge' },
    {
      players: [
        { hero: 'corbin', at: [1, 3] },
        { hero: 'laurel', at: 'forge', skills: ['tireless'] },
      ],
    },
  );
  t.until('dice/keep', 'Move: roll');
  // Corbin has no card in hand and nothing for his dice: he is not asked, and Laurel even less.
  t.go();
  expect(t.asked).toBe(0);
  expect(t.offers('Laurel')).toBe(false);
});

rule(
  ['RB-EXHAUST-01', 'RB-EXHAUST-03', 'RB-EXHAUST-04', 'RB-EXHAUST-05', 'RB-EX-46', 'RB-EX-13'],
  'a hero exerts to roll a die anew, and again, as often as it has skill cards',
  () => {
    const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['smite', 'prayer'] });
    t.until('dice/keep', 'Move: roll');
    t.setDice('plains', 'plains', 'mountain/water');
    expect(t.labels()).toEqual(['Keep the roll', 'Exert and reroll plains', 'Exert and reroll mountain/water']);
    t.choose('Exert and reroll mountain/water').choose('Smite');
    expect(t.zone('skillDiscard')).toEqual(['Smite']);
    t.choose('r2');
    expect(t.zone('skillDiscard')).toEqual(['Smite', 'Prayer']);
    // No card is left: the roll stands.
    expect(t.labels().some((label) => label.startsWith('Exert'))).toBe(false);
  },
);

rule(['RB-SILENT-36', 'RB-EXHAUST-03'], 'rerolls come before the first die is spent', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['smite', 'prayer'] });
  t.choose('Move: roll').choose('Keep the roll');
  t.setDice('plains', 'plains', 'mountain/water').spendDie(0, [1, 4]);
  expect(t.labels().some((label) => label.startsWith('Exert'))).toBe(false);
});

rule(['RB-EXHAUST-02'], 'exertion is the cost of some abilities', () => {
  const without = turnTable({ hero: 'corbin', damage: 5, skills: ['survivalist'] });
  expect(without.offers('Survivalist')).toBe(false);
  const t = turnTable({ hero: 'corbin', damage: 5, skills: ['survivalist'], hand: ['smite'] });
  t.choose('Survivalist');
  expect([t.damage(0), t.hand(0)]).toEqual([3, []]);
});
