import {
  type CardIx,
  cardName,
  cardOption,
  cardsIn,
  DONE,
  move,
  NO,
  numberOption,
  option,
  PASS,
  procedure,
  question,
  type Seat,
  seatName,
  use,
  usesOf,
  type Vars,
  YES,
} from '@tafelrunde/kernel';
import type { Param } from '@tafelrunde/words';
import type { RbWords } from '../messages.ts';
import { isEliminated, isFighting, playerOrder } from '../players.ts';
import { LIMIT, type M, type RbDecision, type RbOption, type RbState } from '../state.ts';
import { ZONE } from '../zones.ts';

/** How often a seat may propose an exchange within one turn, so that every game comes to an end (RB-READ-04). */
const MOST_OFFERS = 3;
const OFFER_KEY = -1;

function hasWealth(m: M, seat: Seat): boolean {
  return m.s.gold[seat] > 0 || cardsIn(m, ZONE.assets, seat).length > 0;
}

/** Whether two heroes could exchange something now: on one hex, nobody of them in a combat (RB-TRADE-01, RB-SILENT-38). */
function canExchange(m: M, seat: Seat, other: Seat): boolean {
  const { hex } = m.s;
  if (seat === other || isEliminated(m, seat) || isEliminated(m, other)) return false;
  if (hex[seat] < 0 || hex[seat] !== hex[other] || isFighting(m, seat) || isFighting(m, other)) return false;
  return hasWealth(m, seat) || hasWealth(m, other);
}

function mayOffer(m: M, seat: Seat): boolean {
  return usesOf(m, LIMIT.turn, OFFER_KEY - seat) < MOST_OFFERS;
}

export const OPTION_TRADE = 'rb.option.trade';
const tradeOptions: RbOption[] = [];
function tradeOption(seat: Seat): RbOption {
  tradeOptions[seat] ??= option(`trade${seat}`, OPTION_TRADE, { seat, n: seat, rule: 'RB-TRADE-01' });
  return tradeOptions[seat];
}

/** Adds the heroes with whom a seat could exchange. */
export function listTrades(m: M, seat: Seat, options: RbOption[]): void {
  for (let other = 0; other < m.s.seats; other++) {
    if (canExchange(m, seat, other) && mayOffer(m, seat)) options.push(tradeOption(other));
  }
}

interface TradeVars extends Vars {
  seat: Seat;
  other: Seat;
  /** Assets that change hands, each by number: those of the one who offers, and those he wants. */
  give: CardIx[];
  take: CardIx[];
  giveGold: number;
  takeGold: number;
}

const ENOUGH = option(DONE, 'rb.option.enough');
const ACCEPT = [option(YES, 'rb.option.accept', { rule: 'RB-TRADE-01' }), option(NO, 'rb.option.refuse')];
const golds: RbOption[] = [];
function goldOption(n: number): RbOption {
  golds[n] ??= numberOption(n, 'rb.option.gold');
  return golds[n];
}

function pickAssets(m: M, seat: Seat, owner: Seat, chosen: readonly CardIx[], prompt: RbWords): RbDecision | null {
  const assets = cardsIn(m, ZONE.assets, owner);
  if (assets.length === 0) return null;
  const options: RbOption[] = [ENOUGH];
  for (const card of assets) {
    if (!chosen.includes(card)) {
      options.push(cardOption(m, card, 'rb.option.exchange', 'RB-TRADE-01'));
    }
  }
  const group = { id: prompt[0], picked: chosen.length, min: 0, max: assets.length };
  return question(seat, 'pick', prompt, options, 'RB-TRADE-01', undefined, undefined, group);
}

function pickGold(m: M, seat: Seat, owner: Seat, prompt: RbWords): RbDecision | null {
  const most = m.s.gold[owner];
  if (most === 0) return null;
  const options: RbOption[] = [];
  for (let n = 0; n <= most; n++) options.push(goldOption(n));
  return question(seat, 'number', prompt, options, 'RB-TRADE-01');
}

/**
 * An exchange of gold and assets between heroes on one hex; it costs no action (RB-TRADE-02). One offers, the other
 * agrees or not. Nothing else can be exchanged (RB-TRADE-04).
 */
