import { fuzz } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { runebound } from './game.ts';

it('keeps every promise in random play', { timeout: 120_000 }, () => {
  expect(fuzz(runebound, { games: 3 }).violations).toEqual([]);
});
