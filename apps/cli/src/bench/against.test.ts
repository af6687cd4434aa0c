import type { TaskName } from '@tafelrunde/lab';
import { expect, test } from 'vitest';
import { type AgainstOptions, against, comparedMeasures } from './against.ts';

const folders = { before: 'old', now: 'new' };

/** Code in two folders; the new one is twice as fast, asks for half of the memory, and plays other games from the 250th on. */
async function compare(given: Partial<AgainstOptions>, cannot: readonly string[] = []) {
  const log: string[] = [];
  const told: number[] = [];
  const begin = (root: string) => {
    log.push(`${root} begins`);
    const each = root === 'old' ? 4 : 2;
    const able = (task: TaskName): boolean => !cannot.includes(`${root} ${task}`);
    return {
      work: async (task: TaskName, seed: string, times: number) => {
        if (seed === 'size' && times === 1) log.push(`${root} works on ${task}`);
        return able(task) ? { done: times, spent: times * each } : null;
      },
      bytes: async (task: TaskName) => {
        log.push(`${root} counts bytes of ${task}`);
        return each * 100;
      },
      cold: async (task: TaskName, _seed: string, milliseconds: number) => {
        log.push(`${root} is cold at ${task}`);
        return { done: milliseconds / each, spent: milliseconds };
      },
      course: async (from: number, to: number) => {
        log.push(`${root} plays ${from} to ${to}`);
        return root === 'new' && to > 250 ? -1 : from;
      },
      play: async (setups: readonly unknown[] | null) => {
        log.push(`${root} plays ${setups === null ? 'its own' : 'the same'}`);
        return (setups ?? ['one']) as readonly string[];
      },
      leave: () => void log.push(`${root} leaves`),
    };
  };
  const options = { milliseconds: 400, measures: [], alike: 0, pairs: 1, progress: (done: number) => told.push(done) };
  const found = await against('dbg', 'abc', folders, { ...options, ...given }, begin);
  return { found, log, told };
}

const BEGINS = ['old begins', 'new begins', 'old plays its own', 'new plays the same', 'old plays the same'];
const LEAVES = ['old leaves', 'new leaves'];

test('everything that is wanted is measured in two processes that play the same, and then they leave', async () => {
  const { found, log, told } = await compare({ measures: ['decisions', 'bytes', 'cold'], alike: 200 });
  expect(found).toMatchObject({ game: 'dbg', against: 'abc', alike: 200 });
  expect(Object.keys(found.measures)).toEqual(['decisions', 'bytes', 'cold']);
  expect(found.measures.decisions).toMatchObject({ before: 250, now: 500, ratio: expect.closeTo(2) });
  expect(found.measures.bytes).toMatchObject({ before: 400, now: 200, ratio: 0.5 });
  expect(found.measures.cold!.ratio).toBeCloseTo(2);
  expect(log).toEqual([
    ...BEGINS,
    ...['new works on decisions', 'old works on decisions'],
    ...['old counts bytes of decisions', 'new counts bytes of decisions'],
    ...Array.from({ length: 3 }, () => ['old is cold at playouts', 'new is cold at playouts']).flat(),
    ...['old plays 0 to 100', 'new plays 0 to 100', 'old plays 100 to 200', 'new plays 100 to 200'],
    ...LEAVES,
  ]);
  // Four parts: it never goes back, and ends with all of it.
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.filter((share) => share <= 0.25).at(-1)).toBe(0.25);
  expect(told.slice(-2)).toEqual([0.875, 1]);
});

test('several pairs of processes are measured one after the other, and games played by the first alone', async () => {
  const { found, log, told } = await compare({ measures: ['bytes'], alike: 100, pairs: 2 });
  const counts = ['old counts bytes of decisions', 'new counts bytes of decisions'];
  const games = ['old plays 0 to 100', 'new plays 0 to 100'];
  expect(log).toEqual([...BEGINS, ...counts, ...games, ...LEAVES, ...BEGINS, ...counts, ...LEAVES]);
  expect(found.measures.bytes).toMatchObject({ before: 400, now: 200, ratio: expect.closeTo(0.5) });
  expect(told).toEqual([2 / 3]);
});

test('games that do not run alike are told, and no games if nobody asked', async () => {
  expect((await compare({ alike: 300 })).found.alike).toBe(-1);
  const { found, log, told } = await compare({ measures: ['decisions'], alike: 0 });
  expect(found.alike).toBe(0);
  expect(log.filter((line) => line.includes(' plays 0 '))).toEqual([]);
  expect(told.at(-1)).toBe(1);
});

test('what one of them cannot do is not measured', async () => {
  const { found } = await compare({ measures: ['steady', 'clone'] }, ['old steady']);
  expect(found.measures).toEqual({ steady: null, clone: expect.objectContaining({ before: 250, now: 500 }) });
});

test('it is played warm for three times as long as is measured, but no longer than everything takes to be compiled', async () => {
  const spent = async (milliseconds: number) => {
    let worked = 0;
    const begin = () => ({
      work: async (_: TaskName, seed: string, times: number) => {
        if (seed.startsWith('round')) worked += times;
        return { done: times, spent: times };
      },
      ...{ bytes: async () => null, cold: async () => null, course: async () => 0, play: async () => [] },
      leave: () => {},
    });
    const options = { milliseconds, measures: ['clone'] as const, alike: 0, pairs: 1, progress: () => {} };
    await against('dbg', 'abc', folders, options, begin);
    return worked / 2;
  };
  expect(await spent(1200)).toBe(4800);
  expect(await spent(24_000)).toBe(36_000);
});

test('both leave if one of them breaks', async () => {
  const left: string[] = [];
  const begin = (root: string) => ({
    ...{ work: async () => null, bytes: async () => null, cold: async () => null, course: async () => 0 },
    play: async () => {
      throw new Error('broken');
    },
    leave: () => void left.push(root),
  });
  const options = { milliseconds: 1, measures: comparedMeasures, alike: 0, pairs: 1, progress: () => {} };
  await expect(against('dbg', 'abc', folders, options, begin)).rejects.toThrow('broken');
  expect(left).toEqual(['old', 'new']);
});
