import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('deals everything once before anything comes again', () => {
  const deal = inTurn(['a', 'b', 'c']);
  expect([deal(2), deal(2), deal(0), deal(3)]).toEqual([['a', 'b'], ['c', 'a'], [], ['b', 'c', 'a']]);
});
