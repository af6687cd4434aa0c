import { type Decision, type Option, PASS, question } from './decision.ts';
import type { GameEvent } from './event-rules.ts';
import { effectVars } from './language/node.ts';
import type { Hearing } from './listening.ts';
import { clear } from './lists.ts';
import type { Match } from './match.ts';
import { option } from './options.ts';
import { deepFreeze, thawPlain } from './plain.ts';
import { type Compiled, END, type Procedure, procedure, type RunStep, type Stepping } from './procedure.ts';
import {
  anyReacts,
  type EventVars,
  findResponder,
  forcedOf,
  listOptions,
  newVars,
  nextTurn,
  ofSeat,
  type Reaction,
  reactionOf,
  responder,
  type Timing,
  type Turn,
  usableBy,
} from './reactions.ts';
import { type CardIx, type Delayed, EVERYBODY, type State, type Vars } from './state.ts';
import { nameNow } from './view.ts';

/** Lets something happen: at once if nothing can prevent it, otherwise after the abilities that may. Emit last in a step. */
export function emit<S extends State>(m: Match<S>, event: GameEvent): void {
  const hearing = m.listening.hearing(event.type);
  const { when, blind } = hearing;
  const { triggers } = m.live;
  const forced = triggers[when.forced];
  const optional = triggers[when.optional];
  if (
    (forced.length > 0 && anyReacts(m, event, forced)) ||
    (optional.length > 0 && anyReacts(m, event, optional)) ||
    (blind && asksSomebody(m, event))
  ) {
    m.call(ofAnyGame<S>(before), newVars([event]));
  } else {
    applyEvent(m, event, hearing);
  }
}

function applyEvent<S extends State>(m: Match<S>, event: GameEvent, { rules, blind, number }: Hearing<S>): void {
  // The cause stands before its consequences. Who reacts to it is looked at later: it may bring him into play.
  if (blind || m.live.heeded[number] || m.s.delayed.length > 0) m.pending.push(event);
  rules.apply(m, event);
}

/** Lets a procedure wait for the next event of a type; its variables are copied then. */
export function delay<S extends State>(m: Match<S>, on: string, proc: string, vars: Vars): void {
  const source = vars.source as CardIx;
  const entry: Delayed = { on, proc, vars: thawPlain(vars), was: source >= 0 ? nameNow(m, source) : '' };
  m.s.delayed.push(deepFreeze(entry));
}

function asksSomebody<S extends State>(m: Match<S>, event: GameEvent): boolean {
  const { policy } = m.game;
  const order = policy.order(m);
  for (let i = 0; i < order.length; i++) {
    if (policy.asksAnyway(m, event, order[i], 'when')) return true;
  }
  return false;
}

/**
 * Looks, once a step is over, whether anything reacts to what happened in it. Most often nothing does, or only somebody
 * is to be asked; then the steps in between are skipped.
 */
export function settleEvents<S extends State>(m: Match<S>): void {
  const { pending } = m;
  let waits = false;
  let forced = false;
  let optional = false;
  for (let i = 0; i < pending.length && !waits; i++) {
    const event = pending[i];
    const { after, blind } = m.listening.hearing(event.type);
    waits = isAwaited(m.s.delayed, event.type);
    forced ||= anyReacts(m, event, m.live.triggers[after.forced]);
    optional ||= blind || anyReacts(m, event, m.live.triggers[after.optional]);
  }
  // Without anything forced, nothing changes before somebody is asked: if that is nobody, there is nothing to do.
  if (waits || forced || (optional && findResponder(m, askedAbout(pending), AFTERWARDS_TURN))) {
    if (m.game.policy.remember !== undefined) {
      for (let i = 0; i < pending.length; i++) m.game.policy.remember(m, pending[i]);
    }
    const vars = newVars(pending.length === 1 ? [pending[0]] : pending.slice(), m.s.delayed.length);
    if (!waits && !forced) {
      vars.turn = tried.turn;
      vars.passes = tried.passes;
    }
    // Steps of the kernel are those of every game, as its procedures are.
    const first = waits ? FIRST.delayed : forced ? FIRST.forced : FIRST.respond;
    m.call(ofAnyGame<S>(afterwards), vars, first as unknown as Compiled<S>);
  }
  clear(pending);
}

/** Variables to look with whether anybody responds; most often nobody does, and none are to be made. Nothing of it is state. */
const tried: EventVars = newVars([]);

function askedAbout(events: GameEvent[]): EventVars {
  tried.events = events;
  tried.turn = 0;
  tried.passes = 0;
  return tried;
}

