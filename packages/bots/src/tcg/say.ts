import type { CardIx, Param } from '@tafelrunde/kernel';
import type { TcgSight } from './sight.ts';

/** A card's name in a thought. */
export function cardParam(sight: TcgSight, card: CardIx): Param {
  return { name: `card:${sight.def(card).id}` };
}
