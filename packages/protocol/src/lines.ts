import type { Words } from '@tafelrunde/words';

/** A line of the log as a viewer may read it. */
export interface SeenLine {
  readonly words: Words;
  /** The cards it is about, by their identity in views; only those that the reader knew when it was said. */
  readonly cards: readonly string[];
  readonly rule: string;
}
