import { expect, it } from 'vitest';
import { readRoute } from './routes.ts';

it.each([
  ['', { page: 'start' }],
  ['#games', { page: 'start' }],
  ['#/nowhere', { page: 'start' }],
  ['#/lcg', { page: 'start' }],
  ['#/lcg/a1-b2', { page: 'table', game: 'lcg', id: 'a1-b2' }],
  ['#/lcg/<script>', { page: 'start' }],
  ['#/cards', { page: 'cards', args: [] }],
  ['#/gallery/lcg-combat', { page: 'gallery', args: ['lcg-combat'] }],
  ['#/rules/tcg/TCG-MOVE-01', { page: 'rules', args: ['tcg', 'TCG-MOVE-01'] }],
  ['#/rules/%E0%A4%A', { page: 'rules', args: [''] }],
])('%j is its page', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});