function isAwaited(delayed: readonly Delayed[], type: string): boolean {
  for (let i = 0; i < delayed.length; i++) {
    if (delayed[i].on === type) return true;
  }
  return false;
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

/** Whether an event of that type about that card still waits for the abilities that come before it. */
export function isImminent<S extends State>(m: Match<S>, type: string, card: CardIx): boolean {
  const { frames } = m.s;
  for (let i = frames.length - 1; i >= 0; i--) {
    if (frames[i].proc !== BEFORE) continue;
    const event = (frames[i].vars as EventVars).events[0];
    if (event.type === type && event.card === card) return true;
  }
  return false;
}

/** Keeps the event that the running ability reacts to from happening. */
export function cancelEvent<S extends State>(m: Match<S>): void {
  eventOf(m).cancelled = true;
}

/**
 * Puts a procedure in the place of the event that the running ability reacts to. It runs when the event would have taken
 * place; of several replacements the last one counts.
 */
export function replaceEvent<S extends State>(m: Match<S>, proc: string, vars: Vars): void {
  eventOf(m).instead = { proc, vars: thawPlain(vars) };
}

function isCancelled(v: EventVars, timing: Timing): boolean {
  return timing === 'when' && v.events[v.now].cancelled === true;
}

function fire<S extends State>(m: Match<S>, v: EventVars, reaction: Reaction): void {
  const { event, card } = reaction;
  const trigger = m.game.defs[m.s.cards[card].def].triggers[reaction.trigger];
  v.now = event;
  v.used.push(reaction);
  if (m.log) m.game.policy.tells?.(m, v.events[event], card, trigger);
  const seat = m.controller(card);
  m.callByName(trigger.proc, m.game.vars === undefined ? effectVars(seat, card) : m.game.vars(seat, card));
}

/** Everything that starts by itself, one after another; then the responses. */
function forcedSteps<S extends State, Next extends string>(timing: Timing, next: Next) {
  type Here = Stepping<S, 'forced' | 'respond' | Next>;
  const turn: Turn = { timing, early: false };
  return {
    forced(m: Here, v: EventVars): void {
      if (isCancelled(v, timing)) {
        m.goto(next);
        return;
      }
      v.turn = -1;
      let list = forcedOf(m, v, timing);
      if (list.length > 1 && m.game.policy.forced === 'each') {
        const whole = list;
        for (const seat of m.game.policy.order(m)) {
          v.turn = seat;
          list = ofSeat(m, whole, seat);
          if (list.length > 0) break;
        }
        // What belongs to nobody comes last, in the order of the first seat.
        if (list.length === 0) {
          v.turn = -1;
          list = whole;
        }
      }
      if (list.length > 1) return;
      if (list.length === 1) {
        m.goto('forced');
        fire(m, v, list[0]);
        return;
      }
      v.turn = 0;
      v.passes = 0;
      m.goto(findResponder(m, v, turn) ? 'respond' : next);
    },
    order: {
      ask(m: Match<S>, v: EventVars): Decision | null {
        const seat = v.turn >= 0 ? v.turn : m.game.policy.order(m)[0];
        const whole = forcedOf(m, v, timing);
        const list = v.turn >= 0 ? ofSeat(m, whole, v.turn) : whole;
        if (list.length === 0) return null;
        const { policy } = m.game;
        const prompt = policy.orderOf?.(m, v.events[list[0].event]) ?? policy.orderPrompt;
        return question(seat, 'order', prompt, listOptions(m, list), undefined);
      },
      then(m: Here, v: EventVars, answer: Option): void {
        m.goto('forced');
        fire(m, v, reactionOf(answer));
      },
    },
    /** What was to be put in order has gone meanwhile: the game has let something happen by itself. */
    'look again'(m: Here): void {
      m.goto('forced');
    },
  };
}

/** Two steps: `look` for somebody who may use something, and `asked` him; behind them goes on at `next`. */
function responseSteps<S extends State, Look extends string, Asked extends string, Next extends string>(
  turn: Turn,
  look: Look,
  asked: Asked,
  next: Next,
) {
  type Here = Stepping<S, Look | Asked | Next>;
  const steps = {
    [look](m: Here, v: EventVars): void {
      m.goto(!isCancelled(v, turn.timing) && findResponder(m, v, turn) ? asked : next);
    },
    [asked]: {
      ask(m: Match<S>, v: EventVars): Decision {
        const { policy } = m.game;
        const seat = responder(m, v);
        const list = usableBy(m, v, turn, seat, false);
        const { pass } = m;
        const options = list.length === 0 ? pass : listOptions(m, list, pass[0]);
        const prompt = policy.respondTo?.(m, v.events[list[0]?.event ?? 0]) ?? policy.respondPrompt;
        return question(seat, 'act', prompt, options, undefined, undefined, true);
      },
      then(m: Here, v: EventVars, answer: Option): void {
        const { policy } = m.game;
        const seats = policy.order(m).length;
        if (answer.id === PASS) {
          v.passes++;
          nextTurn(v, seats);
          m.goto(findResponder(m, v, turn) ? asked : next);
          return;
        }
        v.passes = 0;
        if (policy.responses === 'rounds') nextTurn(v, seats);
        m.goto(look);
        fire(m, v, reactionOf(answer));
      },
    },
  };
  // Names that are made here are mere strings to the compiler.
  return steps as unknown as Record<Look | Asked, RunStep<S, EventVars, string>>;
}

const BEFORE = 'kernel.before';
const AFTERWARDS = 'kernel.afterwards';
const AFTERWARDS_TURN: Turn = { timing: 'after', early: false };

/** What may be done before an event takes place; then it does, unless it was cancelled. */
const before = procedure<State, EventVars>(BEFORE)({
  ...responseSteps({ timing: 'when', early: true }, 'cancels', 'cancel', 'forced'),
  ...forcedSteps('when', 'apply'),
  ...responseSteps({ timing: 'when', early: false }, 'responses', 'respond', 'apply'),
  apply(m, v) {
    const event = v.events[0];
    m.done();
    if (event.cancelled === true) return;
    if (event.instead === undefined) return applyEvent(m, event, m.listening.hearing(event.type));
    const { proc, vars } = event.instead as { proc: string; vars: Vars };
    m.callByName(proc, thawPlain(vars));
  },
});

/** What happens because of events that took place: what was put off until then, forced abilities, responses. */
const afterwards = procedure<State, EventVars>(AFTERWARDS)({
  delayed(m, v) {
    const due = dueNow(m, v);
    if (due.length === 0) return m.goto('forced');
    v.turn = -1;
    if (m.game.policy.forced === 'each') v.turn = nextToOrder(m, due);
    if (choices(m, v, due).length > 1) return;
    m.goto('delayed');
    release(m, v, choices(m, v, due)[0]);
  },
  'order delayed': {
    ask(m, v): Decision {
      const { policy } = m.game;
      const seat = v.turn >= 0 ? v.turn : policy.order(m)[0];
      const due = choices(m, v, dueNow(m, v));
      const moment = v.events.find(({ type }) => type === m.s.delayed[due[0]].on)!;
      const options = due.map((at) => {
        const { vars, was } = m.s.delayed[at];
        const source = vars.source as CardIx;
        // Not by its number where somebody does not see it any more (invariant 3).
        if (was && m.s.cards[source].seen !== EVERYBODY) {
          return option(`d${at}`, 'kernel.option.was', { n: at, more: was });
        }
        return option(`d${at}`, 'kernel.option.card', { card: source, n: at });
      });
      return question(seat, 'order', policy.orderOf?.(m, moment) ?? policy.orderPrompt, options, undefined);
    },
    then(m, v, answer) {
      m.goto('delayed');
      release(m, v, answer.n);
    },
  },
  ...forcedSteps('after', END),
  ...responseSteps(AFTERWARDS_TURN, 'responses', 'respond', END),
});

/** Where it begins: what could not do anything is left out. */
const FIRST = {
  delayed: afterwards.first,
  forced: afterwards.step('forced'),
  respond: afterwards.step('respond'),
};

/** Places of the effects that were waiting for what has happened. */
function dueNow<S extends State>(m: Match<S>, v: EventVars): number[] {
  const found: number[] = [];
  for (let i = 0; i < v.due && i < m.s.delayed.length; i++) {
    const { on } = m.s.delayed[i];
    if (v.events.some((event) => event.type === on)) found.push(i);
  }
  return found;
}

/** The first seat that has an effect of its own waiting; -1 if none belongs to anybody. */
function nextToOrder<S extends State>(m: Match<S>, due: readonly number[]): number {
  return m.game.policy.order(m).find((seat) => due.some((at) => m.s.delayed[at].vars.seat === seat)) ?? -1;
}

/** Those among which an order has to be chosen: of one seat if each orders its own, and equal ones only once. */
function choices<S extends State>(m: Match<S>, v: EventVars, due: readonly number[]): readonly number[] {
  const { delayed } = m.s;
  const own = v.turn >= 0 ? due.filter((at) => delayed[at].vars.seat === v.turn) : due;
  // What no card has put off cannot be named.
  if (own.some((at) => !((delayed[at].vars.source as number) >= 0))) return own.slice(0, 1);
  return own.filter((at, i) => own.findIndex((other) => isSameEffect(delayed[other], delayed[at])) === i);
}

function isSameEffect(a: Delayed, b: Delayed): boolean {
  return a.proc === b.proc && a.vars.source === b.vars.source;
}

/** Lets an effect happen that was put off. */
function release<S extends State>(m: Match<S>, v: EventVars, at: number): void {
  const { on, proc, vars } = m.s.delayed[at];
  v.now = v.events.findIndex((event) => event.type === on);
  v.due--;
  m.s.delayed.splice(at, 1);
  m.callByName(proc, thawPlain(vars));
}

/** The kernel's procedures know no state but the kernel's own part of it, so they are those of every game. */
function ofAnyGame<S extends State>(proc: Procedure<State, EventVars>): Procedure<S, EventVars> {
  return proc as unknown as Procedure<S, EventVars>;
}

/** Procedures of the kernel itself. */
export function kernelProcedures<S extends State>(): Procedure<S, never>[] {
  return [ofAnyGame<S>(before), ofAnyGame<S>(afterwards)];
}
