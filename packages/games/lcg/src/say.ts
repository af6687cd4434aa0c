import { cardName, type Param, type Seat, seatName } from '@tafelrunde/kernel';
import { FORM, type M } from './state.ts';

export function seatWord(seat: Seat): Param {
  return seatName(seat);
}

/** The name of a card; a face-down Orc guard is only that. */
export function cardWord(m: M, card: number): Param {
  return m.s.cards[card].form === FORM.orcGuard ? { name: 'word:orcGuard' } : cardName(m, card);
}
