import type { Heard } from './box.ts';
import { aliasId, type Decision, Option, PASS } from './decision.ts';
import { effectVars } from './language/node.ts';
import type { Match } from './match.ts';
import type { Plain } from './plain.ts';
import { Procedure, procedure } from './procedure.ts';
import type { CardIx, Delayed, Seat, State, Vars } from './state.ts';
import type { Words } from './words/index.ts';

/** Something that happens and that cards can react to: plain data with a type. */
export type GameEvent = { type: string; [field: string]: Plain };

/** How an event changes the state. Called once nothing prevented it. */
export interface EventRules<S extends State> {
  apply(m: Match<S>, event: GameEvent): void;
}

/** An ability that starts by itself or may be used when something happens. */
export interface Trigger<S extends State> {
  readonly on: string;
  /** `when`: before the event takes place (replace, prevent, cancel); `after`: once it has. */
  readonly timing: 'when' | 'after';
  /** Optional abilities are offered to their controller, the others start by themselves. */
  readonly optional: boolean;
  /** Where the card must lie: a set of zone kinds. */
  readonly zones: number;
  /** Whether this event concerns the card. */
  matches(m: Match<S>, event: GameEvent, card: CardIx): boolean;
  /** Whether the seat can use it now (cost, targets, limits); only asked of optional ones. */
  usable(m: Match<S>, event: GameEvent, card: CardIx, seat: Seat): boolean;
  /** The procedure that resolves it, called with `{ seat, source, event }`. */
  readonly proc: string;
  /** Label of the option that uses it. */
  readonly key: string;
  readonly rule: string;
}

/** The order in which competing abilities take place. */
export interface Policy<S extends State> {
  /** The seats in the order in which they act. */
  order(m: Match<S>): readonly Seat[];
  /** `one`: the first seat orders everything that starts by itself; `each`: every seat its own, in order. */
  readonly forced: 'one' | 'each';
  /** `rounds`: the chance goes round until all pass in a row; `each`: a seat uses all it wants, then the next. */
  readonly responses: 'rounds' | 'each';
  /** Events at which a seat may be asked even if it has nothing to use, because it holds hidden cards that could be. */
  readonly blind: ReadonlySet<string>;
  /** Whether such a seat is asked at such an event. */
  asksAnyway(m: Match<S>, event: GameEvent, seat: Seat, timing: 'when' | 'after'): boolean;
  readonly orderPrompt: Words;
  readonly respondPrompt: Words;
  readonly passKey: string;
}

/** Lets something happen: at once if nothing can prevent it, otherwise after the abilities that may. Emit last in a step. */
export function emit<S extends State>(m: Match<S>, event: GameEvent): void {
  const heard = m.box.when.get(event.type);
  if ((heard !== undefined && matching(m, event, heard)) || asksSomebody(m, event, 'when')) {
    m.call(before as unknown as Procedure<S, EventVars>, newVars([event]));
  } else {
    applyEvent(m, event);
  }
}

function applyEvent<S extends State>(m: Match<S>, event: GameEvent): void {
  // The cause stands before its consequences.
  if (m.box.after.has(event.type) || m.s.delayed.length > 0 || m.game.policy.blind.has(event.type)) m.pending.push(event);
  m.game.events[event.type].apply(m, event);
}

/** An event without an effect of its own: a moment that abilities wait for, such as the end of a phase. */
export const MOMENT: EventRules<State> = { apply: () => {} };

/** Lets a procedure wait for the next event of a type; its variables are copied then. */
export function delay<S extends State>(m: Match<S>, on: string, proc: string, vars: Vars): void {
  const entry: Delayed = { on, proc, vars };
  Object.freeze(vars);
  m.s.delayed.push(Object.freeze(entry));
}

function live<S extends State>(m: Match<S>, heard: Heard<Trigger<S>>): boolean {
  return ((1 << m.layout.kindOf[m.s.cards[heard.card].zone]) & heard.what.zones) !== 0;
}

function matching<S extends State>(m: Match<S>, event: GameEvent, list: readonly Heard<Trigger<S>>[]): boolean {
  for (let i = 0; i < list.length; i++) {
    if (live(m, list[i]) && list[i].what.matches(m, event, list[i].card)) return true;
  }
  return false;
}

