import { expect, it } from 'vitest';
import { defineZones } from './zone-table.ts';

const zones = defineZones({
  deck: { per: 'table', sight: 'none', pile: true },
  hand: { per: 'seat', sight: 'owner' },
  camp: { per: 'seat', sight: 'all' },
});

it('gives zones their numbers in the order in which they are declared', () => {
  expect(zones.ZONE).toEqual({ deck: 0, hand: 1, camp: 2 });
  expect(zones.kinds).toEqual([
    { name: 'deck', per: 'table', sight: 'none', pile: true },
    { name: 'hand', per: 'seat', sight: 'owner' },
    { name: 'camp', per: 'seat', sight: 'all' },
  ]);
});

it('makes sets of zones by name', () => {
  expect(zones.mask()).toBe(0);
  expect(zones.mask('deck', 'camp')).toBe(0b101);
});
