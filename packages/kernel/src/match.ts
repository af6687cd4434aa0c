import type { Words } from '@tafelrunde/words';
import type { Box } from './box.ts';
import { cloneState } from './clone.ts';
import { type Decision, Option, type Refusal } from './decision.ts';
import type { GameEvent } from './event-rules.ts';
import { settleEvents } from './events.ts';
import type { CardDef, Game } from './game.ts';
import { Layout } from './layout.ts';
import type { Listening } from './listening.ts';
import { clear } from './lists.ts';
import { Live } from './live.ts';
import { boxOf, type Machine, machineOf } from './machine.ts';
import type { Memo } from './memo.ts';
import type { AskStep, Compiled, Procedure } from './procedure.ts';
import type { Quick } from './quick.ts';
import { answerForTheGone, resign } from './resign.ts';
import type { Spoken } from './spoken.ts';
import {
  type CardIx,
  type DefOf,
  EVERYBODY,
  type Frame,
  type Outcome,
  type Seat,
  type State,
  type Vars,
} from './state.ts';

/** One line of the log. `to` is the set of viewers that may read it, `cards` what lights up. */
export interface LogLine {
  readonly words: Words;
  readonly to: number;
  readonly cards: readonly CardIx[];
  readonly rule: string;
}

/**
 * A game under way: a state and the machine that runs it. All that matters is in the state; a match can be made from
 * any state at any decision.
 */
export class Match<S extends State = State> {
  readonly game: Game<S>;
  /** The definitions of the game's cards, by number. */
  readonly defs: readonly DefOf<S>[];
  readonly layout: Layout;
  s: S;
  /** Where log lines go; null while nobody reads them. */
  log: ((line: LogLine) => void) | null = null;
  /** Who answers for everybody, as far as he needs no list; null in every game that is really played. */
  quick: Quick<S> | null = null;
  /** Events of the running step whose triggers are still to be looked at. */
  readonly pending: GameEvent[] = [];
  /** True while only reading is allowed: values may be remembered. */
  reading = false;
  /** Grows with every step, so that remembered values are forgotten. */
  epoch = 0;
  /** Grows whenever a card goes from one zone to another, so that what was found in zones is looked for anew. */
  moves = 0;
  readonly memo: Memo;
  /** Which definitions listen to what, and which cards do so where they lie now. */
  readonly listening: Listening<S>;
  readonly live: Live<S>;
  /** The options of somebody who can only pass. */
  readonly pass: readonly Option[];
  private known: Box | null = null;
  private readonly machine: Machine<S>;
  /** The next step of every frame, found once. */
  private readonly steps: Compiled<S>[] = [];
  private current: Decision | null = null;
  private currentOf: S | null = null;
  private currentAt = -1;
  private unsettled = false;
  /** True while somebody waits for a certain step. */
  private watched = false;

  constructor(game: Game<S>, state: S) {
    this.game = game;
    this.defs = game.defs as readonly CardDef<S>[] as readonly DefOf<S>[];
    this.machine = machineOf(game);
    this.memo = this.machine.memo;
    this.s = state;
    this.layout = this.machine.layouts[state.seats] ??= new Layout(game.zoneKinds, state.seats);
    this.listening = this.machine.listening;
    this.pass = this.machine.pass;
    this.live = new Live(this.listening, game.defs, game.stats.names.length);
    this.live.fill(state, this.layout.kindOf);
    this.findSteps();
  }

  /** Goes on with another state of the same game and number of seats; cheaper than a new match. */
  load(state: S): void {
    this.s = state;
    this.currentOf = null;
    clear(this.pending);
    this.unsettled = false;
    this.reading = false;
    this.epoch++;
    this.moves++;
    this.memo.owner = null;
    this.live.fill(state, this.layout.kindOf);
    this.findSteps();
  }

  /** What `perBox` has found for the cards of this game. */
  get box(): Box {
    if (this.known === null || this.known.key !== this.s.box) this.known = boxOf(this.machine, this.s.box);
    return this.known;
  }

  /** A card has gone from one zone to another: what it has may have begun or ceased to work. */
  moved(card: CardIx, from: number, to: number): void {
    this.moves++;
    const { def } = this.s.cards[card];
    const zones = this.listening.zones[def];
    if (zones === 0) return;
    const { kindOf } = this.layout;
    const was = kindOf[from];
    const now = kindOf[to];
    if (was !== now && (zones & ((1 << was) | (1 << now))) !== 0) this.live.shift(card, def, was, now);
  }

