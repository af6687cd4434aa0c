import {
  CardOptions,
  cardOption,
  cardsIn,
  emit,
  isChanged,
  move,
  numberOption,
  procedure,
  question,
  type Seat,
  value,
  valueFrom,
} from '@tafelrunde/kernel';
import type { CardType } from '../defs.ts';
import {
  activeLocation,
  attachmentsOn,
  canBeTargeted,
  currentQuest,
  hasSphere,
  helpFor,
  paysFor,
  resourcesFor,
  takesAttachment,
  titleInPlay,
} from '../players.ts';
import { inPlay, isBlank, kindOf, seatOf } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import { variants } from '../setup.ts';
import type { LcgDecision, LcgOption, LcgState, M } from '../state.ts';
import { STAT, sphereNumber } from '../stats.ts';
import { abilityVars, type LcgVars, triedVars } from '../vars.ts';
import { IN_PLAY, ZONE } from '../zones.ts';
import { entered } from './enter.ts';
import { discardFromPlay } from './leave.ts';

/** What a card costs now. Of a cost of X, X is fixed before; what changes the cost does not change X (LCG-MODIFIER-11). */
export function costOf(m: M, card: number, x = 0): number {
  if (m.defs[m.s.cards[card].def].cost >= 0) return value(m, card, STAT.cost);
  return valueFrom(m, card, STAT.cost, x);
}

/** Whether a player can play a card from hand now, apart from the phase it needs (LCG-INIT-02, LCG-COST-14). */
export function canPlay(m: M, seat: Seat, card: number, asResponse = false): boolean {
  const def = m.defs[m.s.cards[card].def];
  if (!mayPlayFromHand(m, seat, def.type)) return false;
  const help = helpFor(m, seat, card);
  if (help < 0 && !hasSphere(m, seat, def.sphereNumber)) return false;
  const cost = def.cost < 0 ? 0 : value(m, card, STAT.cost);
  if (cost > 0 && resourcesFor(m, seat, def.sphereNumber) + Math.max(0, help) < cost) return false;
  if (def.unique && titleInPlay(m, m.s.cards[card].def)) return false;
  if (def.payment === 'three-heroes' && payers(m, seat, def.sphere, card).length < 3) return false;
  switch (def.type) {
    case 'event': {
      if (asResponse) return true;
      if (def.cost < 0) return xChoices(m, seat, card, 1).length > 0;
      return def.actions[0].usable(m, triedVars(seat, card));
    }
    case 'ally': {
      const limit = m.defs[m.s.cards[currentQuest(m)]?.def]?.stageRules?.allyLimit ?? 0;
      return limit === 0 || m.s.alliesPlayed < limit;
    }
    case 'attachment':
      return hostsFor(m, card, 1).length > 0;
    default:
      return false;
  }
}

/** Whether neither the stage nor the active location forbids a player to play cards of this type. */
function mayPlayFromHand(m: M, seat: Seat, type: CardType): boolean {
  const quest = currentQuest(m);
  if (quest >= 0 && m.defs[m.s.cards[quest].def].stageRules?.mayPlay?.(m, seat) === false) return false;
  if (type !== 'event' || !isChanged(m, STAT.noEvents)) return true;
  const location = activeLocation(m);
  return location < 0 || value(m, location, STAT.noEvents) === 0;
}

/** Cards of the player that could pay for this one: heroes of the sphere, and whatever else may. */
function payers(m: M, seat: Seat, sphere: string, card: number): number[] {
  const own = cardsIn(m, ZONE.play, seat);
  const number = sphereNumber(sphere);
  const found: number[] = [];
  for (let i = 0; i < own.length; i++) {
    if (m.s.cards[own[i]].resources > 0 && paysFor(m, own[i], number, card)) found.push(own[i]);
  }
  return found;
}

/** All that a player could pay with for a card of the sphere. */
function means(m: M, seat: Seat, sphere: string, card: number): number {
  return resourcesFor(m, seat, sphereNumber(sphere)) + Math.max(0, helpFor(m, seat, card));
}

/** X may be more than there is to pay by what a card may cost less, which is never much. */
const MOST_DISCOUNT = 5;

