import type { Plain } from '@tafelrunde/kernel';

/** The six invariants of docs/architecture.md, by number. */
export const INVARIANTS = {
  1: 'save, load and clone change nothing',
  2: 'a replay gives the same state, byte for byte',
  3: 'nothing hidden reaches a viewer',
  4: 'every card is in exactly one place',
  5: 'somebody can always go on, every option is accepted, the game ends',
  6: 'every word renders in German and in English',
} as const;

export type InvariantNumber = keyof typeof INVARIANTS;

/** A broken invariant, with all that is needed to see it again. */
export interface Violation {
  readonly invariant: InvariantNumber;
  readonly what: string;
  readonly game: string;
  readonly setup: Plain;
  readonly seed: string;
  /** The shortest list of answers found that leads there. */
  readonly answers: readonly string[];
  /** A command that shows it again. */
  readonly command: string;
}

/** Thrown by a check, caught by the fuzzer. */
export class Broken extends Error {
  readonly invariant: InvariantNumber;

  constructor(invariant: InvariantNumber, what: string) {
    super(what);
    this.invariant = invariant;
  }
}
