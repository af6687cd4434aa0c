import type { DbgOption } from '@tafelrunde/dbg';
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
