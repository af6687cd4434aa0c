import { cardName, type Seat, seatName } from '@tafelrunde/kernel';
import type { Param } from '@tafelrunde/words';
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

/** Tells the log how a value of a card changes. */
export function tellBonus(m: M, card: number, stat: number, n: number): void {
  if (!m.log) return;
  m.say(['lcg.log.bonus', { card: cardWord(m, card), more: { name: `gets:${stat}:${n}` } }], [card], 'LCG-MODIFIER-01');
}
