import {
  CardOptions,
  cardsIn,
  EVERYBODY,
  effectVars,
  emit,
  isChanged,
  move,
  procedure,
  question,
  type Seat,
  show,
  value,
} from '@tafelrunde/kernel';
import type { TcgDef } from '../defs.ts';
import { type Filter, fits, type Want, wanted } from '../filter.ts';
import { isRoaming } from '../players.ts';
import { bears, isActive, tablesOf } from '../registry.ts';
import { cardWord, seatWord } from '../say.ts';
import { isDeluxe } from '../setup.ts';
import type { M, TcgDecision, TcgOption, TcgState } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { putOn } from './kill.ts';
import { addTwilight, removeTwilight } from './twilight.ts';

/** What a roaming minion costs beside its twilight cost (TCG-ROAM-02). */
const ROAMING_PENALTY = 2;
/** Companions in play and dead together (TCG-SILENT-13). */
const RULE_OF_9 = 9;

/** What a card costs now. */
function costOf(m: M, card: number, discount = 0): number {
  const def = m.defs[m.s.cards[card].def];
  const cost = Math.max(0, value(m, card, STAT.cost) - discount);
  return def.type === 'minion' && isRoaming(m, card) ? cost + ROAMING_PENALTY : cost;
}

/** Free Peoples cards on one's own turn, Shadow cards on those of others (TCG-CARD-06, -07). */
function isOnTurn(m: M, seat: Seat, { side }: TcgDef): boolean {
  return side === (seat === m.s.turn ? 'free' : 'shadow');
}

/** Whether it is the turn for a card of this side, and the pool holds what a Shadow card costs (TCG-TWILIGHT-05). */
export function canAfford(m: M, seat: Seat, card: number, discount = 0): boolean {
  const def = m.defs[m.s.cards[card].def];
  if (!isOnTurn(m, seat, def)) return false;
  return def.side !== 'shadow' || costOf(m, card, discount) <= m.s.twilight;
}

/** Whether the pool holds what a card costs whose turn it is. Where nothing changes what cards cost, it is seen without the card. */
export function canPay(m: M, seat: Seat, card: number, def: number): boolean {
  if (seat === m.s.turn) return true;
  if (isChanged(m, STAT.cost)) return costOf(m, card) <= m.s.twilight;
  const { costs, minionSites } = tablesOf(m);
  const roams = minionSites[def] > m.s.position[m.s.turn];
  return (roams ? costs[def] + ROAMING_PENALTY : costs[def]) <= m.s.twilight;
}

/** Whether a player can play a card now, apart from the phase: side, cost, what must be spotted, uniqueness, bearer. */
export function canPlay(m: M, seat: Seat, card: number, discount = 0): boolean {
  return canAfford(m, seat, card, discount) && isPlayable(m, seat, card);
}

/** The same of a card whose turn it is and whose cost can be paid. */
export function isPlayable(m: M, seat: Seat, card: number): boolean {
  const def = m.defs[m.s.cards[card].def];
  if (def.type === 'event') return def.actions.length > 0 && def.actions[0].usable(m, effectVars(seat, card));
  if (def.unique && isTaken(m, seat, def)) return false;
  if (def.type === 'companion' && isDeluxe(m) && companionsOf(m, seat) >= RULE_OF_9) return false;
  if (def.bearer !== null && !hasBearer(m, seat, card, def)) return false;
  return def.canPlay(m, effectVars(seat, card));
}

function companionsOf(m: M, seat: Seat): number {
  let n = cardsIn(m, ZONE.fellowship, seat).length;
  for (const card of cardsIn(m, ZONE.dead, seat)) if (m.defs[m.s.cards[card].def].type === 'companion') n++;
  return n;
}

/** Copies have the same title or the same collector's info (TCG-UNIQUE-04, -05). */
function isCopy(a: TcgDef, b: TcgDef): boolean {
  return a.titleKey === b.titleKey || a.collector === b.collector;
}

