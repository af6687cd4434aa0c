import { expect, it } from 'vitest';
import { MemoryStorage } from '../saves/memory-storage.ts';
import { dropDeck, keepDeck, keptDecks, versionsWith } from './decks.ts';

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

it('keeps what a deck was before, and no version twice', () => {
  const first = { ...deck('a', 'Zwerge'), list: { n: 1 } };
  const versions = versionsWith<{ n: number }>(first, { n: 2 }, 5);
  expect(versions).toEqual([{ at: 5, list: { n: 1 } }]);
  expect(versionsWith<{ n: number }>({ ...first, list: { n: 2 }, versions }, { n: 2 }, 9)).toBe(versions);
  let now: { n: number }[] = [];
  for (let n = 0; n < 20; n++) {
    now = versionsWith<{ n: number }>(
      { ...first, list: { n }, versions: now.map((list) => ({ at: 0, list })) },
      { n: n + 1 },
      n,
    ).map(({ list }) => list);
  }
  expect([now.length, now[0]?.n]).toEqual([12, 19]);
});
