import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { loadGame, manifests } from './index.ts';

// The engine reads definitions all the time. With more than a handful of shapes (hidden classes of V8) it has to look up where a
// field lies; 260 of them had cost Runebound a tenth of its speed.
setFlagsFromString('--allow-natives-syntax');
const sameShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
setFlagsFromString('--no-allow-natives-syntax');

function shapesOf(list: readonly object[]): number {
  const seen: object[] = [];
  for (const one of list) if (!seen.some((other) => sameShape(one, other))) seen.push(one);
  return seen.length;
}

test.each(manifests.map(({ id }) => id))('%s: its definitions have one shape', async (id) => {
  const { defs } = await loadGame(id);
  expect(shapesOf(defs)).toBe(1);
  expect(shapesOf(defs.flatMap(({ triggers }) => triggers))).toBeLessThanOrEqual(4);
  expect(shapesOf(defs.flatMap(({ modifiers }) => modifiers))).toBeLessThanOrEqual(4);
});
