import { type Seat, usesOf } from '@tafelrunde/kernel';
import type { ActionDef } from '../defs.ts';
import type { M } from '../state.ts';

/** Key under which uses of an action are counted: of this card, or of this player and all copies (LCG-LIMIT-01, -02). */
export function limitKey(m: M, seat: Seat, card: number, ix: number, action: Pick<ActionDef, 'perPlayer'>): number {
  // What no player owns is nobody's to count.
  const what = action.perPlayer && m.s.cards[card].owner >= 0 ? 100_000 + m.s.cards[card].def * 8 + seat : card;
  return what * 16 + ix;
}

export function withinLimit(m: M, seat: Seat, card: number, ix: number, action: ActionDef): boolean {
  if (action.limit === 0) return true;
  return usesOf(m, action.scope, limitKey(m, seat, card, ix, action)) < action.limit;
}
