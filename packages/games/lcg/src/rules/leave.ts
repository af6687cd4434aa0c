import { emit, isImminent } from '@tafelrunde/kernel';
import { inPlay, kindOf, seatOf, typeOf } from '../registry.ts';
import { FORM, type M } from '../state.ts';
import { ZONE } from '../zones.ts';

/** How a card leaves play; only `discarded` counts as being discarded (LCG-DAMAGE-07, LCG-LOC-07). */
export type Leaving = 'destroyed' | 'explored' | 'discarded' | 'returned' | 'shuffled' | 'removed';

/** Where it goes. */
export type Place = 'discard' | 'hand' | 'deck' | 'deckTop' | 'deckBottom' | 'victory' | 'removed' | 'staging';

/** Lets a card leave play (LCG-ZONE-04), unless it is about to; abilities may change where it goes. */
export function leavePlay(m: M, card: number, how: Leaving, to: Place): void {
  if ((!inPlay(m, card) && kindOf(m, card) !== ZONE.revealed) || isImminent(m, 'leave', card)) return;
  emit(m, { type: 'leave', card, seat: seatOf(m, card), kind: typeOf(m, card), how, to: placeFor(m, card, to) });
}

export function discardFromPlay(m: M, card: number): void {
  leavePlay(m, card, 'discarded', 'discard');
}

/** Most claimed objectives that are detached go back to the staging area, an Orc guard always to its owner's discard pile. */
function placeFor(m: M, card: number, to: Place): Place {
  const { form, def } = m.s.cards[card];
  if (form === FORM.orcGuard) return 'discard';
  return form === FORM.claimed && to === 'discard' && m.defs[def].detached === 'staging' ? 'staging' : to;
}
