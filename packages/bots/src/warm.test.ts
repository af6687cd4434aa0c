import { dbg } from '@tafelrunde/dbg';
import type { Game } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { loadSkill } from './skills.ts';
import { isLevel, warmUp } from './warm.ts';

const game = dbg as unknown as Game;

const LAPS: readonly (readonly [laps: readonly number[], level: boolean, why: string])[] = [
  [[], false, 'nothing has been measured'],
  [[900, 105, 100, 100, 100, 100, 100, 100], true, 'the last six are hardly quicker than the one before'],
  [[100, 100, 100, 100, 100, 100, 100], true, 'it never was slower'],
  [[900, 100, 100, 100, 100, 100, 80], false, 'the last one was a fifth quicker than all before'],
  [[100, 120, 120, 120, 120, 120, 120], false, 'a busy machine: the last ones take longer than they have to'],
  [[100, 900, 100, 900, 900, 900, 105], true, 'one of them shows what the others would have taken'],
  [[100, 100, 100, 100, 100, 100], false, 'too few to say'],
];

test.each(LAPS)('laps of %j milliseconds are level: %s, because %s', (laps, level, _why) => {
  expect(isLevel(laps)).toBe(level);
});

/** A clock that says how long each step has taken, by its number. */
function clockOf(cost: (step: number) => number): () => number {
  let now = 0;
  let looks = 0;
  return () => {
    if (looks++ % 2 === 1) now += cost(looks >> 1);
    return now;
  };
}

async function warm(cost: (step: number) => number): Promise<number> {
  let steps = 0;
  for (const played of warmUp(game, await loadSkill('dbg'), undefined, clockOf(cost))) {
    expect(played).toBeGreaterThan(0);
    steps++;
  }
  return steps;
}

test('a warm-up ends when it gets no faster, and not before', async () => {
  const level = await warm(() => 25);
  expect(level).toBeGreaterThan(300);
  const slowly = await warm((step) => (step < 400 ? 60 : 25));
  expect(slowly).toBeGreaterThan(level);
});

test('a warm-up ends on a machine that others keep busier and busier, too', async () => {
  expect(await warm((step) => 20 * 1.003 ** step)).toBeLessThan(3000);
});

test('a warm-up plays what is to be played, and goes without it while a table cannot be played yet', async () => {
  const setups: unknown[] = [];
  const create: Game['create'] = (setup) => {
    setups.push(setup);
    return game.create(setup);
  };
  const watched: Game = { ...game, create };
  const skill = await loadSkill('dbg');
  const wanted = { seats: 4, archenemies: 12, heroes: 'choose', mode: 'normal', compensation: 'points' };
  const steps = warmUp(watched, skill, wanted);
  while (setups.length < 4) steps.next();
  expect(setups.slice(1, 3)).toEqual([wanted, wanted]);
  const open = warmUp(game, skill, { seats: 0 });
  expect(open.next().value).toBeGreaterThan(0);
});
