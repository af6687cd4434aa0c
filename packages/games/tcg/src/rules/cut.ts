import { cardsIn, numberOption, procedure, question, type Seat } from '@tafelrunde/kernel';
import { neighbour } from '../players.ts';
import { seatWord } from '../say.ts';
import { setupOf } from '../setup.ts';
import type { M, TcgState } from '../state.ts';
import { ZONE } from '../zones.ts';

/** Where a deck is cut, in quarters from its top. */
const QUARTERS = 4;

/** Offers a shuffled deck to the neighbour on the right, if this table cuts decks (TCG-SETUP-13, TCG-DECK-PLAY-03). */
export function offerCut(m: M, seat: Seat): void {
  if (setupOf(m).cuts) m.call(cutDeck, { seat });
}

export const cutDeck = procedure<TcgState, { seat: Seat }>('cut')({
  offer: {
    ask: (m, { seat }) =>
      question(neighbour(m, seat, -1), 'number', ['tcg.ask.cut', { seat: seatWord(seat) }], CUTS, 'TCG-SETUP-13'),
    then(m, { seat }, { n }) {
      if (n === 0) return;
      const deck = cardsIn(m, ZONE.deck, seat);
      // The top card is the last one: what is lifted off goes under the rest.
      deck.unshift(...deck.splice(deck.length - Math.floor((deck.length * n) / QUARTERS)));
      const words = { seat: seatWord(neighbour(m, seat, -1)), other: seatWord(seat) };
      if (m.log) m.say(['tcg.log.cut', words], [], 'TCG-SETUP-13');
    },
  },
});

const CUTS = Array.from({ length: QUARTERS }, (_, n) =>
  numberOption(n, n === 0 ? 'tcg.option.no-cut' : 'tcg.option.cut', 'TCG-SETUP-13'),
);
