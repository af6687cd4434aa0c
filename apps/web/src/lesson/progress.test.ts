import { expect, it } from 'vitest';
import { MemoryStorage } from '../saves/memory-storage.ts';
import { keepProgress, keptProgress, recordUpTo } from './progress.ts';

const record = { game: 'lcg', gameVersion: 1, setup: {}, seed: 'a', answers: ['x', 'y', 'z'] };

it('how far somebody is in a lesson is kept, and forgotten at its end', () => {
  const store = new MemoryStorage();
  expect(keptProgress('lcg', store)).toBeNull();
  keepProgress('lcg', { at: 2, marks: [0, 0, 1], record }, store);
  expect(keptProgress('lcg', store)).toMatchObject({ at: 2, marks: [0, 0, 1] });
  expect(keptProgress('tcg', store)).toBeNull();
  keepProgress('lcg', null, store);
  expect(keptProgress('lcg', store)).toBeNull();
});

it('what cannot be read counts as nothing', () => {
  const store = new MemoryStorage();
  store.setItem('tafelrunde.lesson.lcg', '{"at":1}');
  expect(keptProgress('lcg', store)).toBeNull();
  store.setItem('tafelrunde.lesson.lcg', 'no');
  expect(keptProgress('lcg', store)).toBeNull();
  expect(keptProgress('lcg', null)).toBeNull();
});

it('a game is cut off where a step began', () => {
  expect(recordUpTo(record, 1).answers).toEqual(['x']);
  expect(record.answers).toHaveLength(3);
});