/** A copy is active, or lies in the player's dead pile (TCG-UNIQUE-02, -06, TCG-WOUND-07). */
function isTaken(m: M, seat: Seat, def: TcgDef): boolean {
  const { cards, zones } = m.s;
  if (def.side === 'free') {
    if (holdsCopy(m, zones[m.layout.zone(ZONE.dead, seat)], def)) return true;
    if (holdsCopy(m, zones[m.layout.zone(ZONE.fellowship, seat)], def)) return true;
    if (holdsCopy(m, zones[m.layout.zone(ZONE.support, seat)], def)) return true;
  } else {
    if (holdsCopy(m, zones[m.layout.zone(ZONE.minions, 0)], def)) return true;
    for (let other = 0; other < m.s.seats; other++) {
      if (other !== m.s.turn && holdsCopy(m, zones[m.layout.zone(ZONE.support, other)], def)) return true;
    }
  }
  const attached = zones[m.layout.zone(ZONE.attached, 0)];
  for (let i = 0; i < attached.length; i++) {
    const other = m.defs[cards[attached[i]].def];
    if (other.unique && isCopy(other, def) && isActive(m, attached[i])) return true;
  }
  return false;
}

function holdsCopy(m: M, list: readonly number[], def: TcgDef): boolean {
  for (let i = 0; i < list.length; i++) {
    const other = m.defs[m.s.cards[list[i]].def];
    if (other.unique && isCopy(other, def)) return true;
  }
  return false;
}

/** Whether a card may be laid on that character or site: its text, one item of a class, own minions only. */
function canBear(m: M, seat: Seat, card: number, host: number): boolean {
  const def = m.defs[m.s.cards[card].def];
  const on = m.s.cards[host];
  // A Shadow card cannot be played onto another player's minion (TCG-SHADOW-08).
  if (m.defs[on.def].type === 'minion' && on.owner !== seat) return false;
  if (def.bearer === null || !def.bearer.allows(m, host, card)) return false;
  return def.itemClass === '' || !bears(m, host, def.itemClass);
}

function hasBearer(m: M, seat: Seat, card: number, def: TcgDef): boolean {
  return someBearer(m, seat, card, def, null);
}

/** Whether there is a bearer that is also what an effect demands. */
export function hasBearerFor(m: M, seat: Seat, card: number, onto: string): boolean {
  const found: number[] = [];
  someBearer(m, seat, card, m.defs[m.s.cards[card].def], found);
  return found.some((host) => mayBear(m, host, onto));
}

/** The active characters and sites on which a card may be laid; without a list it stops at the first one. */
function someBearer(m: M, seat: Seat, card: number, def: TcgDef, found: number[] | null): boolean {
  const { zones, turn } = m.s;
  if (tryZone(m, seat, card, zones[m.layout.zone(ZONE.fellowship, turn)], found)) return true;
  if (tryZone(m, seat, card, zones[m.layout.zone(ZONE.support, turn)], found)) return true;
  if (def.side === 'shadow' && tryZone(m, seat, card, zones[m.layout.zone(ZONE.minions, 0)], found)) return true;
  if (def.type === 'condition' && tryZone(m, seat, card, zones[m.layout.zone(ZONE.path, 0)], found)) return true;
  return found !== null && found.length > 0;
}

function tryZone(m: M, seat: Seat, card: number, list: readonly number[], found: number[] | null): boolean {
  for (let i = 0; i < list.length; i++) {
    if (!canBear(m, seat, card, list[i])) continue;
    if (found === null) return true;
    found.push(list[i]);
  }
  return false;
}

type PlayVars = {
  seat: Seat;
  card: number;
  /** Taken off the cost. */
  discount: number;
  /** What it lies on, once that is chosen; -1 before. */
  host: number;
  /** What a bearer must be for the effect that plays the card: a filter as text, '' for none. */
  onto: string;
};

/** What bearers must be, read once from the text that stands in the variables of a card that is being played. */
const wants = new Map<string, Want>();

