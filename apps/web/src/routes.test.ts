import { expect, it } from 'vitest';
import { readRoute } from './routes.ts';

it.each([
  ['', { page: 'start' }],
  ['#games', { page: 'start' }],
  ['#/nowhere', { page: 'start' }],
  ['#/lcg', { page: 'start' }],
  ['#/lcg/a1-b2', { page: 'table', game: 'lcg', id: 'a1-b2' }],
  ['#/lcg/<script>', { page: 'start' }],
  ['#/replay/link/a-_B/3/1', { page: 'replay', args: ['link', 'a-_B', '3', '1'] }],
  ['#/daily/lcg/20000', { page: 'daily', args: ['lcg', '20000'] }],
  ['#/puzzles/dbg', { page: 'puzzles', args: ['dbg'] }],
  ['#/statistics/lcg', { page: 'statistics', args: ['lcg'] }],
  ['#/people/me', { page: 'people', args: ['me'] }],
  ['#/calls', { page: 'calls', args: [] }],
  ['#/admin', { page: 'admin', args: [] }],
  ['#/cards', { page: 'cards', args: [] }],
  ['#/gallery/lcg-combat', { page: 'gallery', args: ['lcg-combat'] }],
  ['#/rules/tcg/TCG-MOVE-01', { page: 'rules', args: ['tcg', 'TCG-MOVE-01'] }],
  ['#/rules/%E0%A4%A', { page: 'rules', args: [''] }],
])('%j is its page', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});
