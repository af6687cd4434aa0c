import { loadSkill } from '@tafelrunde/bots';
import { type DbgState, dbg } from '@tafelrunde/dbg';
import { type LcgState, lcg } from '@tafelrunde/lcg';
import { sample } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { benchGame, cpuTime } from './bench.ts';

/** A clock that goes on by a millisecond whenever it is asked, so that no test depends on the machine. */
function ticking(): () => number {
  let now = 0;
  return () => now++;
}

describe('benchGame', () => {
  test('reckons by its clock', () => {
    const bench = benchGame(sample, { seconds: 0.01, clock: ticking() });
    expect(bench).toEqual({
      game: 'sample',
      decisionsPerSecond: expect.any(Number),
      // Eight games between two looks at the clock.
      gamesPerSecond: 8000,
      cloneMicroseconds: expect.closeTo(1000 / 64, 1),
      saveMilliseconds: expect.closeTo(1 / 64, 3),
      // Nobody has taught bots this game.
      playoutsPerSecond: null,
      steadyGamesPerSecond: null,
      greedyGamesPerSecond: null,
      bytesPerDecision: expect.any(Number),
      coldPlayoutsPerSecond: null,
      redealMicroseconds: expect.closeTo(1000 / 64, 1),
      valueMicroseconds: null,
      pictureMicroseconds: expect.closeTo(1000 / 64, 1),
    });
    expect(bench.decisionsPerSecond).toBeGreaterThan(bench.gamesPerSecond);
  });

  test('plays the same games for the same seed', () => {
    const run = (seed: string) => benchGame(sample, { seconds: 0.01, seed, clock: ticking() }).decisionsPerSecond;
    expect(run('a')).toBe(run('a'));
    expect(run('a')).not.toBe(run('b'));
  });

  test('reports how far it is', () => {
    const shares: number[] = [];
    benchGame(sample, { seconds: 0.004, clock: ticking(), progress: (done) => shares.push(done) });
    expect(shares).toEqual([...Array(8).fill(0), 0.25, 0.5, 0.75, 1]);
  });

  test('plays random games warm, twice as long as they are measured, but no longer than it takes', () => {
    /** Looks at the clock, which goes on by that much each time, while games are played warm and while they are measured. */
    const looks = (seconds: number, tick: number): number[] => {
      let now = 0;
      const clock = (): number => {
        now += tick;
        return now;
      };
      const shares: number[] = [];
      benchGame(sample, { seconds, clock, progress: (done) => shares.push(done) });
      return [shares.filter((done) => done === 0).length, shares.filter((done) => done > 0).length];
    };
    expect(looks(0.016, 1)).toEqual([32, 16]);
    expect(looks(5, 1000)).toEqual([10, 5]);
    expect(looks(30, 1000)).toEqual([12, 30]);
  });

  test('says so if a game refuses its own set-up', () => {
    const odd = { ...sample, randomSetup: () => ({ seats: 9 }) };
    expect(() => benchGame(odd, { seconds: 0.001, clock: ticking() })).toThrow('sample refuses a set-up of its own');
  });
});

test('counts what a keen bot thinks', async () => {
  const skill = await loadSkill<LcgState>('lcg');
  const { playoutsPerSecond } = benchGame(lcg, { seconds: 0.001, clock: ticking(), skill });
  expect(playoutsPerSecond).toBeGreaterThan(0);
}, 60_000);

test('plays whole games between rules of thumb and between greedy players', async () => {
  const skill = await loadSkill<DbgState>('dbg');
  const bench = benchGame(dbg, { seconds: 0.001, clock: ticking(), skill });
  // 64 games between two looks at the clock.
  expect(bench).toMatchObject({ steadyGamesPerSecond: 64_000, greedyGamesPerSecond: 64_000 });
}, 60_000);

test('CPU time only grows', () => {
  const before = cpuTime();
  expect(before).toBeGreaterThan(0);
  expect(cpuTime()).toBeGreaterThanOrEqual(before);
});
