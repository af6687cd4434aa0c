import { fuzz } from '@tafelrunde/testing';
import { expect, test } from 'vitest';
import { dbg } from './game.ts';

test('random play keeps every promise', { timeout: 120_000 }, () => {
  expect(fuzz(dbg, { games: 1, seed: 'words', setup: { seats: 2, mode: 'impossible' } }).violations).toEqual([]);
});