/** The values X may have: what can be paid and would do something; not more of them than are asked for. */
function xChoices(m: M, seat: Seat, card: number, atMost = Number.POSITIVE_INFINITY): number[] {
  const def = m.defs[m.s.cards[card].def];
  const most = resourcesFor(m, seat, def.sphereNumber);
  const found: number[] = [];
  for (let x = 0; x <= most + MOST_DISCOUNT && found.length < atMost; x++) {
    if (costOf(m, card, x) > most) continue;
    const v = triedVars(seat, card);
    v.x = x;
    if (def.actions[0].usable(m, v)) found.push(x);
  }
  return found;
}

/** Where an attachment may be attached (LCG-ATTACH-01, -04, -08); not more hosts than are asked for. */
export function hostsFor(m: M, card: number, atMost = Number.POSITIVE_INFINITY): number[] {
  const found: number[] = [];
  const { attach } = m.defs[m.s.cards[card].def];
  if (!attach) return found;
  const { zones } = m.s;
  for (let zone = 0; zone < zones.length; zone++) {
    if ((IN_PLAY & (1 << m.layout.kindOf[zone])) === 0) continue;
    const list = zones[zone];
    for (let i = 0; i < list.length && found.length < atMost; i++) {
      const host = list[i];
      if (host === card || !attach.allows(m, host) || !canBeTargeted(m, host, card)) continue;
      if (takesAttachment(m, host, card)) found.push(host);
    }
  }
  return found;
}

function withX(seat: Seat, card: number, x: number): LcgVars {
  const v = abilityVars(seat, card);
  v.x = x;
  return v;
}

type PlayVars = { seat: Seat; card: number; x: number; host: number };

/** Playing a card from hand: X, payment, then what it does (LCG-INIT-01 to -05, LCG-PLAY-01). */
export const playCard = procedure<LcgState, PlayVars>('play')({
  x: {
    ask(m, { seat, card }): LcgDecision | null {
      if (m.defs[m.s.cards[card].def].cost >= 0) return null;
      const options = xChoices(m, seat, card).map((x) => numberOption(x, 'lcg.option.x'));
      return question(seat, 'number', ['lcg.ask.x', { card: cardWord(m, card) }], options, undefined, card);
    },
    then(_m, v, answer) {
      v.x = answer.n;
    },
  },
  pay(m, { seat, card, x }) {
    const { sphere, payment } = m.defs[m.s.cards[card].def];
    const each = payment === 'three-heroes' ? 1 : 0;
    const cost = costOf(m, card, x);
    m.call(pay, { seat, card, sphere, cost, left: cost, each, paid: 0 });
  },
  laid(m, { seat, card, x }) {
    const { type } = m.defs[m.s.cards[card].def];
    if (m.log) m.say(['lcg.log.play', { seat: seatWord(seat), card: cardWord(m, card) }], [card], 'LCG-PLAY-01');
    if (type === 'ally') {
      m.s.alliesPlayed++;
      m.done();
      enterPlay(m, card, seat, 1);
    } else if (type === 'event') {
      m.goto('away');
      move(m, card, ZONE.resolving);
      emit(m, { type: 'play', card, seat });
      m.callByName(m.defs[m.s.cards[card].def].actions[0].proc, withX(seat, card, x));
    }
  },
  host: {
    ask(m, { seat, card }): LcgDecision {
      const options = hostsFor(m, card).map((host) => cardOption(m, host, 'lcg.option.attach', 'LCG-ATTACH-01'));
      return question(seat, 'target', ['lcg.ask.host', { card: cardWord(m, card) }], options, undefined, card);
    },
    then(m, { seat, card }, answer) {
      m.done();
      attachTo(m, card, answer.card, seat, 1);
    },
  },
  away(m, { card }) {
    discardEvent(m, card);
    m.done();
  },
});

/** A played event goes to its owner's discard pile, unless it has gone elsewhere (LCG-EVENT-01). */
export function discardEvent(m: M, card: number): void {
  if (kindOf(m, card) === ZONE.resolving) move(m, card, ZONE.discard, m.s.cards[card].owner);
}

const PAY = new CardOptions('lcg.option.pay', 'LCG-COST-02');

/** `cost` is the whole of it, `left` what is still to be paid. */
type PayVars = { seat: Seat; card: number; sphere: string; cost: number; left: number; each: number; paid: number };

