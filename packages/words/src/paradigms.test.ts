import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { grammarBook } from '../test/paradigms.ts';

it('every word is inflected as the book of tables says', async () => {
  await expect(grammarBook()).toMatchFileSnapshot(fileURLToPath(new URL('../test/paradigms.txt', import.meta.url)));
});
