import { below, seedWords } from '@tafelrunde/kernel';
import { checkCardTexts, fuzz, playChecked } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { eagerAnswers } from '../test/eager.ts';
import { runebound } from './game.ts';

it('describes every card in both languages', () => {
  expect(() => checkCardTexts(runebound)).not.toThrow();
});

it('keeps every promise in random play', { timeout: 120_000 }, () => {
  expect(fuzz(runebound, { games: 1 }).violations).toEqual([]);
});

it.each([1, 241])('keeps every promise when heroes look for adventures (game %i)', { timeout: 120_000 }, (game) => {
  const luck = seedWords(`eager${game}`);
  const setup = runebound.randomSetup((n) => below(luck, n));
  expect(playChecked(runebound, setup, `e${game}`, eagerAnswers(luck)).broken).toBeNull();
});
