import { expect, it } from 'vitest';
import { Dealer } from './dealer.ts';
import { EVERYBODY } from './state.ts';
import { defineZones } from './zone-table.ts';

const ZONE = { hand: 0, deck: 1, board: 2 };
const { kinds } = defineZones(ZONE, {
  hand: { per: 'seat', sight: 'owner' },
  deck: { per: 'seat', sight: 'none', pile: true },
  board: { per: 'table', sight: 'all' },
});

it('deals each card on top of its zone, seen by whoever sees that zone and known to them by an identity of its own', () => {
  const dealer = new Dealer(kinds, 2, (card) => ({ ...card, owner: -1 }));
  dealer.add(7, ZONE.hand, 1).owner = 1;
  dealer.add(8, ZONE.deck, 0);
  dealer.add(9, ZONE.board);
  dealer.add(7, ZONE.board);

  const { layout } = dealer;
  const board = layout.zone(ZONE.board, 0);
  expect(dealer.cards).toEqual([
    { def: 7, zone: layout.zone(ZONE.hand, 1), seen: 1 << 1, alias: 1, owner: 1 },
    { def: 8, zone: layout.zone(ZONE.deck, 0), seen: 0, alias: 0, owner: -1 },
    { def: 9, zone: board, seen: EVERYBODY, alias: 2, owner: -1 },
    { def: 7, zone: board, seen: EVERYBODY, alias: 3, owner: -1 },
  ]);
  expect(dealer.zones[board]).toEqual([2, 3]);
  expect(dealer.aliases).toBe(3);
});
