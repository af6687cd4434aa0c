import { describe, expect, it } from 'vitest';
import { below, nextWord, seedWords, shuffleInPlace } from './random.ts';

describe('the generator', () => {
  it('gives the numbers of sfc32', () => {
    // Worked out by hand for the state 1, 2, 3, 4: a + b + d, then the counter.
    const words: Parameters<typeof nextWord>[0] = [1, 2, 3, 4];
    expect(nextWord(words)).toBe(7);
    expect(words).toEqual([2, 27, (3 << 21) + 7, 5]);
    expect(nextWord(words)).toBe(2 + 27 + 5);
  });

  it('never changes for a seed: saved games depend on it', () => {
    const words = seedWords('tafelrunde');
    expect(words).toMatchInlineSnapshot(`
      [
        417241739,
        2039755841,
        1141307290,
        -1048281029,
      ]
    `);
    expect([nextWord(words), nextWord(words), nextWord(words)]).toMatchInlineSnapshot(`
      [
        1408716551,
        2674668289,
        2798615162,
      ]
    `);
  });

  it('gives other numbers for every other seed', () => {
    const firsts = new Set(Array.from({ length: 1000 }, (_, i) => nextWord(seedWords(`seed ${i}`))));
    expect(firsts.size).toBe(1000);
    expect(seedWords('')).not.toEqual(seedWords(' '));
  });
});

describe('below', () => {
  it.each([2, 3, 6, 7, 10, 40])('gives each number below %i about equally often', (n) => {
    const words = seedWords(`below ${n}`);
    const draws = 2000 * n;
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) counts[below(words, n)]++;
    const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    // Far beyond what chance does, and far below what a bias does.
    expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * n));
  });

  it('draws nothing where there is nothing to choose', () => {
    const words = seedWords('one');
    const before = words.slice();
    expect([below(words, 1), below(words, 0)]).toEqual([0, 0]);
    expect(words).toEqual(before);
  });
});

describe('shuffleInPlace', () => {
  it('gives every order about equally often', () => {
    const words = seedWords('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = [1, 2, 3, 4];
      shuffleInPlace(words, items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });
});
