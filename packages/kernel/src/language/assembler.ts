import type { Decision, Option } from '../decision.ts';
import type { Match } from '../match.ts';
import type { KernelWords } from '../messages.ts';
import type { Plain } from '../plain.ts';
import { type AskStep, END, Procedure, type Step } from '../procedure.ts';
import type { OptionKey, Spoken } from '../spoken.ts';
import type { State } from '../state.ts';
import type { EffectVars } from './node.ts';

/** A place in a procedure that can be jumped to before it is known where it is. */
export interface Label {
  step: string;
}

/** A variable of an effect, and what it holds. */
export class Local<T extends Plain> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  of(v: EffectVars): T {
    return v[this.name] as T;
  }

  /** Sets it, and gives what it holds now. */
  set(v: EffectVars, value: T): T {
    v[this.name] = value;
    return value;
  }
}

/** Puts steps in a row, with jumps: the flat form in which an effect of nested nodes runs on the frame stack. */
export class Assembler<S extends State> {
  readonly name: string;
  private readonly steps: [string, Step<S, EffectVars> | Label][] = [];
  private loose: Label[] = [];
  private readonly labels: Label[] = [];
  /** Names of the steps that only tidy up variables. */
  private readonly tidying = new Set<string>();
  private readonly names: string[] = [];
  private readonly own: string[] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** A variable that no other part of this procedure uses; -1 until it is set. */
  local<T extends Plain>(hint: string): Local<T> {
    let name = hint;
    for (let n = 2; this.names.includes(name); n++) name = `${hint}${n}`;
    this.names.push(name);
    this.own.push(name);
    return new Local(name);
  }

  /** What a procedure that goes on later needs to know: everything but the variables that are only this one's. */
  shared(v: EffectVars): EffectVars {
    const { seat, source, did } = v;
    const copy: EffectVars = { seat, source, did };
    for (const name in v) if (!this.own.includes(name)) copy[name] = v[name];
    return copy;
  }

  /** Says that a variable is used; all of them exist from the start, as -1. */
  declare(name: string): void {
    if (!this.names.includes(name)) this.names.push(name);
  }

  run(step: (m: Match<S>, v: EffectVars) => void): void {
    this.add(step);
  }

  ask(
    ask: (m: Match<S>, v: EffectVars) => Decision<Spoken<S> | KernelWords, OptionKey<S>> | Option<OptionKey<S>> | null,
    then: (m: Match<S>, v: EffectVars, answer: Option<OptionKey<S>>) => void,
  ): void {
    // What the kernel itself asks is no message of the game, and is asked all the same.
    this.add({ ask: ask as AskStep<S, EffectVars>['ask'], then });
  }

  /** Goes on at the label if the condition holds. */
  jumpIf(label: Label, condition: (m: Match<S>, v: EffectVars) => boolean): void {
    this.add((m, v) => {
      if (condition(m, v)) m.jump(label.step);
    });
  }

  jump(label: Label): void {
    this.add(label);
  }

  label(): Label {
    const label = { step: END };
    this.labels.push(label);
    return label;
  }

  /** What was bound to the name is so no longer. Nobody minds at the end of a procedure, and then it is left out. */
  unbind(name: string): void {
    this.tidying.add(this.next);
    this.add((_m, v) => {
      v[name] = -1;
    });
  }

  /** The label stands before the next step that is added. */
  place(label: Label): void {
    this.loose.push(label);
  }

  /** The name the next step will have. */
  get next(): string {
    return `s${this.steps.length}`;
  }

  private add(step: Step<S, EffectVars> | Label): void {
    const name = this.next;
    for (const label of this.loose) label.step = name;
    this.loose = [];
    this.steps.push([name, step]);
  }

  /** Labels that stand behind the last step end the procedure. */
  finish(): Procedure<S, EffectVars> {
    for (const label of this.loose) label.step = END;
    for (let last = this.steps.at(-1); last && this.tidying.has(last[0]); last = this.steps.at(-1)) {
      this.steps.pop();
      for (const label of this.labels) if (label.step === last[0]) label.step = END;
    }
    return new Procedure(this.name, this.withoutJumps(), this.names);
  }

  /** A jump needs no step of its own: whatever leads to it leads on to where it goes. */
  private withoutJumps(): [string, Step<S, EffectVars>, string][] {
    const names = this.steps.map(([name]) => name);
    const leadsTo = (at: number): string => {
      if (at >= this.steps.length) return END;
      const [name, step] = this.steps[at];
      if (!isLabel(step)) return name;
      return step.step === END ? END : leadsTo(names.indexOf(step.step));
    };
    // First where they lead, then the change: labels of jumps are among those that are changed.
    const targets = this.labels.map(({ step }) => (step === END ? END : leadsTo(names.indexOf(step))));
    const kept: [string, Step<S, EffectVars>, string][] = [];
    this.steps.forEach(([name, step], at) => {
      if (!isLabel(step)) kept.push([name, step, leadsTo(at + 1)]);
    });
    this.labels.forEach((label, i) => {
      label.step = targets[i];
    });
    return kept;
  }
}

function isLabel(step: object): step is Label {
  return 'step' in step;
}
