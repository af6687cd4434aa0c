import { expect, it } from 'vitest';
import { defineZones } from './zone-table.ts';

const zones = defineZones(
  { deck: 0, hand: 1, camp: 2 },
  {
    deck: { per: 'table', sight: 'none', pile: true },
    hand: { per: 'seat', sight: 'owner' },
    camp: { per: 'seat', sight: 'all' },
  },
);

it('lists zones in the order of their numbers', () => {
  expect(zones.kinds).toEqual([
    { name: 'deck', per: 'table', sight: 'none', pile: true },
    { name: 'hand', per: 'seat', sight: 'owner' },
    { name: 'camp', per: 'seat', sight: 'all' },
  ]);
});

it('refuses numbers that are not the places in the list', () => {
  const wrong = () =>
    defineZones({ deck: 1, hand: 0 }, { deck: { per: 'table', sight: 'none' }, hand: { per: 'seat', sight: 'owner' } });
  expect(wrong).toThrow('the zone deck is number 0 and not 1');
});

it('makes sets of zones by name', () => {
  expect(zones.mask()).toBe(0);
  expect(zones.mask('deck', 'camp')).toBe(0b101);
});
