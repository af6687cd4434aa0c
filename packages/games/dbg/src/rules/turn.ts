import {
  type CardIx,
  CardOptions,
  cardOptions,
  cardsIn,
  clearUses,
  effectVars,
  expire,
  move,
  option,
  PASS,
  procedure,
  question,
  use,
  usesOf,
  value,
} from '@tafelrunde/kernel';
import { defOf, tablesOf } from '../registry.ts';
import { say } from '../say.ts';
import { type DbgDecision, type DbgOption, type DbgState, LIMIT, type M, MARK, STAT } from '../state.ts';
import { ZONE } from '../zones.ts';
import { assail, clockwise, KIND } from './assault.ts';
import { costsChange } from './cost.ts';
import { own } from './gain.ts';
import { fillPath } from './path.ts';
import { destroy, discardAll, draw, HAND_SIZE } from './piles.ts';
import { play, playPlain } from './play.ts';
import { powerLeft } from './power.ts';
import { endGame } from './score.ts';
import { setUp } from './setup.ts';

export const END_TURN = option(PASS, 'dbg.option.end-turn', { rule: 'DBG-TURN-05' });
const ALL = 'all';

/** Cards of the Path whose ambush is still to come; null if there is none, as in most turns. */
function ambushers(m: M): CardIx[] | null {
  const path = cardsIn(m, ZONE.path);
  let out: CardIx[] | null = null;
  for (let i = 0; i < path.length; i++) {
    if ((m.s.cards[path[i]].marks & MARK.ambush) === 0) continue;
    out ??= [];
    out.push(path[i]);
  }
  return out;
}

function ambush(m: M, card: CardIx): void {
  m.s.cards[card].marks = 0;
  m.s.ambushes++;
  if (m.log) say(m, 'dbg.log.ambush', { seat: m.s.turn, card }, 'DBG-AMBUSH-02');
  assail(m, { kind: KIND.ambush, source: card, victims: [m.s.turn], proc: defOf(m, card).ambush });
}

/** Everything that may be done in a turn: play, buy, defeat, use a location, end it (DBG-TURN-02). */
function actions(m: M): DbgDecision {
  const { s } = m;
  const { turn: seat, cards } = s;
  const options: DbgOption[] = [];
  const hand = cardsIn(m, ZONE.hand, seat);
  const { plains } = tablesOf(m);
  let plain = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const c = cards[card];
    plain += plains[c.def];
    options.push(PLAY.of(card, c.alias));
  }
  if (plain > 1) options.push(playAll(plain));
  const places = cardsIn(m, ZONE.locations, seat);
  for (let i = 0; i < places.length; i++) {
    if (canUse(m, places[i])) options.push(USE.of(places[i], cards[places[i]].alias));
  }
  buyOptions(m, options);
  options.push(END_TURN);
  // A turn never ends by itself: what follows cannot be taken back.
  return question(seat, 'act', ASK_ACT, options, 'DBG-TURN-02', undefined, true);
}

const ASK_ACT = ['dbg.ask.act'] as const;

/** Playing a card of the hand. */
export const playOption = (m: M, card: CardIx): DbgOption => PLAY.of(card, m.s.cards[card].alias);

/** Playing all simple cards of the hand; null if there are not even two. */
export function playAllOption(m: M): DbgOption | null {
  const { cards, turn } = m.s;
  const { plains } = tablesOf(m);
  const hand = cardsIn(m, ZONE.hand, turn);
  let plain = 0;
  for (let i = 0; i < hand.length; i++) plain += plains[cards[hand[i]].def];
  return plain > 1 ? playAll(plain) : null;
}

/** Whether the player of the turn may use a location that he has. */
export function canUse(m: M, place: CardIx): boolean {
  const { couldUse } = defOf(m, place);
  return couldUse?.(m, m.s.turn, place) === true && usesOf(m, LIMIT.turn, place) === 0;
}

/** What there is enough Power for: cards of the Path, Valor, the top archenemy. */
export function buyOptions(m: M, options: DbgOption[]): void {
  const power = powerLeft(m);
  // Printed costs, unless anything changes them.
  const costs = costsChange(m) ? null : tablesOf(m).costs;
  const path = cardsIn(m, ZONE.path);
  for (let i = 0; i < path.length; i++) offer(m, options, path[i], power, costs, BUY);
  const valor = cardsIn(m, ZONE.valor);
  if (valor.length > 0) offer(m, options, valor[valor.length - 1], power, costs, BUY_VALOR);
  const top = cardsIn(m, ZONE.archenemy);
  if (top.length > 0) offer(m, options, top[0], power, costs, DEFEAT);
}

type Costs = readonly number[] | null;

/** Lists a card if there is enough Power for it. */
function offer(
  m: M,
  options: DbgOption[],
  card: CardIx,
  power: number,
  costs: Costs,
  made: CardOptions<DbgOption['key']>,
): void {
  const c = m.s.cards[card];
  const cost = costs === null ? value(m, card, STAT.cost) : costs[c.def];
  if (cost <= power) options.push(made.of(card, c.alias, cost));
}

const PLAY = new CardOptions('dbg.option.play', 'DBG-PLAY-01');
const USE = new CardOptions('dbg.option.use', 'DBG-LOCATION-03');
const BUY = new CardOptions('dbg.option.buy', 'DBG-BUY-01');
const BUY_VALOR = new CardOptions('dbg.option.buy', 'DBG-BUY-02');
const DEFEAT = new CardOptions('dbg.option.defeat', 'DBG-ARCHENEMY-01');

/** Playing all of so many simple cards, made once. */
const PLAY_ALL: DbgOption[] = [];

