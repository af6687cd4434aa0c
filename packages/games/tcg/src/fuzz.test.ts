import { fuzz } from '@tafelrunde/testing';
import { expect, test } from 'vitest';
import { tcg } from './game.ts';

test('random games keep every promise', { timeout: 300_000 }, () => {
  expect(fuzz(tcg, { games: 6, seed: 'suite', most: 1 }).violations).toEqual([]);
});
