import { setFlagsFromString } from 'node:v8';
import { below, cloneState, prepareMatches, seedWords } from '@tafelrunde/kernel';
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

// A game that was dealt, one that was copied and a copy of a copy are read by the same code: bots think about copies of copies.
test.each(manifests.map(({ id }) => id))('%s: states, their cards and their lists have one shape', async (id) => {
  const game = await loadGame(id);
  const luck = seedWords(id);
  const prepared = prepareMatches(
    game,
    game.randomSetup((n) => below(luck, n)),
  );
  if (!prepared.ok) throw new Error('a random set-up is refused');
  const started = prepared.value('shapes').s;
  const dealt = game.create(started.setup);
  const copied = cloneState(game, started);
  const states = [dealt, started, copied, cloneState(game, copied)];
  expect(shapesOf(states)).toBe(1);
  expect(shapesOf(states.flatMap(({ cards }) => cards))).toBe(1);
  expect(shapesOf(states.map(({ cards }) => cards))).toBe(1);
  expect(shapesOf(states.map(({ zones }) => zones))).toBe(1);
});
