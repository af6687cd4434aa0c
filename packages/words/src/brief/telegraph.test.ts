import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { telegraphBook } from '../../test/telegraph.ts';

it('every turn of phrase is told as the book of telegrams has it', async () => {
  await expect(telegraphBook()).toMatchFileSnapshot(
    fileURLToPath(new URL('../../test/telegraph.txt', import.meta.url)),
  );
});
