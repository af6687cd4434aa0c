import { aliasId, Option } from './decision.ts';
import type { GameEvent, Trigger } from './event-rules.ts';
import { cardOf, numberOf } from './live.ts';
import type { Match } from './match.ts';
import type { CardIx, Seat, State, Vars } from './state.ts';

/** Before an event takes place, or once it has. */
export type Timing = 'when' | 'after';

/** Whose turn it is to be used: what may be used before an event, first the early ones, or after it. */
export interface Turn {
  readonly timing: Timing;
  readonly early: boolean;
}

/** An ability of a card that waits for one of the events: by its place among them and among the card's triggers. */
export type Reaction = {
  readonly event: number;
  readonly card: CardIx;
  readonly trigger: number;
};

/**
 * Variables of the procedures that let cards react. `used` holds what has been used already. What may be used now is found
 * anew each time: it depends on hidden cards and must not be kept.
 */
export interface EventVars extends Vars {
  events: GameEvent[];
  used: Reaction[];
  now: number;
  turn: number;
  passes: number;
  /** How many effects were waiting when the events took place; what is put off since then waits for the next time. */
  due: number;
}

export function newVars(events: GameEvent[], due = 0): EventVars {
  return { events, used: [], now: 0, turn: 0, passes: 0, due };
}

/** The trigger behind an entry of `m.live.triggers`. */
function triggerOf<S extends State>(m: Match<S>, heard: number): Trigger<S> {
  return m.game.defs[m.s.cards[cardOf(heard)].def].triggers[numberOf(heard)];
}

/** Whether any of these abilities waits for this very event. */
export function anyReacts<S extends State>(m: Match<S>, event: GameEvent, list: readonly number[]): boolean {
  for (let i = 0; i < list.length; i++) {
    if (triggerOf(m, list[i]).matches(m, event, cardOf(list[i]))) return true;
  }
  return false;
}

function wasUsed(used: readonly Reaction[], event: number, card: CardIx, trigger: number): boolean {
  for (let i = 0; i < used.length; i++) {
    if (used[i].event === event && used[i].card === card && used[i].trigger === trigger) return true;
  }
  return false;
}

/** The live abilities that wait for such an event and start by themselves. */
function forcedAt<S extends State>(m: Match<S>, { type }: GameEvent, timing: Timing): readonly number[] {
  const { when, after } = m.listening.hearing(type);
  return m.live.triggers[timing === 'when' ? when.forced : after.forced];
}

/** Those that may be used. Not one function for both: what is read by a name that is given is read slowly. */
function optionalAt<S extends State>(m: Match<S>, { type }: GameEvent, timing: Timing): readonly number[] {
  const { when, after } = m.listening.hearing(type);
  return m.live.triggers[timing === 'when' ? when.optional : after.optional];
}

const NONE: readonly Reaction[] = [];

/** The abilities that start by themselves; as long as there are early ones, these alone. */
export function forcedOf<S extends State>(m: Match<S>, v: EventVars, timing: Timing): readonly Reaction[] {
  const { events, used } = v;
  let list: Reaction[] | null = null;
  let early = false;
  for (let e = 0; e < events.length; e++) {
    const forced = forcedAt(m, events[e], timing);
    for (let i = 0; i < forced.length; i++) {
      const card = cardOf(forced[i]);
      const trigger = numberOf(forced[i]);
      const what = triggerOf(m, forced[i]);
      if (early && what.early !== true) continue;
      if (wasUsed(used, e, card, trigger) || !what.matches(m, events[e], card)) continue;
      if (list === null || early !== (what.early === true)) {
        list = [{ event: e, card, trigger }];
        early = what.early === true;
      } else list.push({ event: e, card, trigger });
    }
  }
  return list ?? NONE;
}

/** Those of the abilities that a seat controls. */
export function ofSeat<S extends State>(m: Match<S>, list: readonly Reaction[], seat: Seat): readonly Reaction[] {
  return list.filter(({ card }) => m.controller(card) === seat);
}

/**
 * The abilities that a seat may use now; stops at the first one if that is all that is asked. Before an event, the early ones
 * have their own turn.
 */
export function usableBy<S extends State>(
  m: Match<S>,
  v: EventVars,
  turn: Turn,
  seat: Seat,
  justOne: boolean,
): readonly Reaction[] {
  const { timing, early } = turn;
  const { events, used } = v;
  let list: Reaction[] | null = null;
  for (let e = 0; e < events.length; e++) {
    const optional = optionalAt(m, events[e], timing);
    for (let i = 0; i < optional.length; i++) {
      const card = cardOf(optional[i]);
      const trigger = numberOf(optional[i]);
      const what = triggerOf(m, optional[i]);
      if (early !== (timing === 'when' && what.early === true)) continue;
      if (m.controller(card) !== seat || wasUsed(used, e, card, trigger)) continue;
      if (!what.matches(m, events[e], card) || !what.usable(m, events[e], card, seat)) continue;
      if (list === null) list = [{ event: e, card, trigger }];
      else list.push({ event: e, card, trigger });
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

/** Whether there is any card that could respond, or anything to hide. */
function couldConcern<S extends State>(m: Match<S>, events: readonly GameEvent[], timing: Timing): boolean {
  for (let e = 0; e < events.length; e++) {
    if (optionalAt(m, events[e], timing).length > 0 || m.listening.hearing(events[e].type).blind) return true;
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
    if (m.listening.hearing(events[e].type).blind && m.game.policy.asksAnyway(m, events[e], seat, timing)) return true;
  }
  return false;
}

export function nextTurn(v: EventVars, seats: number): void {
  v.turn = (v.turn + 1) % seats;
}

/** Options of one event and card have as many numbers as a card can have triggers. */
const MOST_TRIGGERS = 16;

/** The ability behind one of the options. */
export function reactionOf({ card, n }: Option): Reaction {
  return { event: Math.floor(n / MOST_TRIGGERS), card, trigger: n % MOST_TRIGGERS };
}

/** An option for each ability; which event it is for and which of the card's triggers stands in its number. */
export function listOptions<S extends State>(m: Match<S>, list: readonly Reaction[], last?: Option): Option[] {
  const options: Option[] = [];
  for (let i = 0; i < list.length; i++) {
    const { event, card, trigger } = list[i];
    const { def, alias } = m.s.cards[card];
    const { key, rule, does } = m.game.defs[def].triggers[trigger];
    const n = event * MOST_TRIGGERS + trigger;
    options.push(new Option(aliasId(alias, n), key, card, -1, n, rule, does));
  }
  if (last !== undefined) options.push(last);
  return options;
}
