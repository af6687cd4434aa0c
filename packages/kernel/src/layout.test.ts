import { expect, it } from 'vitest';
import type { ZoneKind } from './game.ts';
import { Layout } from './layout.ts';
import { EVERYBODY } from './state.ts';

const kinds: readonly ZoneKind[] = [
  { name: 'deck', per: 'table', sight: 'none', pile: true },
  { name: 'hand', per: 'seat', sight: 'owner' },
  { name: 'field', per: 'seat', sight: 'all' },
];

it('gives every seat its zones, and the table one of each', () => {
  const layout = new Layout(kinds, 3);
  expect(layout.count).toBe(7);
  expect([layout.zone(0, 0), layout.zone(0, 2)]).toEqual([0, 0]);
  expect([0, 1, 2].map((seat) => layout.zone(1, seat))).toEqual([1, 2, 3]);
  expect([0, 1, 2].map((seat) => layout.nameOf(layout.zone(2, seat)))).toEqual(['field', 'field', 'field']);
  expect(layout.seatOf).toEqual([-1, 0, 1, 2, 0, 1, 2]);
});

it('knows who looks where', () => {
  const layout = new Layout(kinds, 2);
  expect(layout.sightOf).toEqual([0, 1, 2, EVERYBODY, EVERYBODY]);
  expect(layout.pile).toEqual([true, false, false, false, false]);
});

it('has room for as many kinds as a set of them can hold', () => {
  const many = Array.from({ length: 32 }, (_, i): ZoneKind => ({ name: `z${i}`, per: 'table', sight: 'all' }));
  expect(() => new Layout(many, 2)).toThrow('at most 31');
});
