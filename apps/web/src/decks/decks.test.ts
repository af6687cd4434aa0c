import { expect, it } from 'vitest';
import { MemoryStorage } from '../saves/memory-storage.ts';
import { dropDeck, keepDeck, keptDecks } from './decks.ts';

const deck = (id: string, name: string) => ({
  id,
  game: 'lcg' as const,
  name,
  list: { heroes: ['aragorn'], deck: {} },
});

it('keeps decks by name, one game apart from the other', () => {
  const store = new MemoryStorage();
  expect(keepDeck(deck('a', 'Zwerge'), store)).toBe(true);
  keepDeck(deck('b', 'Elben'), store);
  keepDeck({ ...deck('c', 'Fremd'), game: 'tcg' }, store);
  expect(keptDecks('lcg', store).map(({ name }) => name)).toEqual(['Elben', 'Zwerge']);
  dropDeck('b', store);
  expect(keptDecks('lcg', store)).toEqual([deck('a', 'Zwerge')]);
});

it('leaves alone what it cannot read, and says so when it cannot keep', () => {
  const store = new MemoryStorage();
  store.setItem('tafelrunde.deck.broken', '{"id":3');
  expect(keptDecks('lcg', store)).toEqual([]);
  expect(store.getItem('tafelrunde.deck.broken')).toBe('{"id":3');
  expect(keepDeck(deck('a', 'Zwerge'), null)).toBe(false);
});
