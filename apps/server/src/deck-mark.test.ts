import { expect, it } from 'vitest';
import { deckMark } from './deck-mark.ts';

it('decks of the same cards have the same mark, in whatever order', () => {
  const one = deckMark({ heroes: ['a', 'b'], deck: { x: 1, y: 2 } });
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(deckMark({ deck: { y: 2, x: 1 }, heroes: ['b', 'a'] })).toBe(one);
  for (const other of [
    { heroes: ['a'], deck: { x: 1, y: 2 } },
    { heroes: ['a', 'b'], deck: { x: 2, y: 1 } },
    null,
    'x',
  ]) {
    expect(deckMark(other)).not.toBe(one);
  }
});
