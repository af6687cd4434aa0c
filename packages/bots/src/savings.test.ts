import { below, type Match, type RandomWords, seedWords, startMatch } from '@tafelrunde/kernel';
import { tcg } from '@tafelrunde/tcg';
import { expect, test } from 'vitest';
import { Allowance, savedAfter } from './allowance.ts';
import type { Skill, Thought } from './bot.ts';
import { keenBot } from './keen.ts';
import { playerOf } from './player.ts';
import { type Manner, search } from './search.ts';
import { loadSkill } from './skills.ts';

/** A question with several answers, of which nothing is known but what `value` says. */
function question(): Match {
  const started = startMatch(
    tcg,
    tcg.randomSetup((n) => n - 1),
    'savings',
  );
  if (!started.ok) throw new Error('no game');
  const match = started.value;
  while (match.decision()!.options.length < 3) match.take(match.decision()!.options[0]);
  return match as unknown as Match;
}

/** Values that chance gives: the options differ by nothing but luck, and that by as much as is said. */
async function chance(spread: number): Promise<Skill> {
  const luck = seedWords('chance');
  const skill = await loadSkill('tcg');
  return { ...skill, moment: () => 0, horizon: 0, value: () => 0.5 + (spread * (below(luck, 1001) - 500)) / 1000 };
}

const BUDGET = { playouts: 60, stretch: 2 };

async function playouts(spread: number, manner: Manner, budget: { playouts: number; stretch?: number } = BUDGET) {
  const match = question();
  const skill = await chance(spread);
  const decision = match.decision()!;
  const sight = skill.look(match, decision.seat);
  return search(skill, sight, decision, seedWords('search'), budget, () => 0, manner).playouts;
}

test('a weighty decision that is open when the budget is spent goes on with what was saved', async () => {
  expect(await playouts(0.6, {})).toBeLessThanOrEqual(60);
  const prolonged = await playouts(0.6, { saved: 4 });
  expect(prolonged).toBeGreaterThan(90);
  expect(prolonged).toBeLessThanOrEqual(120);
  const less = await playouts(0.6, { saved: 0.5 });
  expect(less).toBeGreaterThan(60);
  expect(less).toBeLessThanOrEqual(90);
});

test('without a second bound nothing is spent beyond the budget', async () => {
  expect(await playouts(0.6, { saved: 4 }, { playouts: 60 })).toBeLessThanOrEqual(60);
});

test('where next to nothing can be lost, nothing is spent beyond the budget', async () => {
  expect(await playouts(0.002, { saved: 4 })).toBeLessThanOrEqual(60);
});

test('what is left of a budget is saved, up to a limit, and what was taken beyond it is gone', () => {
  expect(savedAfter(0, 0.25)).toBe(0.75);
  expect(savedAfter(1.5, 2)).toBe(0.5);
  expect(savedAfter(0, 1.04)).toBe(0);
  expect(savedAfter(3.9, 0)).toBe(4);
});

test('time is prolonged once, by what was saved and never beyond the second bound', () => {
  let now = 0;
  const allowance = new Allowance({ milliseconds: 1000, stretch: 2 }, 0.5, () => now);
  now = 949;
  expect(allowance.isLate).toBe(false);
  now = 950;
  expect(allowance.isLate).toBe(true);
  expect(allowance.prolong()).toBe(true);
  expect(allowance.milliseconds).toBeCloseTo(475);
  expect(allowance.isSpent(0)).toBe(false);
  now = 1425;
  expect(allowance.isSpent(0)).toBe(true);
  expect(allowance.prolong()).toBe(false);
  const rich = new Allowance({ milliseconds: 1000, stretch: 2 }, 4, () => now);
  rich.prolong();
  expect(rich.milliseconds).toBeCloseTo(1900);
  expect(new Allowance({ milliseconds: 1000 }, 4, () => now).prolong()).toBe(false);
});

test('a player keeps account for each seat of each game: all answers together take no more than their budgets', async () => {
  const skill = await loadSkill('tcg');
  let tried = 0;
  const counting: Skill = {
    ...skill,
    value: (...args) => {
      tried++;
      return skill.value(...args);
    },
  };
  const each = 24;
  const player = playerOf(tcg as never, counting, keenBot(counting, { playouts: each, stretch: 2 }));
  const match = question();
  const luck: RandomWords = seedWords('account');
  const saved = Array.from({ length: match.s.seats }, () => 0);
  let longest = 0;
  for (let i = 0; i < 80 && match.decision(); i++) {
    const { seat, options } = match.decision()!;
    tried = 0;
    const thought: Thought = { words: null };
    const option = player.choose(match, luck, thought);
    longest = Math.max(longest, tried);
    expect(tried).toBeLessThanOrEqual(Math.min(2, 1 + saved[seat]) * each);
    if (options.length > 1 && tried > 0) saved[seat] = Math.min(4, saved[seat] + 1 - tried / each);
    expect(thought.saved).toBeCloseTo(saved[seat]);
    match.take(option);
  }
  expect(longest).toBeGreaterThan(each);
});
