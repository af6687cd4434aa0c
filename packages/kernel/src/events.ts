import { type Decision, type Option, PASS, question } from './decision.ts';
import type { GameEvent } from './event-rules.ts';
import { effectVars } from './language/node.ts';
import { clear } from './lists.ts';
import type { Match } from './match.ts';
import { deepFreeze, thawPlain } from './plain.ts';
import { END, type Procedure, procedure } from './procedure.ts';
import {
  anyReacts,
  type EventVars,
  findResponder,
  forcedOf,
  listOptions,
  MOST_TRIGGERS,
  newVars,
  nextTurn,
  responder,
  type Timing,
  usableBy,
} from './reactions.ts';
import type { CardIx, Delayed, State, Vars } from './state.ts';

/** Lets something happen: at once if nothing can prevent it, otherwise after the abilities that may. Emit last in a step. */
export function emit<S extends State>(m: Match<S>, event: GameEvent): void {
  const { when, blind } = m.box.hearing(event.type);
  if (anyReacts(m, event, when.forced) || anyReacts(m, event, when.optional) || (blind && asksSomebody(m, event))) {
    m.call(before as unknown as Procedure<S, EventVars>, newVars([event]));
  } else {
    applyEvent(m, event);
  }
}

function applyEvent<S extends State>(m: Match<S>, event: GameEvent): void {
  const { after, blind, rules } = m.box.hearing(event.type);
  // The cause stands before its consequences.
  if (after.forced.length > 0 || after.optional.length > 0 || blind || m.s.delayed.length > 0) m.pending.push(event);
  rules.apply(m, event);
}

/** Lets a procedure wait for the next event of a type; its variables are copied then. */
export function delay<S extends State>(m: Match<S>, on: string, proc: string, vars: Vars): void {
  const entry: Delayed = { on, proc, vars: thawPlain(vars) };
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
    const { after, blind } = m.box.hearing(event.type);
    waits = isAwaited(m.s.delayed, event.type);
    forced ||= anyReacts(m, event, after.forced);
    optional ||= blind || after.optional.length > 0;
  }
  if (waits || forced || optional) {
    const vars = newVars(pending.length === 1 ? [pending[0]] : pending.slice(), m.s.delayed.length);
    // Without anything forced, nothing changes before somebody is asked: if that is nobody, there is nothing to do.
    if (waits || forced || findResponder(m, vars, 'after')) {
      const { first } = afterwards;
      const start = waits ? first : forced ? FORCED_STEP : RESPOND_STEP;
      m.call(afterwards as unknown as Procedure<S, EventVars>, vars, start as unknown as typeof first);
    }
  }
  clear(pending);
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

function fire<S extends State>(m: Match<S>, v: EventVars, event: number, card: CardIx, ix: number): void {
  const trigger = m.game.defs[m.s.cards[card].def].triggers[ix];
  v.now = event;
  if (v.used.length === 0) v.used = [event, card, ix];
  else v.used.push(event, card, ix);
  if (m.log) m.game.policy.tells?.(m, v.events[event], card, trigger);
  const seat = m.controller(card);
  m.callByName(trigger.proc, m.game.vars === undefined ? effectVars(seat, card) : m.game.vars(seat, card));
}

function fireChosen<S extends State>(m: Match<S>, v: EventVars, { card, n }: Option): void {
  fire(m, v, Math.floor(n / MOST_TRIGGERS), card, n % MOST_TRIGGERS);
}

