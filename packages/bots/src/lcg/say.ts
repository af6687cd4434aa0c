import type { CardIx } from '@tafelrunde/kernel';
import type { Param } from '@tafelrunde/words';
import type { LcgSight } from './sight.ts';

/** A card's name in a thought; one that lies face down is only an enemy. */
export function cardParam(sight: LcgSight, card: CardIx): Param {
  if (sight.knows(card) && sight.card(card).form !== 1) return { name: `card:${sight.def(card).id}` };
  return { name: 'word:orcGuard' };
}