/** Paying resources one at a time from pools that match; asked only where there is a choice (LCG-COST-01 to -06). */
export const pay = procedure<LcgState, PayVars>('pay')({
  pick: {
    ask(m, v): LcgDecision | LcgOption | null {
      if (v.left <= 0) return null;
      const others = othersToPay(v);
      const all = v.left > others ? payers(m, v.seat, v.sphere, v.card) : stillToPay(m, v);
      // Where everything has to go anyway there is nothing to choose.
      const total = v.left > others ? means(m, v.seat, v.sphere, v.card) : all.length;
      if (total === v.left || all.length === 1) return PAY.of(all[0], m.s.cards[all[0]].alias, 1);
      const options: LcgOption[] = [];
      for (let i = 0; i < all.length; i++) options.push(PAY.of(all[i], m.s.cards[all[i]].alias, 1));
      const group = { id: `pay ${v.card}`, picked: v.cost - v.left, min: v.cost, max: v.cost };
      const prompt = ['lcg.ask.pay', { card: cardWord(m, v.card), n: v.left }] as const;
      return question(v.seat, 'pay', prompt, options, undefined, v.card, undefined, group);
    },
    then(m, v, answer) {
      const pool = m.s.cards[answer.card];
      v.paid |= 1 << bit(m, answer.card);
      const total = means(m, v.seat, v.sphere, v.card);
      const n = total === v.left && v.each === 0 ? pool.resources : 1;
      pool.resources -= n;
      v.left -= n;
      m.goto('pick');
      if (v.left <= 0) m.done();
      emit(m, { type: 'spend', card: answer.card, seat: v.seat, n });
    },
  },
});

/** Cards that could pay and have not yet. */
function stillToPay(m: M, { seat, sphere, card, paid }: PayVars): number[] {
  return payers(m, seat, sphere, card).filter((hero) => (paid & (1 << bit(m, hero))) === 0);
}

/** How many heroes that have not paid yet have to; what a card costs beyond that anybody pays. */
function othersToPay({ each, paid }: PayVars): number {
  let others = each === 0 ? 0 : 3;
  for (let left = paid; each === 1 && others > 0 && left > 0; left &= left - 1) others--;
  return others;
}

/** A small number for a hero, to remember which have paid. */
function bit(m: M, hero: number): number {
  return cardsIn(m, ZONE.play, seatOf(m, hero)).indexOf(hero) % 30;
}

/** A card enters play under a player's control, ready (LCG-PLAN-08, LCG-EXHAUST-04). */
export function enterPlay(m: M, card: number, seat: Seat, played: 0 | 1): void {
  move(m, card, ZONE.play, seat);
  if (played === 1) emit(m, { type: 'play', card, seat });
  entered(m, card, seat, played);
}

/** Attaches a card; the controller of a character then controls it (LCG-ATTACH-05). */
export function attachTo(m: M, card: number, host: number, seat: Seat, played: 0 | 1): void {
  const controller = kindOf(m, host) === ZONE.play ? seatOf(m, host) : seat;
  const wasInPlay = inPlay(m, card);
  move(m, card, ZONE.play, controller);
  m.s.cards[card].host = host;
  if (played === 1) emit(m, { type: 'play', card, seat });
  // A claimed objective was in play before.
  if (wasInPlay) m.unsettle();
  else entered(m, card, controller, played);
  if (isRestricted(m, card)) m.call(restrict, { host, seat: controller });
}

function isRestricted(m: M, card: number): boolean {
  return m.defs[m.s.cards[card].def].restricted && !isBlank(m, card);
}

/** A third Restricted attachment may be attached, but then one of the three is discarded at once (LCG-KEYWORD-09 to -11). */
export const restrict = procedure<LcgState, { host: number; seat: Seat }>('restricted')({
  discard: {
    ask(m, { host, seat }): LcgDecision | null {
      const worn = attachmentsOn(m, host).filter((card) => isRestricted(m, card));
      if (worn.length <= 2) return null;
      const options = worn.map((card) => cardOption(m, card, 'lcg.option.discard', 'LCG-KEYWORD-10'));
      return question(seat, 'target', ['lcg.ask.restricted', { card: cardWord(m, host) }], options, undefined);
    },
    then(m, { host }, answer) {
      discardFromPlay(m, answer.card);
      // Originally the character's owner got it (LCG-VARIANT-07).
      const pile = m.s.cards[host].owner;
      if (variants(m).classicRestricted && pile >= 0 && kindOf(m, answer.card) === ZONE.discard) {
        move(m, answer.card, ZONE.discard, pile);
      }
    },
  },
});
