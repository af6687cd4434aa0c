import { type CardIx, cardsIn, value } from '@tafelrunde/kernel';
import { registry } from '../registry.ts';
import { type M, STAT } from '../state.ts';
import { ZONE } from '../zones.ts';

/** What a card costs the player of the turn. Most often nothing changes it, and nothing has to be looked for. */
export function costOf(m: M, card: CardIx): number {
  if (m.s.lasting.length === 0 && cardsIn(m, ZONE.locations, m.s.turn).length === 0) {
    return registry[m.s.cards[card].def].cost;
  }
  return value(m, card, STAT.cost);
}
