import { type CardIx, cardsIn, value } from '@tafelrunde/kernel';
import { defOf } from '../registry.ts';
import { type M, STAT } from '../state.ts';
import { ZONE } from '../zones.ts';

/** Whether anything may change what cards cost in this turn; most often nothing does, and nothing has to be looked for. */
export function costsChange(m: M): boolean {
  if (m.s.lasting.length > 0) return true;
  const places = cardsIn(m, ZONE.locations, m.s.turn);
  for (let i = 0; i < places.length; i++) {
    if (defOf(m, places[i]).modifiers.length > 0) return true;
  }
  return false;
}

/** What a card costs the player of the turn. */
export function costOf(m: M, card: CardIx): number {
  return costsChange(m) ? value(m, card, STAT.cost) : defOf(m, card).cost;
}
