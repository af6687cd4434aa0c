import { fileURLToPath } from 'node:url';
import { cardBook, chronicle, wordBook } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { manyPositions } from '../test/positions.ts';
import { flow } from './flow.ts';
import { dbg } from './game.ts';
import { heroes } from './heroes.ts';
import { words as lexicon } from './language/lexicon.ts';
import manifest from './manifest.ts';
import { typeWords } from './type-words.ts';

const file = (name: string): string => fileURLToPath(new URL(`../test/chronicle/${name}.txt`, import.meta.url));

it('every card reads as it did', async () => {
  await expect(cardBook(dbg)).toMatchFileSnapshot(file('cards'));
});

it('every word is as it was', async () => {
  await expect(
    wordBook({ messages: dbg.catalogue.entries, lexicon, typeWords, heroes, manifest, flow }),
  ).toMatchFileSnapshot(file('words'));
});

it('games are told and asked as they were', { timeout: 600_000 }, async () => {
  const seeds = ['one', 'two', 'three', 'four'];
  await expect(chronicle(dbg, { seeds, most: 400 }, manyPositions())).toMatchFileSnapshot(file('games'));
});