/** Everything that starts by itself, one after another; then the responses. */
function forcedSteps<S extends State>(timing: Timing, next: string) {
  return {
    forced(m: Match<S>, v: EventVars): void {
      if (isCancelled(v, timing)) {
        m.goto(next);
        return;
      }
      v.turn = -1;
      let list = forcedOf(m, v, timing, -1);
      if (list.length > 3 && m.game.policy.forced === 'each') {
        for (const seat of m.game.policy.order(m)) {
          v.turn = seat;
          list = forcedOf(m, v, timing, seat);
          if (list.length > 0) break;
        }
        // What belongs to nobody comes last, in the order of the first seat.
        if (list.length === 0) {
          v.turn = -1;
          list = forcedOf(m, v, timing, -1);
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
      m.goto(findResponder(m, v, timing) ? 'respond' : next);
    },
    order: {
      ask(m: Match<S>, v: EventVars): Decision | null {
        const seat = v.turn >= 0 ? v.turn : m.game.policy.order(m)[0];
        const list = forcedOf(m, v, timing, v.turn);
        if (list.length === 0) return null;
        const { policy } = m.game;
        const prompt = policy.orderOf?.(m, v.events[list[0]]) ?? policy.orderPrompt;
        return question(seat, 'order', prompt, listOptions(m, list), undefined);
      },
      then(m: Match<S>, v: EventVars, answer: Option): void {
        m.goto('forced');
        fireChosen(m, v, answer);
      },
    },
    /** What was to be put in order has gone meanwhile: the game has let something happen by itself. */
    'look again'(m: Match<S>): void {
      m.goto('forced');
    },
  };
}

function responseSteps<S extends State>(timing: Timing, next: string) {
  return {
    responses(m: Match<S>, v: EventVars): void {
      m.goto(!isCancelled(v, timing) && findResponder(m, v, timing) ? 'respond' : next);
    },
    respond: {
      ask(m: Match<S>, v: EventVars): Decision {
        const { policy } = m.game;
        const seat = responder(m, v);
        const list = usableBy(m, v, timing, seat, false);
        const { pass } = m.box;
        const options = list.length === 0 ? pass : listOptions(m, list, pass[0]);
        const prompt = policy.respondTo?.(m, v.events[list[0] ?? 0]) ?? policy.respondPrompt;
        return question(seat, 'act', prompt, options, undefined, undefined, true);
      },
      then(m: Match<S>, v: EventVars, answer: Option): void {
        const { policy } = m.game;
        const seats = policy.order(m).length;
        if (answer.id === PASS) {
          v.passes++;
          nextTurn(v, seats);
          m.goto(findResponder(m, v, timing) ? 'respond' : next);
          return;
        }
        v.passes = 0;
        if (policy.responses === 'rounds') nextTurn(v, seats);
        m.goto('responses');
        fireChosen(m, v, answer);
      },
    },
  };
}

const BEFORE = 'kernel.before';
const AFTERWARDS = 'kernel.afterwards';

/** What may be done before an event takes place; then it does, unless it was cancelled. */
const before = procedure<State, EventVars>(BEFORE, {
  ...forcedSteps('when', 'apply'),
  ...responseSteps('when', 'apply'),
  apply(m, v) {
    const event = v.events[0];
    m.done();
    if (event.cancelled === true) return;
    if (event.instead === undefined) return applyEvent(m, event);
    const { proc, vars } = event.instead as { proc: string; vars: Vars };
    m.callByName(proc, thawPlain(vars));
  },
});

/** What happens because of events that took place: what was put off until then, forced abilities, responses. */
const afterwards = procedure<State, EventVars>(AFTERWARDS, {
  delayed(m, v) {
    const waiting = m.s.delayed;
    for (let i = 0; i < v.due && i < waiting.length; i++) {
      const entry = waiting[i];
      const e = v.events.findIndex((event) => event.type === entry.on);
      if (e < 0) continue;
      v.now = e;
      v.due--;
      waiting.splice(i, 1);
      m.goto('delayed');
      m.callByName(entry.proc, thawPlain(entry.vars));
      return;
    }
  },
  ...forcedSteps('after', END),
  ...responseSteps('after', END),
});

const FORCED_STEP = afterwards.step('forced');
const RESPOND_STEP = afterwards.step('respond');

/** Procedures of the kernel itself. */
export function kernelProcedures<S extends State>(): Procedure<S, never>[] {
  return [before, afterwards] as unknown as Procedure<S, never>[];
}
