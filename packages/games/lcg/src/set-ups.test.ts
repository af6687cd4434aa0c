import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { setUpBook } from '../test/set-ups.ts';

it('whatever somebody wants to play is read or refused as the book has it', async () => {
  await expect(setUpBook()).toMatchFileSnapshot(fileURLToPath(new URL('../test/set-ups.txt', import.meta.url)));
});