function asksSomebody<S extends State>(m: Match<S>, event: GameEvent, timing: 'when' | 'after'): boolean {
  const { policy } = m.game;
  if (!policy.blind.has(event.type)) return false;
  const order = policy.order(m);
  for (let i = 0; i < order.length; i++) {
    if (policy.asksAnyway(m, event, order[i], timing)) return true;
  }
  return false;
}

/** Looks, once a step is over, whether anything reacts to what happened in it. */
export function settleEvents<S extends State>(m: Match<S>): void {
  const { pending } = m;
  let wanted = false;
  for (let i = 0; i < pending.length && !wanted; i++) {
    const heard = m.box.after.get(pending[i].type);
    wanted = (heard !== undefined && matching(m, pending[i], heard)) || asksSomebody(m, pending[i], 'after');
    for (let d = 0; d < m.s.delayed.length && !wanted; d++) wanted = m.s.delayed[d].on === pending[i].type;
  }
  if (wanted) m.call(afterwards as unknown as Procedure<S, EventVars>, newVars(pending.slice()));
  clear(pending);
}

/** Empties a short list; setting its length is slow. */
function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/**
 * Variables of the two procedures below. `used` holds what has been used for which event: event, card and trigger, three
 * numbers each. What may be used now is found anew each time: it depends on hidden cards and must not be kept.
 */
interface EventVars extends Vars {
  events: GameEvent[];
  used: number[];
  now: number;
  turn: number;
  passes: number;
}

function newVars(events: GameEvent[]): EventVars {
  return { events, used: [], now: 0, turn: 0, passes: 0 };
}

/** The event that the running ability reacts to; changing it changes what will happen. */
export function eventOf<S extends State>(m: Match<S>): GameEvent {
  const { frames } = m.s;
  for (let i = frames.length - 1; i >= 0; i--) {
    const { proc, vars } = frames[i];
    if (proc === BEFORE || proc === AFTERWARDS) return (vars as EventVars).events[(vars as EventVars).now];
  }
  throw new Error('no event is being reacted to');
}

/** Keeps the event that the running ability reacts to from happening. */
export function cancelEvent<S extends State>(m: Match<S>): void {
  eventOf(m).cancelled = true;
}

function wasUsed(used: readonly number[], event: number, card: CardIx, ix: number): boolean {
  for (let i = 0; i < used.length; i += 3) {
    if (used[i] === event && used[i + 1] === card && used[i + 2] === ix) return true;
  }
  return false;
}

/** The abilities of the wanted sort, three numbers each; `seat` -1 means of everybody. */
function collect<S extends State>(m: Match<S>, v: EventVars, table: Table, optional: boolean, seat: Seat): number[] {
  const list: number[] = [];
  for (let e = 0; e < v.events.length; e++) {
    const event = v.events[e];
    const heard = m.box[table].get(event.type);
    if (heard === undefined) continue;
    for (let i = 0; i < heard.length; i++) {
      const { card, ix, what } = heard[i];
      if (what.optional !== optional || !live(m, heard[i]) || wasUsed(v.used, e, card, ix)) continue;
      if (seat >= 0 && m.controller(card) !== seat) continue;
      if (!what.matches(m, event, card)) continue;
      if (optional && !what.usable(m, event, card, seat)) continue;
      list.push(e, card, ix);
    }
  }
  return list;
}

type Table = 'when' | 'after';

function fire<S extends State>(m: Match<S>, v: EventVars, event: number, card: CardIx, ix: number): void {
  const trigger = m.game.defs[m.s.cards[card].def].triggers[ix];
  v.now = event;
  v.used.push(event, card, ix);
  m.callByName(trigger.proc, effectVars(m.controller(card), card));
}

/** An option for each ability; which event it is for and which of the card's triggers stands in its number. */
function listOptions<S extends State>(m: Match<S>, list: readonly number[]): Option[] {
  const options: Option[] = [];
  for (let i = 0; i < list.length; i += 3) {
    const card = list[i + 1];
    const trigger = m.game.defs[m.s.cards[card].def].triggers[list[i + 2]];
    const n = list[i] * MOST_TRIGGERS + list[i + 2];
    options.push(new Option(`${aliasId(m.s.cards[card].alias)}.${n}`, trigger.key, card, -1, n, trigger.rule));
  }
  return options;
}

const MOST_TRIGGERS = 16;

