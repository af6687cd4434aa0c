import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { addressedBook } from '../test/addressed.ts';
import { addressed } from './addressed.ts';

it('whoever reads a message is spoken to as the book has it', async () => {
  await expect(addressedBook()).toMatchFileSnapshot(fileURLToPath(new URL('../test/addressed.txt', import.meta.url)));
});

it('other parameters whose names begin or end alike are not meant', () => {
  expect(addressed('{seat} and {seats} and {aSeat} draw.', 'seat', 'en')).toBe('You and {seats} and {aSeat} draw.');
  expect(addressed('{seat:nom} [trifft|treffen] {seats:acc}.', 'seat', 'de')).toBe('Du triffst {seats:acc}.');
});
