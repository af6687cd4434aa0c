import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nestBook } from '../../test/nests.ts';

it('every effect in every other one reads and goes as the book of nests has it', async () => {
  await expect(nestBook()).toMatchFileSnapshot(fileURLToPath(new URL('../../test/nests.txt', import.meta.url)));
});
