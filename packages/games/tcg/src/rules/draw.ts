import { cardsIn, move, NO, option, procedure, question, type Seat, shuffle, YES } from '@tafelrunde/kernel';
import { seatWord } from '../say.ts';
import { isDeluxe } from '../setup.ts';
import { type M, PHASE, type TcgState } from '../state.ts';
import { ZONE } from '../zones.ts';

/** The Free Peoples player draws at most so many cards in the fellowship phase (TCG-SILENT-12). */
const RULE_OF_4 = 4;

/** Whether a player may shuffle the discard pile into a new deck now (TCG-DECK-05 to -07). */
function mayReshuffle(m: M, seat: Seat): boolean {
  if (isDeluxe(m) || (m.s.reshuffled & (1 << seat)) !== 0) return false;
  return cardsIn(m, ZONE.deck, seat).length === 0 && cardsIn(m, ZONE.discard, seat).length > 0;
}

export function canDraw(m: M, seat: Seat): boolean {
  if (isBound(m, seat) && m.s.drawn >= RULE_OF_4) return false;
  return cardsIn(m, ZONE.deck, seat).length > 0 || mayReshuffle(m, seat);
}

function isBound(m: M, seat: Seat): boolean {
  return m.s.phase === PHASE.fellowship && seat === m.s.turn && isDeluxe(m);
}

/** Draws cards; an empty deck may be renewed in the middle of it (TCG-SILENT-27). */
export function draw(m: M, seat: Seat, n: number): void {
  let left = n;
  if (isBound(m, seat)) {
    left = Math.min(left, RULE_OF_4 - m.s.drawn);
    m.s.drawn += Math.max(0, left);
  }
  left = drawSome(m, seat, left);
  if (left <= 0) return;
  if (mayReshuffle(m, seat)) m.call(renewDeck, { seat, left });
  else if (m.log) m.say(['tcg.log.no-draw', { seat: seatWord(seat) }], [], 'TCG-DECK-06');
}

/** Draws what the deck holds; returns how many cards are still to be drawn. */
function drawSome(m: M, seat: Seat, n: number): number {
  const deck = cardsIn(m, ZONE.deck, seat);
  let left = n;
  for (; left > 0 && deck.length > 0; left--) move(m, deck[deck.length - 1], ZONE.hand, seat);
  if (m.log && left < n) m.say(['tcg.log.draw', { seat: seatWord(seat), n: n - left }], [], 'TCG-REGROUP-03');
  return left;
}

export const renewDeck = procedure<TcgState, { seat: Seat; left: number }>('renew deck')({
  ask: {
    ask: (_m, { seat }) => question(seat, 'confirm', RENEW, RENEW_OPTIONS, 'TCG-DECK-05'),
    then(m, { seat, left }, answer) {
      if (answer.id === NO) return;
      m.s.reshuffled |= 1 << seat;
      const pile = cardsIn(m, ZONE.discard, seat);
      while (pile.length > 0) move(m, pile[pile.length - 1], ZONE.deck, seat);
      shuffle(m, ZONE.deck, seat);
      if (m.log) m.say(['tcg.log.reshuffle', { seat: seatWord(seat) }], [], 'TCG-DECK-05');
      drawSome(m, seat, left);
    },
  },
});

const RENEW = ['tcg.ask.reshuffle'] as const;
const RENEW_OPTIONS = [
  option(YES, 'tcg.option.reshuffle', { rule: 'TCG-DECK-05' }),
  option(NO, 'tcg.option.no-reshuffle', { rule: 'TCG-SILENT-27' }),
];
