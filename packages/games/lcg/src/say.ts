import { cardName, type Param, type Seat, seatName } from '@tafelrunde/kernel';
import type { M } from './state.ts';

/** What a face-down Orc guard is called, whatever card it is. */
export const ORC_GUARD = 'word:orcGuard';

export function seatWord(seat: Seat): Param {
  return seatName(seat);
}

/** The name of a card; a face-down Orc guard is only that. */
export function cardWord(m: M, card: number): Param {
  return cardName(m, card);
}
