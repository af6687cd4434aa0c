import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type ChroniclePosition, cardBook, chronicle, wordBook } from '../chronicle.ts';
import { sample } from './game.ts';
import type { HoardState } from './state.ts';
import { HoardTable } from './table.ts';

const file = (name: string): string => fileURLToPath(new URL(`../../test/sample/${name}.txt`, import.meta.url));

/** Every card in hand of somebody who can pay for it, and every card in camp before him and before the other. */
function manyPositions(): ChroniclePosition<HoardState>[] {
  const titles = sample.defs.map(({ title }) => title.en);
  return titles.map((title, i) => ({
    name: title,
    begin: () => {
      const [second, third] = [titles[(i + 1) % titles.length], titles[(i + 3) % titles.length]];
      return new HoardTable({
        players: [
          { gold: 5, hand: [title, second] },
          { gold: 3, hand: [third] },
        ],
      }).m;
    },
    most: 25,
  }));
}

it('every card reads as it did', async () => {
  await expect(cardBook(sample)).toMatchFileSnapshot(file('cards'));
});

it('every word is as it was', async () => {
  await expect(wordBook({ messages: sample.catalogue.entries })).toMatchFileSnapshot(file('words'));
});

it('games are told and asked as they were', async () => {
  const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
  await expect(chronicle(sample, { seeds, most: 200 }, manyPositions())).toMatchFileSnapshot(file('games'));
});
