import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { phraseBook, problems } from '../test/phrases.ts';

it('everything that a phrase can be made of is said as the book of phrases has it', async () => {
  await expect(phraseBook()).toMatchFileSnapshot(fileURLToPath(new URL('../test/phrases.txt', import.meta.url)));
});

it('nothing in the book of phrases is called wrong', () => {
  expect(problems()).toEqual([]);
});
