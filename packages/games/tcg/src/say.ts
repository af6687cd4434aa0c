import { cardName, type Seat, seatName } from '@tafelrunde/kernel';
import type { Param } from '@tafelrunde/words';
import type { M } from './state.ts';

export function seatWord(seat: Seat): Param {
  return seatName(seat);
}

export function cardWord(m: M, card: number): Param {
  return cardName(m, card);
}

/** Several cards: "Gimli und Legolas". */
export function cardsWord(m: M, cards: readonly number[]): Param {
  return { list: cards.map((card) => cardName(m, card)) };
}
