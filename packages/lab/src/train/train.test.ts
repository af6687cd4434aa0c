import { learntValue, loadSkill } from '@tafelrunde/bots';
import { below, seedWords, startMatch } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { loadMaker } from '../tables.ts';
import type { Seen } from './fit.ts';
import { train, watchGames } from './train.ts';

describe('games are learnt from as people may set them up', () => {
  test.each([1, 3])('every scenario of the living card game, for %i', async (seats) => {
    const maker = await loadMaker('lcg');
    const tables = maker.variety!(seats);
    expect(new Set(tables.map(({ scenario }) => scenario))).toEqual(new Set(maker.scenarios));
    for (const { decks, heroes } of tables) {
      expect(decks.length).toBe(seats);
      expect(new Set(heroes.flat()).size).toBe(heroes.flat().length);
    }
    const made = tables.filter(({ scenario }) => scenario === 'rhosgobel').map(({ decks }) => decks[0]);
    expect(made).toEqual(['leadership', 'rhosgobel-healers']);
  });

  test('every hero of Runebound, in both scenarios', async () => {
    const maker = await loadMaker('runebound');
    const tables = maker.variety!(2);
    const heroes = maker.game.defs.flatMap((def) =>
      (def as { readonly type?: string }).type === 'hero' ? [def.id] : [],
    );
    expect(new Set(tables.flatMap((table) => table.heroes.flat()))).toEqual(new Set(heroes));
    expect(new Set(tables.map(({ scenario }) => scenario))).toEqual(new Set(maker.scenarios));
  });
});

const setups = (await loadMaker('lcg')).variety!(1).map(({ setup }) => setup);
const { names } = (await loadSkill('lcg')).features!;
const training = { game: 'lcg', seed: 'a', bot: { level: 'steady' }, setups } as const;

test('a position is of the stage that it was seen in, and says what the value function thought of it', async () => {
  const games = await watchGames(training, { from: 0, to: 4 });
  const seen = games.flat();
  expect(new Set(seen.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  for (const { kind, valued } of seen) {
    expect(kind).not.toBe('');
    expect(valued).toBeGreaterThanOrEqual(0);
    expect(valued).toBeLessThanOrEqual(1);
  }
});

/** Games of one kind in which the first feature wins, and of another in which it loses. */
const opposite = async (): Promise<readonly (readonly Seen[])[]> => {
  const luck = seedWords('opposite');
  return Array.from({ length: 20 }, () =>
    Array.from({ length: 80 }, (_, i) => {
      const x = below(luck, 1000) / 500 - 1;
      const features = names.map((_, at) => (at === 0 ? x : 0));
      const kind = i % 2 === 0 ? 'flies-and-spiders' : 'to-the-river';
      return { kind, features, time: 0, valued: 0.5, won: x > 0 === (i % 2 === 0) ? 1 : 0 };
    }),
  );
};

test('kinds of positions that were seen often have weights of their own, and are valued by them', async () => {
  const learnt = await train({ ...training, games: 20, command: 'none' }, opposite);
  expect(Object.keys(learnt.kinds!)).toEqual(['flies-and-spiders', 'to-the-river']);
  const { loss, lossOfMean, lossInUse } = learnt.provenance;
  expect(lossInUse).toBeCloseTo(Math.log(2), 2);
  expect(loss).toBeLessThan(lossOfMean / 2);
  expect(Object.keys(learnt.weights)).toEqual(names);
  const started = startMatch((await loadMaker('lcg')).game, (await loadMaker('lcg')).table({}).setup, 'a');
  if (!started.ok) throw new Error('no game');
  const valueIn = (kind: string): number => {
    const read = (): number[] => names.map((_, at) => (at === 0 ? 1 : 0));
    return learntValue({ names, read, time: () => 0, kind: () => kind }, learnt)(started.value, 0);
  };
  expect(valueIn('flies-and-spiders')).toBeGreaterThan(0.9);
  expect(valueIn('to-the-river')).toBeLessThan(0.1);
  expect(valueIn('somewhere else')).toBeCloseTo(0.5, 0);
});

test('where hardly anybody wins, a lost game counts by how far it came', async () => {
  const { setup } = (await loadMaker('lcg')).table({ scenario: 'dol-guldur' });
  const games = await watchGames({ ...training, setups: [setup] }, { from: 0, to: 6 });
  const shares = games.map(([first]) => first?.won ?? 0);
  expect(Math.max(...shares)).toBeLessThan(1);
  expect(new Set(shares).size).toBeGreaterThan(1);
});
