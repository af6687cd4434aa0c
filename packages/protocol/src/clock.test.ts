import { expect, it } from 'vitest';
import { isSlow } from './clock.ts';

it('a table is slow from a day for each decision on', () => {
  expect(isSlow({ per: 'decision', seconds: 86_400 })).toBe(true);
  expect(isSlow({ per: 'decision', seconds: 86_399 })).toBe(false);
  expect(isSlow({ per: 'game', seconds: 7 * 86_400 })).toBe(false);
  expect(isSlow(null)).toBe(false);
});