function fireChosen<S extends State>(m: Match<S>, v: EventVars, { card, n }: Option): void {
  fire(m, v, Math.floor(n / MOST_TRIGGERS), card, n % MOST_TRIGGERS);
}

function forcedSteps<S extends State>(table: Table, next: string) {
  return {
    forced(m: Match<S>, v: EventVars): void {
      if (v.events[v.now].cancelled === true && table === 'when') return m.goto(next);
      v.turn = -1;
      let list = collect(m, v, table, false, -1);
      if (list.length > 3 && m.game.policy.forced === 'each') {
        for (const seat of m.game.policy.order(m)) {
          v.turn = seat;
          list = collect(m, v, table, false, seat);
          if (list.length > 0) break;
        }
      }
      if (list.length > 3) return;
      if (list.length === 3) {
        m.goto('forced');
        fire(m, v, list[0], list[1], list[2]);
        return;
      }
      v.turn = 0;
      v.passes = 0;
      m.goto(next);
    },
    order: {
      ask(m: Match<S>, v: EventVars): Decision {
        const seat = v.turn >= 0 ? v.turn : m.game.policy.order(m)[0];
        const options = listOptions(m, collect(m, v, table, false, v.turn));
        return { seat, kind: 'order', prompt: m.game.policy.orderPrompt, options };
      },
      then(m: Match<S>, v: EventVars, answer: Option): void {
        m.goto('forced');
        fireChosen(m, v, answer);
      },
    },
  };
}

function responseSteps<S extends State>(table: Table, next: string) {
  const turnOf = (m: Match<S>, v: EventVars): Seat => {
    const order = m.game.policy.order(m);
    return order[v.turn % order.length];
  };
  return {
    responses(m: Match<S>, v: EventVars): void {
      const { policy } = m.game;
      const seats = policy.order(m).length;
      if (v.events[v.now].cancelled === true && table === 'when') return m.goto(next);
      for (; v.passes < seats; v.turn = (v.turn + 1) % seats, v.passes++) {
        const seat = turnOf(m, v);
        if (policy.blind.has(v.events[0].type) && policy.asksAnyway(m, v.events[0], seat, table)) return;
        if (collect(m, v, table, true, seat).length > 0) return;
      }
      m.goto(next);
    },
    respond: {
      ask(m: Match<S>, v: EventVars): Decision {
        const { policy } = m.game;
        const seat = turnOf(m, v);
        const options = listOptions(m, collect(m, v, table, true, seat));
        options.push(new Option(PASS, policy.passKey));
        return { seat, kind: 'act', prompt: policy.respondPrompt, options, always: true };
      },
      then(m: Match<S>, v: EventVars, answer: Option): void {
        m.goto('responses');
        const seats = m.game.policy.order(m).length;
        if (answer.id === PASS) {
          v.passes++;
          v.turn = (v.turn + 1) % seats;
          return;
        }
        v.passes = 0;
        if (m.game.policy.responses === 'rounds') v.turn = (v.turn + 1) % seats;
        fireChosen(m, v, answer);
      },
    },
  };
}

const BEFORE = 'kernel.before';
const AFTERWARDS = 'kernel.afterwards';

/** What may be done before an event takes place; then it does, unless it was cancelled. */
const before = procedure<State, EventVars>(BEFORE, {
  ...forcedSteps('when', 'responses'),
  ...responseSteps('when', 'apply'),
  apply(m, v) {
    const event = v.events[0];
    m.done();
    if (event.cancelled !== true) applyEvent(m, event);
  },
});

/** What happens because of events that took place: what was put off until then, forced abilities, responses. */
const afterwards = procedure<State, EventVars>(AFTERWARDS, {
  delayed(m, v) {
    const waiting = m.s.delayed;
    for (let i = waiting.length - 1; i >= 0; i--) {
      const entry = waiting[i];
      const e = v.events.findIndex((event) => event.type === entry.on);
      if (e < 0) continue;
      v.now = e;
      waiting.splice(i, 1);
      m.goto('delayed');
      m.callByName(entry.proc, { ...entry.vars });
      return;
    }
  },
  ...forcedSteps('after', 'responses'),
  ...responseSteps('after', 'end'),
  end(m) {
    m.done();
  },
});

/** Procedures of the kernel itself. */
export function kernelProcedures<S extends State>(): Procedure<S, never>[] {
  return [before, afterwards] as unknown as Procedure<S, never>[];
}
