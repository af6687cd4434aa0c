import {
  CardOptions,
  cardsIn,
  DONE,
  emit,
  expire,
  option,
  PASS,
  procedure,
  question,
  type Seat,
  YES,
} from '@tafelrunde/kernel';
import { cardWord, seatWord } from '../say.ts';
import { type M, type TcgDecision, type TcgOption, type TcgState, UNTIL } from '../state.ts';
import { ZONE } from '../zones.ts';
import { openActions } from './actions.ts';
import { draw } from './draw.ts';
import { discardFromHand, leavePlay } from './leave.ts';
import { takeOffRing } from './ring.ts';

export function hasMinions(m: M): boolean {
  return cardsIn(m, ZONE.minions).length > 0;
}

/** All minions are discarded with everything on them (TCG-REGROUP-10). */
export function discardMinions(m: M): void {
  const minions = cardsIn(m, ZONE.minions);
  while (minions.length > 0) leavePlay(m, minions[minions.length - 1], ZONE.discard);
}

/** Moves that the fellowship may make in this turn (TCG-MOVE-12). */
export function movesAllowed(m: M): number {
  return m.s.moveLimit + m.s.extraMoves;
}

/** The Shadow players reconcile, then the Free Peoples player moves again or ends the turn (TCG-REGROUP-01, -05). */
export const regroupPhase = procedure<TcgState, { at: number }>('regroup')({
  // The Ring-bearer takes off The One Ring (TCG-RING-09).
  start(m) {
    takeOffRing(m);
    if (m.s.lasting.length > 0) expire(m, UNTIL.regroup);
    emit(m, { type: 'regroup-start', seat: m.s.turn });
  },
  actions: openActions,
  'shadow reconciles'(m, v) {
    if (v.at >= m.s.acting.length) return;
    m.goto('shadow reconciles');
    m.call(reconcile, { seat: m.s.acting[v.at] });
    v.at++;
  },
  decide: {
    ask(m): TcgDecision | null {
      if (m.s.moves >= movesAllowed(m)) return null;
      return question(m.s.turn, 'confirm', AGAIN, AGAIN_OPTIONS, 'TCG-REGROUP-05');
    },
    then(m, _v, answer) {
      // Hands are not filled up and minions stay when the fellowship goes on (TCG-REGROUP-08, -11).
      if (answer.id === YES) m.done(1);
    },
  },
  reconcile: (m) => m.call(reconcile, { seat: m.s.turn }),
  'discard minions'(m) {
    discardMinions(m);
    m.done(0);
  },
});

const AGAIN = ['tcg.ask.move-again'] as const;
const AGAIN_OPTIONS = [
  option(YES, 'tcg.option.move-again', { rule: 'TCG-REGROUP-06' }),
  option(PASS, 'tcg.option.end-turn', { rule: 'TCG-REGROUP-09' }),
];

const HAND = 8;
const DISCARD = new CardOptions('tcg.option.discard', 'TCG-REGROUP-02');
const DISCARD_DOWN = new CardOptions('tcg.option.discard', 'TCG-REGROUP-04');

/** One card may be discarded; then the hand is filled up or cut down to eight (TCG-REGROUP-02 to -04). */
export const reconcile = procedure<TcgState, { seat: Seat }>('reconcile')({
  discard: {
    ask(m, { seat }): TcgDecision | null {
      const options = discards(m, seat, DISCARD);
      if (options.length === 0) return null;
      options.push(KEEP);
      return question(seat, 'target', RECONCILE, options, 'TCG-REGROUP-02');
    },
    then(m, { seat }, answer) {
      if (answer.id !== DONE) discardOne(m, answer.card);
      if (cardsIn(m, ZONE.hand, seat).length <= HAND) fillUp(m, seat);
    },
  },
  'discard down to eight': {
    ask(m, { seat }): TcgDecision | null {
      const { length } = cardsIn(m, ZONE.hand, seat);
      if (length <= HAND) return null;
      const prompt = ['tcg.ask.discard-down', { n: length - HAND }] as const;
      return question(seat, 'pick', prompt, discards(m, seat, DISCARD_DOWN), 'TCG-REGROUP-04');
    },
    then(m, _v, answer) {
      m.goto('discard down to eight');
      discardOne(m, answer.card);
    },
  },
  'draw up to eight': (m, { seat }) => fillUp(m, seat),
});

function fillUp(m: M, seat: Seat): void {
  const missing = HAND - cardsIn(m, ZONE.hand, seat).length;
  m.done();
  if (missing > 0) draw(m, seat, missing);
}

function discards(m: M, seat: Seat, made: CardOptions<'tcg.option.discard'>): TcgOption[] {
  const hand = cardsIn(m, ZONE.hand, seat);
  const options: TcgOption[] = [];
  for (let i = 0; i < hand.length; i++) {
    options.push(made.of(hand[i], m.s.cards[hand[i]].alias));
  }
  return options;
}

function discardOne(m: M, card: number): void {
  const { owner } = m.s.cards[card];
  discardFromHand(m, card);
  if (m.log) {
    const words = { seat: seatWord(owner), card: cardWord(m, card) };
    m.say(['tcg.log.discard-hand', words], [card], 'TCG-REGROUP-02');
  }
}

const RECONCILE = ['tcg.ask.reconcile'] as const;
const KEEP = option(DONE, 'tcg.option.keep', { rule: 'TCG-REGROUP-02' });
