import { expect, it } from 'vitest';
import { Fastest } from './fastest.ts';

it('says how often something was done per second in the fastest part of a run', () => {
  const fastest = new Fastest(50);
  fastest.look(5, 100);
  expect(fastest.rate).toBe(0);
  // Ten milliseconds each: 200, then 900, then 100.
  fastest.look(10, 200);
  expect(fastest.rate).toBe(20_000);
  fastest.look(20, 1100);
  fastest.look(30, 1200);
  expect(fastest.rate).toBe(90_000);
});