export const exchange = procedure<RbState, TradeVars>('exchange')({
  offer(m, { seat }) {
    use(m, LIMIT.turn, OFFER_KEY - seat);
  },
  give: {
    ask: (m, { seat, other, give }) => pickAssets(m, seat, seat, give, ['rb.ask.give', { seat: seatName(other) }]),
    then(m, v, answer) {
      if (answer.id === DONE) return;
      v.give.push(answer.card);
      m.goto('give');
    },
  },
  giveGold: {
    ask: (m, { seat, other }) => pickGold(m, seat, seat, ['rb.ask.give-gold', { seat: seatName(other) }]),
    then(_m, v, answer) {
      v.giveGold = answer.n;
    },
  },
  take: {
    ask: (m, { seat, other, take }) => pickAssets(m, seat, other, take, ['rb.ask.take', { seat: seatName(other) }]),
    then(m, v, answer) {
      if (answer.id === DONE) return;
      v.take.push(answer.card);
      m.goto('take');
    },
  },
  takeGold: {
    ask: (m, { seat, other }) => pickGold(m, seat, other, ['rb.ask.take-gold', { seat: seatName(other) }]),
    then(_m, v, answer) {
      v.takeGold = answer.n;
    },
  },
  agree: {
    ask(m, { seat, other, give, take, giveGold, takeGold }): RbDecision | null {
      if (give.length + take.length + giveGold + takeGold === 0) return null;
      const bargain = { gain: wealth(m, giveGold, give), lose: wealth(m, takeGold, take) };
      return question(other, 'confirm', ['rb.ask.agree', { seat: seatName(seat), ...bargain }], ACCEPT, 'RB-TRADE-01');
    },
    then(m, v, answer) {
      if (answer.id === NO) return;
      // Combat tokens follow their assets (RB-TRADE-03); goods are passed on, not traded (RB-TRADE-05).
      for (const card of v.give) move(m, card, ZONE.assets, v.other);
      for (const card of v.take) move(m, card, ZONE.assets, v.seat);
      m.s.gold[v.seat] += v.takeGold - v.giveGold;
      m.s.gold[v.other] += v.giveGold - v.takeGold;
      m.s.declined = 0;
      if (m.log) sayExchange(m, v);
      m.unsettle();
    },
  },
});

/** What one side gives: "3 Gold, Kettenhemd und Reliquien". */
function wealth(m: M, gold: number, cards: readonly CardIx[]): Param {
  const list: Param[] = gold > 0 ? [['rb.gold', { n: gold }]] : [];
  for (const card of cards) list.push(cardName(m, card));
  return list.length > 0 ? { list } : ['rb.nothing'];
}

function sayExchange(m: M, { seat, other, give, take, giveGold, takeGold }: TradeVars): void {
  const words = {
    ...{ seat: seatName(seat), other: seatName(other) },
    ...{ gain: wealth(m, giveGold, give), lose: wealth(m, takeGold, take) },
  };
  m.say(['rb.log.exchange', words], [...give, ...take], 'RB-TRADE-01');
}

export function callExchange(m: M, seat: Seat, other: Seat): void {
  m.call(exchange, { seat, other, give: [], take: [], giveGold: 0, takeGold: 0 });
}

interface RoundVars extends Vars {
  at: number;
}

const NOT_NOW = option(PASS, 'rb.option.no-trade', { rule: 'RB-TRADE-01' });

/** Before a turn, everybody else on a hex with another hero may propose an exchange (RB-READ-04); who declined is left alone. */
export const offers = procedure<RbState, RoundVars>('offers')({
  ask: {
    ask(m, { at }): RbDecision | null {
      const order = playerOrder(m);
      if (at >= order.length) return null;
      const seat = order[at];
      if (seat === m.s.active || (m.s.declined & (1 << seat)) !== 0) return null;
      const options: RbOption[] = [];
      listTrades(m, seat, options);
      if (options.length === 0) return null;
      options.push(NOT_NOW);
      return question(seat, 'act', ['rb.ask.trade'], options, 'RB-TRADE-01');
    },
    then(m, { at }, answer) {
      const seat = playerOrder(m)[at];
      if (answer.id === PASS) {
        m.s.declined |= 1 << seat;
        return;
      }
      m.goto('ask');
      callExchange(m, seat, answer.seat);
    },
  },
  next(m, v) {
    v.at++;
    if (v.at < playerOrder(m).length) m.goto('ask');
    else m.done();
  },
});
