import { expect, it } from 'vitest';
import { MemoryStorage } from './memory-storage.ts';
import { type About, Saves } from './saves.ts';

const about = (at: number): About => ({ game: 'lcg', at, title: { de: 'Wald', en: 'Forest' }, state: 'running' });

it('keeps games and lists the latest first', () => {
  const saves = new Saves(new MemoryStorage());
  expect(saves.put('a', about(1), 'eins')).toBe(true);
  expect(saves.put('b', about(2), 'zwei')).toBe(true);
  expect(saves.list().map(({ id }) => id)).toEqual(['b', 'a']);
  expect(saves.text('a')).toBe('eins');
  saves.remove('a');
  expect(saves.list().map(({ id }) => id)).toEqual(['b']);
});

it('puts a broken game aside and keeps its text', () => {
  const saves = new Saves(new MemoryStorage());
  saves.put('a', about(1), 'kaputt');
  saves.setAside('a');
  expect(saves.list()).toEqual([]);
  expect(saves.broken()).toEqual([{ id: 'a', text: 'kaputt' }]);
});

it('says when there is no room, and a game without a description is still listed', () => {
  const store = new MemoryStorage();
  const saves = new Saves(store);
  store.room = 3;
  expect(saves.put('a', about(1), 'viel zu lang')).toBe(false);
  store.room = 1e6;
  store.setItem('tafelrunde.save.b', '{"body":{"record":{"game":"lcg"}}}');
  expect(saves.list()).toMatchObject([{ id: 'b', about: { game: 'lcg' } }]);
});

it('marks a game that was given up', () => {
  const saves = new Saves(new MemoryStorage());
  saves.put('a', about(1), 'x');
  saves.mark('a', { state: 'resigned' });
  expect(saves.about('a')?.state).toBe('resigned');
});
