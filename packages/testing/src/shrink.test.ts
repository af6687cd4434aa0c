import { describe, expect, it } from 'vitest';
import { shrink } from './shrink.ts';

/** Fails as long as all of these are left, in this order. */
const needs = (wanted: readonly string[]) => (answers: readonly string[]) => {
  let at = 0;
  for (const answer of answers) if (answer === wanted[at]) at++;
  return at === wanted.length ? answers : null;
};

const hundred = Array.from({ length: 100 }, (_, i) => `a${i}`);

describe('shrink', () => {
  it('leaves what is needed', () => {
    expect(shrink(hundred, needs(['a3', 'a50', 'a98']))).toEqual(['a3', 'a50', 'a98']);
  });

  it('leaves nothing if nothing is needed', () => {
    expect(shrink(hundred, needs([]))).toEqual([]);
  });

  it('leaves everything if all is needed, and gives up in time', () => {
    let tries = 0;
    const all = (answers: readonly string[]) => {
      tries++;
      return answers.length === 100 ? answers : null;
    };
    const left = shrink(hundred, all, 30);
    expect(left).toEqual(hundred);
    expect(tries).toBe(30);
  });

  it('takes over what was really used', () => {
    expect(shrink(['x', 'b', 'y', 'a'], (answers) => (answers.includes('a') ? ['a'] : null))).toEqual(['a']);
  });
});
