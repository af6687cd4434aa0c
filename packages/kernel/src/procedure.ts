import type { Decision, Option } from './decision.ts';
import type { Match } from './match.ts';
import type { OptionKey, Spoken } from './spoken.ts';
import type { State, Vars } from './state.ts';

/**
 * A step that changes the state. It may call a procedure, jump, end its procedure or emit events. Written as a method, as
 * everything else is that a match is given to: so a game of any state is a `Game`, and nobody who lists games has to cast.
 */
export type RunStep<S extends State, V extends Vars, Name extends string = never> = {
  run(m: Stepping<S, Name>, v: V): void;
}['run'];

/** A match within a procedure of such steps: it may jump to these, and to no others. */
export type Stepping<S extends State, Name extends string> = Match<S> & { goto(step: Name): void };

/**
 * A step that asks. `ask` only reads. Null means there is nothing to decide and the next step follows; an option is the only answer there
 * is, which is taken without a question (as that of a question with one option is, but nothing is made that nobody reads).
 */
export interface AskStep<S extends State, V extends Vars, Name extends string = never> {
  ask(m: Match<S>, v: V): Decision<Spoken<S>, OptionKey<S>> | Option<OptionKey<S>> | null;
  then(m: Stepping<S, Name>, v: V, answer: Option<OptionKey<S>>): void;
}

export type Step<S extends State, V extends Vars, Name extends string = never> =
  | RunStep<S, V, Name>
  | AskStep<S, V, Name>;

/** The steps of a procedure by name, in order; they may jump to each other and to the end. */
export type Steps<S extends State, V extends Vars, Name extends string> = Readonly<
  Record<Name, Step<S, V, NoInfer<Name> | typeof END>>
>;

/** A step as the machine runs it. The last one of a procedure has neither `run` nor `ask` and ends it. */
export interface Compiled<S extends State> {
  readonly name: string;
  readonly owner: Procedure<S, never>;
  readonly run: RunStep<S, Vars> | null;
  readonly ask: AskStep<S, Vars> | null;
  /** The step behind this one. */
  next: Compiled<S>;
  /** Where the last jumps from before this step led; most steps only ever jump to one or two. */
  jump: Compiled<S> | null;
  jumpBefore: Compiled<S> | null;
}

/** All steps have one shape: the machine reads nothing as often. */
function compiled<S extends State>(
  name: string,
  owner: Procedure<S, never>,
  run: RunStep<S, Vars> | null,
  ask: AskStep<S, Vars> | null,
  next: Compiled<S>,
): Compiled<S> {
  return { name, owner, run, ask, next, jump: null, jumpBefore: null };
}

/** Stands for a step for the moment in which there is none yet. */
const NO_STEP = null as never;

/** The name of the step behind the last one. */
export const END = '';

/** A table of named steps, in the order in which they are taken. */
export class Procedure<S extends State = State, V extends Vars = Vars> {
  readonly name: string;
  /** Variables that exist from the start, as -1 unless the caller gives them. */
  readonly locals: readonly string[];
  /** Those of them that the game's abilities do not have anyway (`Game.vars`). */
  missing: readonly string[];
  readonly first: Compiled<S>;
  private readonly table = new Map<string, Compiled<S>>();
  /** Only for the type of its variables: a procedure that takes some is one of those that take whatever they need. */
  declare readonly takes?: (vars: V) => void;

  /** A step may name the one that follows it, if that is not the next in the list. */
  constructor(
    name: string,
    steps: readonly (readonly [name: string, step: Step<S, V>, next?: string])[],
    locals: readonly string[] = [],
  ) {
    this.name = name;
    this.locals = locals;
    this.missing = locals;
    // Behind the end comes the end.
    const end = compiled<S>(END, this, null, null, NO_STEP);
    end.next = end;
    let next = end;
    for (const [stepName, step] of steps.toReversed()) {
      if (stepName === END || this.table.has(stepName)) throw new Error(`${name}: two steps are called '${stepName}'`);
      const run = typeof step === 'function' ? (step as RunStep<S, Vars>) : null;
      const ask = typeof step === 'object' ? (step as AskStep<S, Vars>) : null;
      next = compiled(stepName, this, run, ask, next);
      this.table.set(stepName, next);
    }
    this.first = next;
    this.table.set(END, end);
    for (const [stepName, , follower] of steps) {
      if (follower !== undefined) this.step(stepName).next = this.step(follower);
    }
  }

  /** The step of that name, or the end. */
  step(name: string): Compiled<S> {
    const step = this.table.get(name);
    if (!step) throw new Error(`${this.name} has no step ${name}`);
    return step;
  }

  get stepNames(): readonly string[] {
    return [...this.table.keys()].toReversed().filter((name) => name !== END);
  }
}

/**
 * A procedure as the rulebook outlines it: its steps by name, in order. Given apart from the types of state and variables, so that the
 * compiler finds the names by itself: a jump to a step that does not exist does not compile.
 */
export function procedure<S extends State, V extends Vars = Vars>(name: string) {
  return <Name extends string>(steps: Steps<S, V, Name>): Procedure<S, V> => {
    for (const step of Object.keys(steps)) {
      // Objects put such keys first, whatever the order they are written in.
      if (/^\d+$/.test(step)) throw new Error(`${name}: a step cannot be called by the bare number ${step}`);
    }
    return new Procedure(name, Object.entries<Step<S, V, Name>>(steps));
  };
}