  private findSteps(): void {
    clear(this.steps);
    for (const frame of this.s.frames) this.steps.push(this.procedure(frame.proc).step(frame.step));
  }

  clone(): Match<S> {
    return new Match(this.game, cloneState(this.game, this.s));
  }

  /** The question on the table, null when the game is over. */
  decision(): Decision | null {
    if (this.currentOf !== this.s || this.currentAt !== this.s.answers) this.advance();
    return this.current;
  }

  /** Takes one of the listed options and runs on to the next question. A refusal changes nothing. */
  answer(id: string): Refusal | null {
    const decision = this.decision();
    if (!decision) return { code: 'game-over', words: ['kernel.refusal.game-over'] };
    const options = decision.options;
    for (let i = 0; i < options.length; i++) {
      if (options[i].id === id) {
        this.take(options[i]);
        return null;
      }
    }
    return resign(this, id);
  }

  /** Takes an option object of the present decision; the fast way for bots and random play. */
  take(option: Option): void {
    this.s.answers++;
    this.give(option);
    if (this.s.resigned !== undefined) answerForTheGone(this);
  }

  /** Takes an option without counting it as an answer: the machine itself has given it. */
  give(option: Option): void {
    this.apply(option);
    this.goOn();
  }

  /** Does what the step that asks does with its answer. */
  private apply(option: Option): void {
    const { s, steps } = this;
    const top = steps.length - 1;
    const step = steps[top];
    this.epoch++;
    steps[top] = step.next;
    s.frames[top].step = step.next.name;
    step.ask!.then(this, s.frames[top].vars, option);
  }

  /** Lets happen what follows from a change, and runs on to the next question. */
  goOn(): void {
    this.epoch++;
    this.settle();
    this.advance();
  }

  /**
   * Answers (if an answer is given) and runs until a step is about to be taken that `stop` wants to see, or until
   * somebody is asked. True if it was seen; `decision` then goes on from there. For tests that name the step to begin at.
   */
  runTo(stop: (frame: Frame) => boolean, id?: string): boolean {
    const option = id === undefined ? undefined : this.decision()?.options.find((o) => o.id === id);
    if (id !== undefined && !option) throw new Error(`${id} is not an option`);
    this.currentOf = null;
    this.watched = true;
    try {
      if (option) {
        this.s.answers++;
        this.apply(option);
        this.epoch++;
        this.settle();
      }
      return this.runUntil(stop);
    } finally {
      this.watched = false;
      this.reading = false;
    }
  }

  private runUntil(stop: (frame: Frame) => boolean): boolean {
    for (;;) {
      const { frames } = this.s;
      if (frames.length > 0 && stop(frames[frames.length - 1])) {
        this.currentOf = null;
        return true;
      }
      if (this.step()) return false;
    }
  }

  private advance(): void {
    // A question that breaks must not leave a match in which values are remembered.
    try {
      while (!this.step());
    } finally {
      this.reading = false;
    }
  }

  /** Takes the next step; true if that leads to a question, or to the end. */
  private step(): boolean {
    const { s, steps } = this;
    const { frames } = s;
    const top = steps.length - 1;
    if (top < 0) {
      this.remember(null);
      return true;
    }
    const step = steps[top];
    const frame = frames[top];
    const { vars } = frame;
    const { next } = step;
    if (step.run !== null) {
      this.epoch++;
      steps[top] = next;
      frame.step = next.name;
      step.run(this, vars);
    } else if (step.ask !== null) {
      let asked: Decision | Option | null = this.quick === null ? null : this.quickly(this.quick, step.ask);
      if (asked === null) {
        // While a step asks, values may be remembered.
        this.reading = true;
        asked = step.ask.ask(this, vars);
        this.reading = false;
      }
      let only: Option | null = null;
      if (asked instanceof Option) only = asked;
      else if (asked !== null) {
        const { options } = asked;
        if (options.length > 1 || asked.always === true) {
          this.remember(asked);
          return true;
        }
        if (options.length === 0) throw new Error(`${frame.proc}/${step.name} asks without an option`);
        only = options[0];
      }
      this.epoch++;
      steps[top] = next;
      frame.step = next.name;
      if (only === null) return false;
      step.ask.then(this, vars, only);
      if (this.quick?.ahead !== undefined) this.goAhead(this.quick.ahead, step, frame);
    } else {
      frames.pop();
      steps.pop();
      return false;
    }
    if (this.unsettled || this.pending.length > 0) this.settle();
    return false;
  }

