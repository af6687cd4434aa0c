import { expect, it } from 'vitest';
import { startServer } from '../../test/serving.ts';
import { type LoadOptions, load, thinkTime } from './load.ts';
import { Visitor } from './visitor.ts';

const swarm = (url: string, given: Partial<LoadOptions> = {}): LoadOptions => ({
  ...{ url, tables: 3, people: 2, seconds: 0.6, think: 0.01, game: 'sample', setup: () => ({ seats: 2 }) },
  ...given,
});

it('people play at as many tables as are wanted, and what they meet is counted', async () => {
  const { url } = await startServer();
  const told: (readonly [done: number, total: number])[] = [];
  const report = await load(swarm(url, { progress: (...now) => told.push(now) }));
  expect(report).toMatchObject({ tables: 3, errors: 0 });
  expect(report.answersPerSecond).toBeGreaterThan(5);
  expect(report.answersPerCpuSecond).toBeGreaterThan(0);
  expect(report.p50Milliseconds).toBeGreaterThan(0);
  expect(report.p99Milliseconds).toBeGreaterThanOrEqual(report.p50Milliseconds);
  expect(report).not.toHaveProperty('here');
  // First the tables, then the seconds.
  expect(told.slice(0, 3)).toEqual([1, 2, 3].map(() => [3, 3.6]));
  expect(told.at(-1)).toEqual([3, 3.6]);
  expect(new Set(told.map(([, total]) => total))).toEqual(new Set([3.6]));
  // Games are over soon: others have begun in their place.
  const { tables } = await (await Visitor.called(url, 'Anna')).must<{ tables: unknown[] }>('GET', '/tables');
  expect(tables).toEqual([]);
});

it('where there are several nodes, people at the owner of a table are told apart from the others', async () => {
  const { url } = await startServer();
  // The same server under another name.
  const other = url.replace('localhost', '127.0.0.1');
  const report = await load(swarm(url, { others: [other] }));
  expect(report.errors).toBe(0);
  const { here, elsewhere } = report;
  expect(here!.answers).toBeGreaterThan(0);
  expect(elsewhere!.answers).toBeGreaterThan(0);
  expect(report.answersPerSecond).toBeGreaterThan((here!.answers + elsewhere!.answers) / 2);
  for (const times of [here!, elsewhere!]) expect(times.p99Milliseconds).toBeGreaterThanOrEqual(times.p50Milliseconds);
});

it('what goes wrong is counted', async () => {
  const { url } = await startServer();
  expect(await load(swarm(url, { tables: 2, game: 'chess', seconds: 0.1 }))).toMatchObject({
    ...{ tables: 2, errors: 2, answersPerSecond: 0, p50Milliseconds: 0, p99Milliseconds: 0, answersPerCpuSecond: 0 },
  });
});

it('people mostly think a little, sometimes long', () => {
  const times = Array.from({ length: 4000 }, () => thinkTime(0.5)).sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  expect(mean).toBeGreaterThan(450);
  expect(mean).toBeLessThan(550);
  // Half of the time less than seven tenths of the mean.
  expect(times[2000] / mean).toBeGreaterThan(0.6);
  expect(times[2000] / mean).toBeLessThan(0.8);
  expect(times[0]).toBeGreaterThanOrEqual(0);
});
