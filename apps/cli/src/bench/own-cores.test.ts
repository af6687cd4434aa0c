import type { Helper, Round } from '@tafelrunde/bots';
import { expect, test } from 'vitest';
import { onCoresOfTheirOwn } from './own-cores.ts';

const round = (deals: readonly number[]): Round => ({ luck: [1, 2, 3, 4], deals, plans: [] });

/** Computing time that only passes by work, and helpers who need so much of it for a share. */
function machine(...each: readonly number[]) {
  let spent = 100;
  const helpers = each.map(
    (milliseconds): Helper =>
      async ({ deals }) => {
        await Promise.resolve();
        spent += milliseconds;
        return deals.map((deal) => [deal]);
      },
  );
  const work = (milliseconds: number): void => {
    spent += milliseconds;
  };
  return { ...onCoresOfTheirOwn(helpers, () => spent), work };
}

test('who works at the same time takes as long as the one who needs longest', async () => {
  const { crew, clock } = machine(30, 50);
  const began = clock();
  const rows = await Promise.all(crew.map((help, at) => help(round([at]), 1000)));
  expect(rows).toEqual([[[0]], [[1]]]);
  expect(clock() - began).toBe(50);
});

test('each is told when it would have been done, and may be asked again meanwhile', async () => {
  const { crew, clock } = machine(10, 35);
  const began = clock();
  const told: string[] = [];
  const keep = async (at: number, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) {
      await crew[at](round([i]), 1000);
      told.push(`${at} at ${clock() - began}`);
    }
  };
  await Promise.all([keep(0, 5), keep(1, 1)]);
  expect(told).toEqual(['0 at 10', '0 at 20', '0 at 30', '1 at 35', '0 at 40', '0 at 50']);
});

test('what whoever shares out does himself takes time, too', async () => {
  const { crew, clock, work } = machine(10, 10);
  const began = clock();
  await Promise.all(crew.map((help) => help(round([1]), 1000)));
  work(7);
  await crew[0](round([2]), 1000);
  expect(clock() - began).toBe(27);
});

test('one that fails is told as well', async () => {
  const broken: Helper = async () => {
    throw new Error('no');
  };
  const { crew } = onCoresOfTheirOwn([broken], () => 0);
  await expect(crew[0](round([1]), 1000)).rejects.toThrow('no');
});
