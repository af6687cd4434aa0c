import type { PrintedCard } from '../define.ts';
import { allies } from './allies.ts';
import { archenemies } from './archenemies.ts';
import { artifacts } from './artifacts.ts';
import { basics } from './basics.ts';
import { enemies } from './enemies.ts';
import { fortunes } from './fortunes.ts';
import { heroStarts } from './heroes.ts';
import { impossibles } from './impossible.ts';
import { locations } from './locations.ts';
import { maneuvers } from './maneuvers.ts';

/**
 * Gives cards the numbers at their bottom (DBG-CARD-03), each copy one of its own. The printed numbers are not known to us, so
 * cards are counted in the order of this list; the two promotional start cards stand outside of the 218.
 */
function numbered(cards: readonly PrintedCard[]): readonly PrintedCard[] {
  let next = 1;
  return cards.map((card) => {
    if (card.promo) return card;
    const number = next;
    next += card.quantity ?? 1;
    return { ...card, number };
  });
}

/** All cards of the box. */
export const cards: readonly PrintedCard[] = numbered([
  ...[...basics, ...heroStarts, ...allies, ...artifacts, ...fortunes, ...enemies, ...locations, ...maneuvers],
  ...[...archenemies, ...impossibles],
]);
