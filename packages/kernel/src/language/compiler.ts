import type { Phrase } from '@tafelrunde/words';
import type { Procedure } from '../procedure.ts';
import type { State } from '../state.ts';
import { Assembler } from './assembler.ts';
import { effectRules, Language } from './language.ts';
import type { Effect, EffectVars } from './node.ts';

/**
 * A language together with what was compiled in it: the procedures and phrases of the cards of one game. The words
 * themselves know nothing of it, so games with different cards share them.
 */
export class Compiler<S extends State> extends Language<S> {
  /** Procedures compiled so far; the game lists them among its own. */
  readonly procedures: Procedure<S, EffectVars>[] = [];
  /** What prompts and options say of an ability's parts, by name (`phrase:<id>`). */
  readonly phrases = new Map<string, Phrase>();

  /** With nothing compiled yet. */
  constructor(language: Language<S>) {
    super(language.vocabulary);
  }

  /** Compiles effects into a procedure of that name, which the game then has. */
  compile(name: string, effects: readonly Effect[]): Procedure<S, EffectVars> {
    const a = new Assembler<S>(name);
    for (const effect of effects) this.assemble(effect, a);
    return this.keep(a);
  }

  /** Ends a procedure that was put together by hand, and keeps it among the game's. */
  keep(a: Assembler<S>): Procedure<S, EffectVars> {
    const procedure = a.finish();
    this.procedures.push(procedure);
    return procedure;
  }

  /** Adds the steps of one effect to a procedure under way. */
  assemble(effect: Effect, a: Assembler<S>): void {
    const rules = effectRules<S>(effect);
    if (rules.assemble) rules.assemble(effect, a, this);
    else if (rules.run) a.run(rules.run(effect, this));
    else throw new Error(`the effect ${effect.k} does nothing`);
  }

  /** Keeps a phrase for prompts and options, and returns the name under which words refer to it. */
  keepPhrase(id: string, phrase: Phrase): string {
    this.phrases.set(id, phrase);
    return `phrase:${id}`;
  }
}
