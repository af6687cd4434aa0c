import type { CardIx } from '@tafelrunde/kernel';
import { ZONE } from '@tafelrunde/lcg';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';

/** What is known of The Hunt for Gollum: one Clue is needed when the last stage comes, and each more only calls the Hunters. */
export const CLUE = 'signs-of-gollum';
const NEEDS_ONE = 'a-new-terror-abroad';

const isClue = (sight: LcgSight, card: CardIx): boolean => sight.knows(card) && sight.def(card).id === CLUE;

/** Clues that heroes carry. */
function carried(sight: LcgSight): number {
  let found = 0;
  for (const seat of sight.order) {
    for (const card of sight.cards(ZONE.play, seat)) if (sight.card(card).host >= 0 && isClue(sight, card)) found++;
  }
  return found;
}

/** Whether the next stage would only send the players back: nobody carries the Clue that it asks for. */
export const lacksClue = (sight: LcgSight): boolean => sight.stageId === NEEDS_ONE && carried(sight) === 0;

/** How little a Clue is wanted from among the cards that may be revealed: it brings a guard along. */
export function clueDread(sight: LcgSight): number {
  const known = carried(sight) + sight.staged('objective').filter((card) => isClue(sight, card)).length;
  if (known > 0) return weights.clueMore;
  return sight.stageId === NEEDS_ONE ? weights.clueNeeded : weights.clueEarly;
}

/** What is lost with the Clues of a hero who is hurt. */
export function clueLost(sight: LcgSight, hero: CardIx): number {
  if (!sight.met(CLUE)) return 0;
  for (const card of sight.cards(ZONE.play)) {
    if (sight.card(card).host === hero && isClue(sight, card)) return weights.clueLost;
  }
  return 0;
}
