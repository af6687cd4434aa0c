import type { CardIx } from '@tafelrunde/kernel';
import type { Param } from '@tafelrunde/words';
import type { TcgSight } from './sight.ts';

/** A card's name in a thought. */
export function cardParam(sight: TcgSight, card: CardIx): Param {
  return { name: `card:${sight.def(card).id}` };
}
