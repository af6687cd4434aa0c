import { expect, it } from 'vitest';
import { MemoryStorage } from '../saves/memory-storage.ts';
import { dropSearch, keepSearch, keptSearches } from './searches.ts';

it('keeps searches of each game, the newest first, and none twice', () => {
  const store = new MemoryStorage();
  keepSearch('lcg', 's:lore', store);
  keepSearch('lcg', 't:ally', store);
  expect(keepSearch('lcg', 's:lore', store)).toEqual(['s:lore', 't:ally']);
  expect(keptSearches('tcg', store)).toEqual([]);
  expect(dropSearch('lcg', 's:lore', store)).toEqual(['t:ally']);
  store.setItem('tafelrunde.searches.lcg', '{broken');
  expect(keptSearches('lcg', store)).toEqual([]);
});
