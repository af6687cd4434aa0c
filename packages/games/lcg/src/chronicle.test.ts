import { fileURLToPath } from 'node:url';
import { cardBook, chronicle, wordBook } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { manyPositions } from '../test/positions.ts';
import { starterDecks } from './box.ts';
import { chapters, poolCards } from './campaign/pool.ts';
import { campaignCardsOf } from './cards/listing.ts';
import { flow } from './flow.ts';
import { lcg } from './game.ts';
import { lcgLexicon as lexicon } from './language/lexicon.ts';
import manifest from './manifest.ts';
import { packs } from './packs.ts';
import { readyDecks } from './ready-decks.ts';
import { scenarios, setTitles } from './scenarios/scenarios.ts';
import { sphereWords, statWords } from './stats.ts';
import * as traits from './traits.ts';

const file = (name: string): string => fileURLToPath(new URL(`../test/chronicle/${name}.txt`, import.meta.url));

it('every card reads as it did', async () => {
  await expect(cardBook(lcg, campaignCardsOf(lcg.cards))).toMatchFileSnapshot(file('cards'));
});

it('every word is as it was', async () => {
  await expect(
    wordBook({
      ...{ messages: lcg.catalogue.entries, lexicon, setTitles, sphereWords, statWords, traits, manifest, flow },
      ...{ scenarios, packs, readyDecks, starterDecks, poolCards, chapters },
    }),
  ).toMatchFileSnapshot(file('words'));
});

it('games are told and asked as they were', { timeout: 600_000 }, async () => {
  const seeds = Array.from({ length: 16 }, (_, i) => `game ${i + 1}`);
  await expect(chronicle(lcg, { seeds, most: 400 }, manyPositions())).toMatchFileSnapshot(file('games'));
});
