import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { proofreadBook } from './proofread.ts';

it('proofreading finds in every sentence what the book says', async () => {
  await expect(proofreadBook()).toMatchFileSnapshot(fileURLToPath(new URL('proofread.txt', import.meta.url)));
});
