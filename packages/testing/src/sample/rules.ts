import {
  cardName,
  cardOption,
  cardsIn,
  type EventRules,
  emit,
  expire,
  MOMENT,
  move,
  Option,
  PASS,
  procedure,
  question,
  type Seat,
  seatName,
  shuffle,
} from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { defOf } from './registry.ts';
import { type HoardMatch, type HoardState, hoardVars, ZONE } from './state.ts';

const RICH = 12;
const OPENING_HAND = 4;

/** What happens in this game, and how it changes the state. Cards react to these. */
export const events: Record<string, EventRules<HoardState>> = {
  gain: {
    apply: (m, e) => {
      m.s.gold[e.seat as Seat] += e.n as number;
    },
  },
  lose: {
    apply: (m, e) => {
      const seat = e.seat as Seat;
      m.s.gold[seat] = Math.max(0, m.s.gold[seat] - (e.n as number));
    },
  },
  play: MOMENT,
  'turn-end': MOMENT,
};

export function draw(m: HoardMatch, seat: Seat): void {
  const deck = cardsIn(m, ZONE.deck);
  if (deck.length > 0) move(m, deck[deck.length - 1], ZONE.hand, seat);
}

export function discard(m: HoardMatch, card: number): void {
  move(m, card, ZONE.discard);
}

/** Seats in turn order, from the one whose turn it is. */
export function turnOrder(m: HoardMatch): readonly Seat[] {
  return ORDERS[m.s.seats][m.s.turn];
}
const ORDERS = [0, 1, 2, 3].map((seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats)),
);

/** Pay for a card and lay it out, let the others answer, do what it says, and put a deed away. */
const playCard = procedure<HoardState, { seat: Seat; card: number }>('play')({
  announce(m, { seat, card }) {
    const def = defOf(m, card);
    m.s.gold[seat] -= def.cost;
    move(m, card, ZONE.camp, seat);
    if (m.log) m.say(['sample.log.play', { seat: seatName(seat), card: cardName(m, card) }], [card], 'SAMPLE-TURN-02');
    emit(m, { type: 'play', seat, card });
  },
  resolve(m, { seat, card }) {
    const { play } = defOf(m, card);
    if (play) m.callByName(play, hoardVars(seat, card));
  },
  away(m, { card }) {
    if (defOf(m, card).kind === 'deed' && m.layout.kindOf[m.s.cards[card].zone] === ZONE.camp) discard(m, card);
  },
});

const ASK_ACT: Words = ['sample.ask.act'];
const END_TURN = new Option(PASS, 'sample.option.end-turn', -1, -1, 0, 'SAMPLE-TURN-03');

/** A turn: draw, play cards until you end it. */
const turn = procedure<HoardState>('turn')({
  draw(m) {
    draw(m, m.s.turn);
    if (m.s.last < 0 && cardsIn(m, ZONE.deck).length === 0) m.s.last = m.s.seats;
  },
  act: {
    ask(m) {
      const seat = m.s.turn;
      const options: Option[] = [];
      const hand = cardsIn(m, ZONE.hand, seat);
      for (let i = 0; i < hand.length; i++) {
        const card = hand[i];
        const def = defOf(m, card);
        if (def.kind === 'answer' || def.cost > m.s.gold[seat]) continue;
        if (def.could && !def.could(m, hoardVars(seat, card))) continue;
        options.push(cardOption(m, card, 'sample.option.play', 'SAMPLE-TURN-02'));
      }
      options.push(END_TURN);
      return question(seat, 'act', ASK_ACT, options, 'SAMPLE-TURN-02', undefined, true);
    },
    then(m, _v, answer) {
      if (answer.id === PASS) return;
      m.goto('act');
      m.call(playCard, { seat: m.s.turn, card: answer.card });
    },
  },
  end(m) {
    expire(m, 'turn');
    emit(m, { type: 'turn-end', seat: m.s.turn });
  },
});

/** The whole game. It is the first procedure in the list, and so the one a match begins with. */
const game = procedure<HoardState>('game')({
  deal(m) {
    shuffle(m, ZONE.deck);
    for (let seat = 0; seat < m.s.seats; seat++) {
      for (let i = 0; i < OPENING_HAND; i++) draw(m, seat);
    }
  },
  turn(m) {
    m.call(turn, {});
  },
  next(m) {
    const { gold, seats } = m.s;
    let most = 0;
    for (let seat = 0; seat < seats; seat++) most = Math.max(most, gold[seat]);
    if (m.s.last > 0) m.s.last--;
    if (most >= RICH || m.s.last === 0) {
      const winners: Seat[] = [];
      for (let seat = 0; seat < seats; seat++) if (gold[seat] === most) winners.push(seat);
      m.end({ winners, reason: most >= RICH ? 'sample.end.rich' : 'sample.end.deck', scores: gold.slice() });
      return;
    }
    m.s.turn = (m.s.turn + 1) % seats;
    m.goto('turn');
  },
});

export const rulesProcedures = [game, turn, playCard];
