import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { occasionBook } from '../test/occasions.ts';

it('whatever can be reacted to is named in questions as the book has it', async () => {
  await expect(occasionBook()).toMatchFileSnapshot(fileURLToPath(new URL('../test/occasions.txt', import.meta.url)));
});
