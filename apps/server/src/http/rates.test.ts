import { expect, it } from 'vitest';
import { Rate, Rates } from './rates.ts';

it('what is used elsewhere counts, down to as much debt as could be saved', () => {
  let now = 0;
  const rate = new Rate(1, 4, () => now);
  const told: [string, number][] = [];
  rate.spent = (sender, price) => told.push([sender, price]);
  expect(rate.allows('a', 3)).toBe(true);
  rate.charge('a', 1);
  expect(rate.allows('a')).toBe(false);
  rate.charge('a', 100);
  now += 4000;
  expect(rate.allows('a')).toBe(false);
  now += 1000;
  expect(rate.allows('a')).toBe(true);
  rate.charge('b', 4);
  expect([rate.allows('b'), rate.allows('c', 4), rate.allows('d', 5)]).toEqual([false, true, false]);
  // Only what was used here is told.
  expect(told).toEqual([
    ['a', 3],
    ['a', 1],
    ['c', 4],
  ]);
});

it('a bucket is never fuller than full, and a rate of 0 is no limit', () => {
  let now = 0;
  const rate = new Rate(1, 2, () => now);
  now += 100_000;
  expect([rate.allows('a', 2), rate.allows('a', 0.1)]).toEqual([true, false]);
  now += 500;
  expect([rate.allows('a', 0.5), rate.allows('a', 0.1)]).toEqual([true, false]);
  const free = new Rate(0, 0, () => now);
  free.charge('a', 1000);
  expect(free.allows('a', 1e9)).toBe(true);
});

it('with very many senders those that have been quiet are forgotten first, then all', () => {
  let now = 0;
  const rate = new Rate(1, 1, () => now);
  const spend = (from: number, n: number): void => {
    for (let i = from; i < from + n; i++) rate.allows(`s${i}`);
  };
  spend(0, 25_000);
  now += 1000;
  spend(25_000, 25_000);
  // One more: the first half would be full again.
  expect(rate.allows('new')).toBe(true);
  expect([rate.allows('s49999'), rate.allows('s0')]).toEqual([false, true]);
  spend(100_000, 24_998);
  expect(rate.allows('s49999')).toBe(false);
  expect(rate.allows('one too many')).toBe(true);
  expect(rate.allows('s49999')).toBe(true);
});

it('all rates of the server, by their names and by a share', () => {
  const usual = new Rates(1);
  const told: string[] = [];
  usual.share((name, sender, price) => told.push(`${name} ${sender} ${price}`));
  const bursts = {
    ...{ requests: 100, bytes: 1024 * 1024, newPeople: 20, newTables: 10, logins: 10, connections: 60, messages: 60 },
    ...{ chat: 8, strangers: 8, doings: 20, looks: 4 * 1024 * 1024 },
  };
  for (const [name, burst] of Object.entries(bursts) as [keyof typeof bursts, number][]) {
    expect([usual[name].allows('a', burst + 1), usual[name].allows('a', burst)], name).toEqual([false, true]);
    const twice = new Rates(2);
    expect([twice[name].allows('a', 2 * burst + 1), twice[name].allows('a', 2 * burst)], name).toEqual([false, true]);
    twice.charge(name, 'b', 2 * burst);
    expect(twice[name].allows('b', burst / 2), name).toBe(false);
  }
  expect(told).toEqual(Object.entries(bursts).map(([name, burst]) => `${name} a ${burst}`));
});
