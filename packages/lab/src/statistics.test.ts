import { below, seedWords } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { meanOf, rateOf, sequential } from './statistics.ts';

describe('rateOf', () => {
  // Wilson's interval, reckoned by hand from its formula with z = 1.959964.
  test.each([
    [0, 10, 0, 0, 0.2775],
    [5, 10, 0.5, 0.2366, 0.7634],
    [10, 10, 1, 0.7225, 1],
    [600, 1000, 0.6, 0.5693, 0.6299],
  ])('%i of %i', (wins, games, rate, low, high) => {
    const found = rateOf(wins, games);
    expect(found.rate).toBe(rate);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  test('of no games nothing is known', () => {
    expect(rateOf(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  test('the interval holds the truth in about 95 of 100 series', () => {
    const luck = seedWords('wilson');
    let held = 0;
    for (let i = 0; i < 1000; i++) {
      let wins = 0;
      for (let n = 0; n < 80; n++) if (below(luck, 10) < 3) wins++;
      const { low, high } = rateOf(wins, 80);
      if (low <= 0.3 && 0.3 <= high) held++;
    }
    expect(held).toBeGreaterThan(925);
    expect(held).toBeLessThan(975);
  });
});

test('meanOf', () => {
  expect(meanOf([])).toBeNull();
  expect(meanOf([3])).toEqual({ mean: 3, low: 3, high: 3, least: 3, most: 3 });
  const { mean, low, high, least, most } = meanOf([1, 2, 3, 4])!;
  expect([mean, least, most]).toEqual([2.5, 1, 4]);
  // Standard error sqrt((1.25 · 4 / 3) / 4) = 0.6455.
  expect(low).toBeCloseTo(2.5 - 1.959964 * 0.6455, 3);
  expect(high).toBeCloseTo(2.5 + 1.959964 * 0.6455, 3);
});

describe('sequential', () => {
  /** Plays until the test stops. */
  function run(luck: ReturnType<typeof seedWords>, percent: number): { answer: string; rounds: number } {
    let first = 0;
    let second = 0;
    for (;;) {
      if (below(luck, 100) < percent) first++;
      else second++;
      const answer = sequential(first, second);
      if (answer !== 'open') return { answer, rounds: first + second };
    }
  }

  test('says nothing before it can know', () => {
    expect(sequential(0, 0)).toBe('open');
    expect(sequential(3, 0)).toBe('open');
    expect(sequential(30, 0)).toBe('first');
    expect(sequential(0, 30)).toBe('second');
    expect(sequential(500, 500)).toBe('equal');
  });

  test('calls equals unequal in at most one of twenty cases', () => {
    const luck = seedWords('equal');
    const answers = Array.from({ length: 400 }, () => run(luck, 50).answer);
    expect(answers.filter((answer) => answer !== 'equal').length).toBeLessThanOrEqual(24);
  });

  test('finds the better one, and the sooner the clearer it is', () => {
    const luck = seedWords('better');
    const runs = (percent: number) => Array.from({ length: 300 }, () => run(luck, percent));
    const [sixty, eighty] = [runs(60), runs(80)];
    expect(sixty.filter(({ answer }) => answer === 'first').length).toBeGreaterThan(276);
    expect(eighty.every(({ answer }) => answer === 'first')).toBe(true);
    const mean = (list: readonly { rounds: number }[]) =>
      list.reduce((sum, { rounds }) => sum + rounds, 0) / list.length;
    expect(mean(eighty)).toBeLessThan(mean(sixty) / 2);
  });
});
