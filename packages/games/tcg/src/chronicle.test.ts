import { fileURLToPath } from 'node:url';
import { cardBook, chronicle, wordBook } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { manyPositions } from '../test/positions.ts';
import { decks } from './deck-lists.ts';
import { flow } from './flow.ts';
import { tcg } from './game.ts';
import { tcgLexicon as lexicon } from './language/lexicon.ts';
import manifest from './manifest.ts';
import * as names from './names.ts';
import { statWords } from './stats.ts';

const file = (name: string): string => fileURLToPath(new URL(`../test/chronicle/${name}.txt`, import.meta.url));

it('every card reads as it did', async () => {
  await expect(cardBook(tcg)).toMatchFileSnapshot(file('cards'));
});

it('every word is as it was', async () => {
  await expect(
    wordBook({ messages: tcg.catalogue.entries, lexicon, names, statWords, manifest, flow, decks }),
  ).toMatchFileSnapshot(file('words'));
});

it('games are told and asked as they were', { timeout: 600_000 }, async () => {
  const seeds = Array.from({ length: 16 }, (_, i) => `game ${i + 1}`);
  await expect(chronicle(tcg, { seeds, most: 400 }, manyPositions())).toMatchFileSnapshot(file('games'));
});
