import { fileURLToPath } from 'node:url';
import { cardBook, chronicle, wordBook } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { eagerAnswers } from '../test/eager.ts';
import { manyPositions } from '../test/positions.ts';
import { traits } from './cards/traits.ts';
import { hexes } from './content/map.ts';
import { regions } from './content/regions.ts';
import { flow } from './flow.ts';
import { runebound } from './game.ts';
import * as words from './language/words.ts';
import manifest from './manifest.ts';
import { statWords } from './stats.ts';

const file = (name: string): string => fileURLToPath(new URL(`../test/chronicle/${name}.txt`, import.meta.url));

it('every card reads as it did', async () => {
  await expect(cardBook(runebound)).toMatchFileSnapshot(file('cards'));
});

it('every word is as it was', async () => {
  await expect(
    wordBook({
      messages: runebound.catalogue.entries,
      words,
      statWords,
      traits,
      regions,
      manifest,
      flow,
      hexes: hexes.map((hex) => JSON.stringify(hex)),
    }),
  ).toMatchFileSnapshot(file('words'));
});

it('games are told and asked as they were', { timeout: 600_000 }, async () => {
  const seeds = ['one', 'two', 'three', 'four'];
  await expect(chronicle(runebound, { seeds, most: 400, answers: eagerAnswers }, manyPositions())).toMatchFileSnapshot(
    file('games'),
  );
});
