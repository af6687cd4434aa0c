import type { Heard, Listeners } from './box.ts';
import { aliasId, Option } from './decision.ts';
import type { GameEvent, Trigger } from './event-rules.ts';
import type { Match } from './match.ts';
import type { CardIx, Seat, State, Vars } from './state.ts';

/** Before an event takes place, or once it has. */
export type Timing = 'when' | 'after';

/** Whose turn it is to be used: what may be used before an event, first the early ones, or after it. */
export interface Turn {
  readonly timing: Timing;
  readonly early: boolean;
}

/**
 * Variables of the procedures that let cards react. `used` holds what has been used for which event: event, card and
 * trigger, three numbers each. What may be used now is found anew each time: it depends on hidden cards and must not be
 * kept.
 */
export interface EventVars extends Vars {
  events: GameEvent[];
  used: number[];
  now: number;
  turn: number;
  passes: number;
  /** How many effects were waiting when the events took place; what is put off since then waits for the next time. */
  due: number;
}

export function newVars(events: GameEvent[], due = 0): EventVars {
  return { events, used: [], now: 0, turn: 0, passes: 0, due };
}

function isLive<S extends State>(m: Match<S>, { card, what }: Heard<Trigger<S>>): boolean {
  return ((1 << m.layout.kindOf[m.s.cards[card].zone]) & what.zones) !== 0;
}

/** Whether any of these abilities waits for this very event. */
export function anyReacts<S extends State>(m: Match<S>, event: GameEvent, list: readonly Heard<Trigger<S>>[]): boolean {
  for (let i = 0; i < list.length; i++) {
    const heard = list[i];
    if (isLive(m, heard) && heard.what.matches(m, event, heard.card)) return true;
  }
  return false;
}

function wasUsed(used: readonly number[], event: number, card: CardIx, ix: number): boolean {
  for (let i = 0; i < used.length; i += 3) {
    if (used[i] === event && used[i + 1] === card && used[i + 2] === ix) return true;
  }
  return false;
}

function listenersOf<S extends State>(m: Match<S>, event: GameEvent, timing: Timing): Listeners<S> {
  const hearing = m.box.hearing(event.type);
  return timing === 'when' ? hearing.when : hearing.after;
}

const NONE: readonly number[] = [];

/** The abilities that start by themselves, three numbers each; as long as there are early ones, these alone. */
export function forcedOf<S extends State>(m: Match<S>, v: EventVars, timing: Timing): readonly number[] {
  const { events, used } = v;
  let list: number[] | null = null;
  let early = false;
  for (let e = 0; e < events.length; e++) {
    const { forced } = listenersOf(m, events[e], timing);
    for (let i = 0; i < forced.length; i++) {
      const { card, ix, what } = forced[i];
      if (early && what.early !== true) continue;
      if (!isLive(m, forced[i]) || wasUsed(used, e, card, ix) || !what.matches(m, events[e], card)) continue;
      if (list === null || early !== (what.early === true)) {
        list = [e, card, ix];
        early = what.early === true;
      } else list.push(e, card, ix);
    }
  }
  return list ?? NONE;
}

/** Those of the abilities that a seat controls. */
export function ofSeat<S extends State>(m: Match<S>, list: readonly number[], seat: Seat): readonly number[] {
  const own: number[] = [];
  for (let i = 0; i < list.length; i += 3) {
    if (m.controller(list[i + 1]) === seat) own.push(list[i], list[i + 1], list[i + 2]);
  }
  return own;
}

/**
 * The abilities that a seat may use now, three numbers each; stops at the first one if that is all that is asked. Before an
 * event, the early ones have their own turn.
 */
export function usableBy<S extends State>(
  m: Match<S>,
  v: EventVars,
  turn: Turn,
  seat: Seat,
  justOne: boolean,
): readonly number[] {
  const { timing, early } = turn;
  const { events, used } = v;
  let list: number[] | null = null;
  for (let e = 0; e < events.length; e++) {
    const { optional } = listenersOf(m, events[e], timing);
    for (let i = 0; i < optional.length; i++) {
      const { card, ix, what } = optional[i];
      if (early !== (timing === 'when' && what.early === true)) continue;
      if (!isLive(m, optional[i]) || m.controller(card) !== seat || wasUsed(used, e, card, ix)) continue;
      if (!what.matches(m, events[e], card) || !what.usable(m, events[e], card, seat)) continue;
      if (list === null) list = [e, card, ix];
      else list.push(e, card, ix);
      if (justOne) return list;
    }
  }
  return list ?? NONE;
}

/** Whose turn it is to respond. */
export function responder<S extends State>(m: Match<S>, v: EventVars): Seat {
  const order = m.game.policy.order(m);
  return order[v.turn % order.length];
}

/** Goes round to the next seat that has something to respond with, or that is asked anyway; false if there is none. */
export function findResponder<S extends State>(m: Match<S>, v: EventVars, turn: Turn): boolean {
  if (!couldConcern(m, v.events, turn.timing)) return false;
  const order = m.game.policy.order(m);
  for (; v.passes < order.length; nextTurn(v, order.length), v.passes++) {
    const seat = order[v.turn % order.length];
    if (!turn.early && isAskedAnyway(m, v.events, seat, turn.timing)) return true;
    if (usableBy(m, v, turn, seat, true).length > 0) return true;
  }
  return false;
}

/** Whether there is any card in the box that could respond, or anything to hide. */
function couldConcern<S extends State>(m: Match<S>, events: readonly GameEvent[], timing: Timing): boolean {
  for (let e = 0; e < events.length; e++) {
    if (m.box.hearing(events[e].type).blind || listenersOf(m, events[e], timing).optional.length > 0) return true;
  }
  return false;
}

/** Whether a seat is asked even if it has nothing to use, because silence would tell what it holds. */
function isAskedAnyway<S extends State>(
  m: Match<S>,
  events: readonly GameEvent[],
  seat: Seat,
  timing: Timing,
): boolean {
  for (let e = 0; e < events.length; e++) {
    if (m.box.hearing(events[e].type).blind && m.game.policy.asksAnyway(m, events[e], seat, timing)) return true;
  }
  return false;
}

export function nextTurn(v: EventVars, seats: number): void {
  v.turn = (v.turn + 1) % seats;
}

/** Options of one event and card have as many numbers as a card can have triggers. */
export const MOST_TRIGGERS = 16;

/** An option for each ability; which event it is for and which of the card's triggers stands in its number. */
export function listOptions<S extends State>(m: Match<S>, list: readonly number[], last?: Option): Option[] {
  const options: Option[] = [];
  for (let i = 0; i < list.length; i += 3) {
    const card = list[i + 1];
    const trigger = m.game.defs[m.s.cards[card].def].triggers[list[i + 2]];
    const n = list[i] * MOST_TRIGGERS + list[i + 2];
    options.push(new Option(aliasId(m.s.cards[card].alias, n), trigger.key, card, -1, n, trigger.rule, trigger.does));
  }
  if (last !== undefined) options.push(last);
  return options;
}
