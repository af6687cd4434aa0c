import type { DbgOption } from '@tafelrunde/dbg';
import type { CardIx } from '@tafelrunde/kernel';
import type { DbgSight } from './sight.ts';

/** The option whose card scores highest, by number of definition; one without a card counts as `without`. */
export function bestBy(
  sight: DbgSight,
  options: readonly DbgOption[],
  scores: readonly number[],
  without: number,
): DbgOption {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const { card } = options[i];
    const found = card < 0 ? without : scores[sight.number(card)];
    if (found > most) {
      most = found;
      best = options[i];
    }
  }
  return best;
}

/** The same of cards that are not listed as options; -1 for none of them, which counts as `without`, or for none at all. */
export function bestOf(
  sight: DbgSight,
  cards: readonly CardIx[],
  scores: readonly number[],
  without: number | null,
): CardIx {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < cards.length; i++) {
    const found = scores[sight.number(cards[i])];
    if (found > most) {
      most = found;
      best = cards[i];
    }
  }
  return without !== null && without > most ? -1 : best;
}