/** Whether a character is what an effect that plays a card demands of its bearer. */
function mayBear(m: M, host: number, onto: string): boolean {
  let want = wants.get(onto);
  if (!want) {
    want = wanted(JSON.parse(onto) as Filter);
    wants.set(onto, want);
  }
  return fits(m, host, want);
}

const BEARER = new CardOptions('tcg.option.bearer', 'TCG-ITEM-01');

/** Playing a card: everybody sees it, its bearer is chosen, its cost paid, then it enters play or takes effect. */
export const playCard = procedure<TcgState, PlayVars>('play')({
  bearer: {
    ask(m, { seat, card, onto }): TcgDecision {
      const def = m.defs[m.s.cards[card].def];
      const found: number[] = [];
      someBearer(m, seat, card, def, found);
      const options: TcgOption[] = [];
      for (let i = 0; i < found.length; i++) {
        if (onto !== '' && !mayBear(m, found[i], onto)) continue;
        options.push(BEARER.of(found[i], m.s.cards[found[i]].alias));
      }
      return question(seat, 'target', ['tcg.ask.bearer', { card: cardWord(m, card) }], options, undefined, card);
    },
    then(_m, v, answer) {
      v.host = answer.card;
    },
  },
  enter(m, { seat, card, host, discount }) {
    const def = m.defs[m.s.cards[card].def];
    if (m.log) m.say(['tcg.log.play', { seat: seatWord(seat), card: cardWord(m, card) }], [card], playRule(def));
    pay(m, card, discount);
    if (host >= 0) putOn(m, card, host);
    else if (def.type === 'minion') move(m, card, ZONE.minions);
    else move(m, card, def.type === 'companion' ? ZONE.fellowship : ZONE.support, seat);
    m.unsettle();
    m.done();
    emit(m, { type: 'play', card, seat, host });
  },
});

const ENTER = playCard.step('enter');

/** Playing an event, which lies where everybody sees it while it takes effect. */
export const playEvent = procedure<TcgState, { seat: Seat; card: number }>('play event')({
  // Its procedure spots, pays, and takes effect; what is spotted is there before the cost is paid (TCG-TWILIGHT-08).
  take(m, { seat, card }) {
    const def = m.defs[m.s.cards[card].def];
    if (m.log) m.say(['tcg.log.play', { seat: seatWord(seat), card: cardWord(m, card) }], [card], playRule(def));
    layDown(m, card);
    m.callByName(def.actions[0].proc, effectVars(seat, card));
  },
  discard: (m, { card }) => discardEvent(m, card),
});

/** An event lies where everybody sees it while it takes effect. */
export function layDown(m: M, card: number): void {
  move(m, card, ZONE.resolving);
}

/** An event never stays in play (TCG-EVENT-03). */
export function discardEvent(m: M, card: number): void {
  const c = m.s.cards[card];
  if (m.layout.kindOf[c.zone] === ZONE.resolving) move(m, card, ZONE.discard, c.owner);
}

/** Free Peoples cards add their cost to the pool, Shadow cards take it out (TCG-TWILIGHT-03, -04). */
export function pay(m: M, card: number, discount = 0): void {
  const cost = costOf(m, card, discount);
  if (m.defs[m.s.cards[card].def].side === 'free') addTwilight(m, cost);
  else removeTwilight(m, cost);
}

/** Plays a card as the next thing that happens. Everybody sees it first. */
export function play(m: M, seat: Seat, card: number, discount = 0, onto = ''): void {
  show(m, card, EVERYBODY);
  if (m.defs[m.s.cards[card].def].type === 'event') m.call(playEvent, { seat, card });
  else {
    // Who lies on nothing enters play at once.
    const start = m.defs[m.s.cards[card].def].bearer === null ? ENTER : playCard.first;
    m.call(playCard, { seat, card, discount, host: -1, onto }, start);
  }
}

function playRule({ side, type }: TcgDef): string {
  if (type === 'event') return 'TCG-EVENT-01';
  return side === 'free' ? 'TCG-FELLOWSHIP-02' : 'TCG-SHADOW-03';
}