  /** The answer of whoever needs no list; null if he has to be asked. */
  private quickly(quick: Quick<S>, ask: AskStep<S, Vars>): Option | null {
    const answer = quick.answer?.(this, ask) ?? null;
    if (answer !== null) this.s.answers++;
    return answer;
  }

  /** Gives the answers that were given ahead to the same question, as long as each leads straight back to it. */
  private goAhead(ahead: Option[], step: Compiled<S>, frame: Frame): void {
    const { s, steps } = this;
    while (ahead.length > 0) {
      const top = steps.length - 1;
      if (top < 0 || s.frames[top] !== frame || steps[top] !== step || !this.isQuiet()) {
        clear(ahead);
        return;
      }
      s.answers++;
      this.epoch++;
      steps[top] = step.next;
      frame.step = step.next.name;
      step.ask!.then(this, frame.vars, ahead.pop()!);
    }
  }

  private settle(): void {
    if (this.unsettled) {
      this.unsettled = false;
      this.game.settle?.(this);
    }
    if (this.pending.length > 0) settleEvents(this);
  }

  private remember(decision: Decision | null): void {
    this.current = decision;
    this.currentOf = this.s;
    this.currentAt = this.s.answers;
  }

  /** Runs a procedure next, from its first step unless told otherwise; the running one goes on when it is done. */
  call<V extends Vars>(proc: Procedure<S, V>, vars: V, start: Compiled<S> = proc.first): void {
    const { name, missing } = proc;
    for (let i = 0; i < missing.length; i++) (vars as Vars)[missing[i]] ??= -1;
    this.s.frames.push({ proc: name, step: start.name, vars });
    this.steps.push(start);
  }

  /** Runs a procedure by name, as effects do. */
  callByName(name: string, vars: Vars): void {
    // Whoever calls by name gives what the procedure needs; the compiler knows only the name.
    this.call(this.procedure(name) as Procedure<S, Vars>, vars);
  }

  /**
   * Jumps within the running procedure, instead of going on to the next step. Only its steps know its names (`Stepping`): a match by
   * itself has none.
   */
  goto(step: never): void {
    this.jump(step);
  }

  /** Jumps by a name that was made or given: of effects that are put together, or of a procedure further down, once those above are done. */
  jump(name: string): void {
    const { steps } = this;
    const top = steps.length - 1;
    const from = steps[top];
    let to = from.jump;
    if (to === null || to.name !== name) {
      to = from.jumpBefore;
      if (to === null || to.name !== name) to = from.owner.step(name);
      from.jumpBefore = from.jump;
      from.jump = to;
    }
    steps[top] = to;
    this.s.frames[top].step = to.name;
  }

  /** Ends the running procedure. A result is put into the caller's variables as `result`. */
  done(result?: number | string): void {
    const { frames } = this.s;
    frames.pop();
    this.steps.pop();
    if (result !== undefined && frames.length > 0) frames[frames.length - 1].vars.result = result;
  }

  /** Ends the game at once. */
  end(outcome: Outcome): void {
    this.s.over = Object.freeze(outcome);
    clear(this.s.frames);
    clear(this.steps);
    clear(this.pending);
    this.unsettled = false;
  }

  /**
   * Whether nothing follows from this step by itself, and nobody waits for a certain step: then what is found out now still
   * holds in the next one, and steps that would do nothing may be left out.
   */
  isQuiet(): boolean {
    return !this.unsettled && this.pending.length === 0 && !this.watched;
  }

  /** Lets the game look, after this step, for what happens by itself. */
  unsettle(): void {
    this.unsettled = true;
  }

  top(): Frame {
    return this.s.frames[this.s.frames.length - 1];
  }

  procedure(name: string): Procedure<S, never> {
    const proc = this.machine.procs.get(name);
    if (!proc) throw new Error(`there is no procedure ${name}`);
    return proc;
  }

  /** Who controls a card. */
  controller(card: CardIx): Seat {
    return this.game.controller(this, card);
  }

  /** Writes a line that everybody may read (or only the viewers in `to`). Making words costs time: ask `m.log` first. */
  say(words: Spoken<S>, cards: readonly CardIx[] = [], rule = '', to = EVERYBODY): void {
    this.log?.({ words, to, cards, rule });
  }
}
