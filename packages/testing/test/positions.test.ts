import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { dbgPositions } from './positions/dbg.ts';
import { lcgPositions } from './positions/lcg.ts';
import { runeboundPositions } from './positions/runebound.ts';
import { tcgPositions } from './positions/tcg.ts';

it.each([
  ['lcg', lcgPositions],
  ['tcg', tcgPositions],
  ['dbg', dbgPositions],
  ['runebound', runeboundPositions],
] as const)('whatever is given to a table of %s lies there and is read as the book has it', async (name, lines) => {
  const file = fileURLToPath(new URL(`positions/${name}.txt`, import.meta.url));
  await expect(`${[...lines()].join('\n')}\n`).toMatchFileSnapshot(file);
});
