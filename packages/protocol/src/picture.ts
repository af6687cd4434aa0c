import type { Outcome, Plain, Preview, Seat, SeatResult, SeenDecision } from '@tafelrunde/kernel';

/** Something already picked in the run of picks under way. */
export interface Picked {
  readonly id: string;
  readonly cards: readonly string[];
  /** The number on its label: what it adds to the running total. */
  readonly n: number;
}

/** Why a value is what it is. */
export interface Reckoning {
  readonly stat: string;
  readonly base: number;
  readonly value: number;
  readonly shares: readonly { readonly def: string; readonly layer: number; readonly amount: number }[];
}

/** A window that asks: its id in the game's flow, and the answer that passes it. */
export interface AskedWindow {
  readonly id: string;
  readonly pass: string;
  /** The options that are reason enough to ask, by the game's own measure. */
  readonly worth: readonly string[];
  /** The situation as far as passing goes: what was declined in it is not asked again. */
  readonly situation: string;
  /** Whether it is always asked where people play against each other. */
  readonly company: boolean;
}

/** A position that can be gone back to: one step, the whole action, or the beginning of what a mark of time counts. */
export interface Undo {
  readonly scope: string;
  readonly to: number;
}

/** All that one viewer is shown of a game, apart from the log. Plain data: what is sent are its differences. */
export interface Picture<V = Plain> {
  readonly viewer: Seat;
  readonly view: V;
  /** The question, if it is this viewer's. */
  readonly decision: SeenDecision | null;
  /** What this viewer can know of the outcome of his options; null if he is not asked. */
  readonly preview: Preview | null;
  /** Who is asked; -1 when the game is over. */
  readonly asked: Seat;
  /** The window that this viewer is asked in; null for a question that is always asked. */
  readonly window: AskedWindow | null;
  /** The one answer that is possible, or the one that nobody would think about; '' if there is something to decide. */
  readonly obvious: string;
  /** Where the marks of time of the game's flow stand. */
  readonly marks: Readonly<Record<string, number>>;
  /** How many answers were given. */
  readonly position: number;
  /** Grows whenever answers are taken back, so that a late answer to a question of before is told from a new one. */
  readonly branch: number;
  /** The earliest position that this viewer can go back to; the present one if there is nothing of his to take back. */
  readonly undoLimit: number;
  /** What this viewer can go back to, the latest first; nothing if there is nothing of his to take back. */
  readonly undos: readonly Undo[];
  /** Where the choice began that he is in the middle of, -1 if there is nothing to call off. */
  readonly cancelTo: number;
  /** What stands against going back further; '' if nothing does. */
  readonly undoBar: '' | 'chance' | 'learned' | 'told';
  /** Whether something that was taken back can be had again. */
  readonly canRedo: boolean;
  /** What this viewer has picked so far in the run of picks he is asked about. */
  readonly picks: readonly Picked[];
  /** Changed values by the identity of the card. */
  readonly reckonings: Readonly<Record<string, readonly Reckoning[]>>;
  readonly over: Outcome | null;
  /** How each seat came out, once the game is over. */
  readonly results: readonly SeatResult[];
  /** The game's own score sheet, once it is over. */
  readonly result: Plain;
}
