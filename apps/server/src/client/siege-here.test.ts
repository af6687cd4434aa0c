import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startsHere } from '../../test/here.ts';
import { emptyPage, tempFolder } from '../../test/serving.ts';
import { type AttackPlan, attackAll } from './attacks.ts';
import { siege } from './siege.ts';

const setup = () => ({ seats: 2 });

it('people play first in peace, then under attack, and it is told how they fared', async () => {
  const ended: string[] = [];
  const plans: AttackPlan[] = [];
  const told: (readonly [done: number, total: number])[] = [];
  let stopped = false;
  const report = await siege({
    ...{
      data: tempFolder(),
      seconds: 3,
      tables: 2,
      game: 'sample',
      setup,
      attacks: ['requests', 'nesting', 'guessing'],
    },
    env: { TAFELRUNDE_PAGE: emptyPage() },
    start: startsHere(ended),
    progress: (...now) => told.push(now),
    besiege: (plan) => {
      plans.push(plan);
      let begin = (): void => {};
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const tries = attackAll(
        plan,
        () => stopped,
        () => begin(),
      );
      return {
        begun,
        stop: () => {
          stopped = true;
          return tries;
        },
      };
    },
  });
  expect(report).toMatchObject({ lost: 0, errors: 0, problems: [] });
  expect(report.honestAnswers).toBeGreaterThan(0);
  expect(report.p99Milliseconds).toBeGreaterThanOrEqual(report.p50Milliseconds);
  expect(report.p50Milliseconds).toBeGreaterThan(0);
  expect(report.quietP99Milliseconds).toBeGreaterThan(0);
  expect(report.stopMilliseconds).toBeLessThan(5000);
  expect(Object.keys(report.attempts).sort()).toEqual(['guessing', 'nesting', 'requests']);
  for (const tries of Object.values(report.attempts)) expect(tries).toBeGreaterThan(0);
  expect(plans).toEqual([
    {
      ...{ port: expect.any(Number), game: 'sample', login: 'anna', only: ['requests', 'nesting', 'guessing'] },
      setups: Array.from({ length: 8 }, setup),
    },
  ]);
  // It was stopped while it was under attack.
  expect(ended).toEqual(['stopped']);
  expect(new Set(told.map(([, total]) => total))).toEqual(new Set([3]));
  expect(told[0][0]).toBeGreaterThanOrEqual(0.4);
  expect(told.at(-1)![0]).toBeGreaterThanOrEqual(2.9);
  expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((a, b) => a - b));
});

it('a server that ends badly, and one that does not know its people any more, is told', async () => {
  const start = startsHere();
  const report = await siege({
    ...{ data: tempFolder(), seconds: 0.6, tables: 1, game: 'sample', setup, attacks: [] },
    env: { TAFELRUNDE_PAGE: emptyPage() },
    start: async (env) => {
      const server = await start(env);
      return { ...server, stop: () => server.stop().then(() => 3) };
    },
    besiege: () => ({ begun: Promise.resolve(), stop: async () => ({}) }),
  });
  expect(report).toMatchObject({ lost: 0, errors: 1, problems: ['the server ended with 3'], attempts: {} });
});

it('attacks of all kinds go on until they are told to stop, and people still get in', {
  timeout: 120_000,
}, async () => {
  const server = await startsHere()({ TAFELRUNDE_DATA: tempFolder(), TAFELRUNDE_PAGE: emptyPage() });
  const plan: AttackPlan = {
    ...{ port: Number(new URL(server.url).port), game: 'sample', setups: [setup()], login: 'anna', only: null },
  };
  let stopped = false;
  const attacking = attackAll(
    plan,
    () => stopped,
    () => undefined,
  );
  await sleep(2500);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  stopped = true;
  const tries = await attacking;
  expect(Object.keys(tries)).toEqual([
    ...['flood', 'nesting', 'requests', 'halfOpen', 'documents', 'library', 'keenTables', 'slowReaders', 'guessing'],
  ]);
  // No bot thinks hard about that game, and on a busy machine others hardly get to it in so short a time.
  expect(tries.keenTables).toBe(0);
  expect(Object.values(tries).filter((count) => count > 0).length).toBeGreaterThanOrEqual(6);
  await server.stop();
});
