import { expect, it } from 'vitest';
import { begin } from '../test/mini.ts';
import { clearUses, use, usesOf } from './limits.ts';

const ROUND = 1;
const GAME = 2;

it('counts uses by scope and key, and forgets a scope when a new one begins', () => {
  const m = begin({});
  expect(usesOf(m, ROUND, 7)).toBe(0);
  use(m, ROUND, 7);
  use(m, ROUND, 7);
  use(m, ROUND, 8);
  use(m, GAME, 7);
  expect([usesOf(m, ROUND, 7), usesOf(m, ROUND, 8), usesOf(m, GAME, 7)]).toEqual([2, 1, 1]);
  clearUses(m, ROUND);
  expect([usesOf(m, ROUND, 7), usesOf(m, ROUND, 8), usesOf(m, GAME, 7)]).toEqual([0, 0, 1]);
  expect(m.s.uses).toEqual([GAME, 7, 1]);
});
