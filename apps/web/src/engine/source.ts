import type { Seat } from '@tafelrunde/kernel';
import type { SeenLine } from '@tafelrunde/protocol';
import type { Words } from '@tafelrunde/words';
import type { Pacing } from './pacing.svelte.ts';
import type { Beat, Hint, Update } from './protocol.ts';
import type { Weighed } from './weighing.ts';

/**
 * Where a table comes from: the engine in a worker of this browser, or a server. The table's parts know nothing else of
 * it. Fields are reactive.
 */
export interface TableSource {
  /** What is shown now: the latest state of the table, or the moment of an event that waits to be seen. */
  readonly update: Update | null;
  readonly lines: readonly SeenLine[];
  /** The first line that came with the last update. */
  readonly newFrom: number;
  /** The event that waits to be seen; null when everything was. */
  readonly beat: Beat | null;
  /** How events go on, whether they are stopped, and how long the one that is seen stays. */
  readonly pacing: Pacing;
  /** The seat for whose eyes the table waits behind a curtain, -1 if it lies open. */
  readonly curtain: Seat;
  /** A set-up or a save that cannot be played. */
  readonly failure: Words | null;
  readonly refusal: Words | null;
  /** What our own mistake says. */
  readonly broken: string;
  /** True between a question to the engine and its reply. */
  readonly waiting: boolean;
  /** Answers the question on the table, and those of the same run of picks that follow. */
  answer(...ids: string[]): void;
  /** Takes a card out of the run of picks under way. */
  unpick(card: string): void;
  /** Goes back to that position, or one step. */
  undo(to?: number): void;
  /** Decides again what was taken back. */
  redo(): void;
  /** What a strong bot would do at the question on the table; null until it was asked for, and where nobody may ask. */
  readonly hint: Hint | null;
  readonly hinting: boolean;
  /** Asks for a hint; false where there is none. */
  askHint(): boolean;
  /** What a choice at the question on the table would cost; left out where nobody may ask. */
  readonly weigh?: ((id: string) => Promise<Weighed | null>) | undefined;
  /** Whether several people take turns in front of this screen. */
  readonly shared: boolean;
  /** Whether whoever looks at this only watches: no hand is his, and nothing is asked of him. */
  readonly watches?: boolean;
  /** What the people are called, by seat; '' where the game's own word will do. */
  nameOf(seat: Seat): string;
  /** Passes windows until that mark of time changes. */
  pass(until: string): void;
  /** The event was seen; `all` skips those that wait behind it. */
  seen(all?: boolean): void;
  /** The right person sits in front of the screen. */
  lift(): void;
  close(): void;
}
