import { starterDecks } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { changed, counted, curve, sizeOf, threatOf } from './deck-math.ts';

const { leadership } = starterDecks;

it('counts a starter deck', () => {
  expect(sizeOf(leadership)).toBe(30);
  expect(threatOf(leadership)).toBe(29);
  expect(Object.fromEntries(counted(leadership, ({ sphere }) => sphere))).toEqual({ leadership: 29, neutral: 1 });
  const bars = curve(leadership);
  expect(bars.map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4', '5', '6+', 'X']);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(30);
});

it('adds and takes out cards and heroes', () => {
  const [hero] = leadership.heroes;
  const [card] = Object.keys(leadership.deck);
  const without = changed(changed(leadership, hero!, -1), card!, -1);
  expect(without.heroes).not.toContain(hero);
  expect(sizeOf(without)).toBe(29);
  expect(sizeOf(changed(without, card!, 1))).toBe(30);
  expect(changed(leadership, hero!, 1).heroes.filter((id) => id === hero)).toEqual([hero]);
  expect(changed({ heroes: [], deck: { [card!]: 1 } }, card!, -1).deck).toEqual({});
});