function playAll(plain: number): DbgOption {
  for (let n = PLAY_ALL.length; n <= plain; n++) {
    PLAY_ALL.push(option(ALL, 'dbg.option.play-all', { n, rule: 'DBG-PLAY-01' }));
  }
  return PLAY_ALL[plain];
}

function act(m: M, { card, n }: DbgOption): void {
  const seat = m.s.turn;
  if (card < 0) {
    playPlain(m, seat);
    return;
  }
  switch (m.layout.kindOf[m.s.cards[card].zone]) {
    case ZONE.hand:
      play(m, seat, card);
      break;
    case ZONE.locations:
      use(m, LIMIT.turn, card);
      if (m.log) say(m, 'dbg.log.use', { seat, card }, 'DBG-LOCATION-03');
      m.callByName(defOf(m, card).use, effectVars(seat, card));
      break;
    case ZONE.archenemy:
      defeat(m, card, n);
      break;
    default:
      m.s.spent += n;
      if (m.log) say(m, 'dbg.log.buy', { seat, card, n }, 'DBG-BUY-01');
      own(m, seat, card, 'discard');
  }
}

/** The top archenemy is taken for its cost; the last one ends the game (DBG-ARCHENEMY-01, -02, DBG-END-GAME-01). */
function defeat(m: M, card: CardIx, cost: number): void {
  const seat = m.s.turn;
  m.s.spent += cost;
  m.s.defeated[seat]++;
  if (m.log) say(m, 'dbg.log.defeat', { seat, card, n: cost }, 'DBG-ARCHENEMY-01');
  own(m, seat, card, 'discard');
  if (cardsIn(m, ZONE.stack).length === 0) endGame(m, 'dbg.over.archenemies');
}

/** After so many rounds in which nobody gained a card and none was destroyed, the game is over (see docs/rulings.md). */
const STANDSTILL = 20;

/** The game: set-up, then turn after turn. A turn's steps are those of the rulebook (DBG-READ-04). */
export const game = procedure<DbgState>('game')({
  'set up'(m) {
    m.call(setUp, {});
  },
  'start of turn'(m) {
    m.s.turns++;
    m.s.acting = 1;
    if (m.log) say(m, 'dbg.log.turn', { seat: m.s.turn });
    if (m.isQuiet() && ambushers(m) === null) m.goto('act');
  },
  ambush: {
    ask(m) {
      const waiting = ambushers(m);
      if (waiting === null) return null;
      const options = cardOptions(m, waiting, 'kernel.option.card', 'DBG-AMBUSH-05');
      return question(m.s.turn, 'order', ['dbg.ask.ambush-order'], options, 'DBG-AMBUSH-05');
    },
    then(m, _v, answer) {
      m.goto('ambush');
      ambush(m, answer.card);
    },
  },
  act: {
    ask: actions,
    then(m, _v, answer) {
      if (answer === END_TURN) return;
      m.goto('act');
      act(m, answer);
    },
  },
  'discard and draw'(m) {
    const { s } = m;
    const seat = s.turn;
    s.acting = 0;
    s.power = 0;
    s.spent = 0;
    s.gained = 0;
    s.ambushes = 0;
    while (s.plays.length > 0) s.plays.pop();
    while (s.growing.length > 0) s.growing.pop();
    while (s.gifts.length > 0) s.gifts.pop();
    while (s.delayed.length > 0) s.delayed.pop();
    if (s.uses.length > 0) clearUses(m, LIMIT.turn);
    if (s.lasting.length > 0) expire(m, 'turn');
    let cards = HAND_SIZE;
    const places = cardsIn(m, ZONE.locations, seat);
    for (let i = places.length - 1; i >= 0; i--) {
      const c = s.cards[places[i]];
      cards += m.defs[c.def].extraDraw;
      if ((c.marks & MARK.borrowed) !== 0) destroy(m, places[i]);
    }
    discardAll(m, ZONE.played, seat);
    discardAll(m, ZONE.hand, seat);
    draw(m, seat, cards);
  },
  'fill the path'(m) {
    if (!fillPath(m, true)) return endGame(m, 'dbg.over.path');
    const top = cardsIn(m, ZONE.archenemy);
    if (top.length === 0) return;
    if (m.isQuiet()) m.goto('next player');
    // What the top archenemy does at the end of a turn follows at once, before another one is revealed.
    defOf(m, top[0]).endOfTurn?.(m, effectVars(m.s.turn, top[0]));
  },
  reveal(m) {
    const { turn } = m.s;
    if (cardsIn(m, ZONE.archenemy).length > 0) return;
    const stack = cardsIn(m, ZONE.stack);
    const card = stack[stack.length - 1];
    move(m, card, ZONE.archenemy);
    const { onGroup, losesWithoutMain } = defOf(m, card);
    if (losesWithoutMain) m.unsettle();
    if (m.log) say(m, onGroup ? 'dbg.log.group' : 'dbg.log.archenemy', { card }, 'DBG-GROUP-AMBUSH-07');
    if (onGroup === null) return;
    const victims = clockwise(m, onGroup.fromTurn ? turn : turn + 1);
    assail(m, { kind: KIND.group, source: card, victims, proc: onGroup.proc }, onGroup.together, onGroup.avoidable);
  },
  'next player'(m) {
    const still = ++m.s.still / m.s.seats;
    if (still >= STANDSTILL) return endGame(m, 'dbg.over.standstill');
    if (still === STANDSTILL / 2 && m.log) say(m, 'dbg.log.standstill', { n: still });
    m.s.turn = (m.s.turn + 1) % m.s.seats;
    m.goto('start of turn');
  },
});

/** The question of a turn, for those who answer without a list (`Quick`). */
export const ACT = game.step('act').ask!;
