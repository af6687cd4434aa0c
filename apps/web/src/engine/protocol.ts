import type { Outcome, Plain, Seat, SeenDecision, Words } from '@tafelrunde/kernel';
import type { GameId } from '../words/index.ts';

/** What the page asks of the engine in the worker. */
export type Request =
  | { readonly type: 'start'; readonly game: GameId; readonly setup: Plain; readonly seed: string }
  | { readonly type: 'load'; readonly game: GameId; readonly text: string }
  | { readonly type: 'answer'; readonly position: number; readonly id: string }
  | { readonly type: 'undo' };

/** What the engine says back. */
export type Reply =
  | { readonly type: 'update'; readonly update: Update }
  /** An answer or an undo that was not taken; nothing has changed. */
  | { readonly type: 'refused'; readonly words: Words }
  /** A set-up or a saved game that cannot be played. */
  | { readonly type: 'failed'; readonly words: Words }
  /** A mistake of ours. */
  | { readonly type: 'broken'; readonly message: string };

/** A line of the log as the people at this screen may read it. */
export interface SeenLine {
  readonly words: Words;
  /** The cards it is about, by their identity in views. */
  readonly cards: readonly string[];
  readonly rule: string;
}

/** Something already picked in the run of picks under way. */
export interface Pick {
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

/** The table as one seat sees it, with everything that is new since the last update. */
export interface Update {
  readonly viewer: Seat;
  readonly view: Plain;
  readonly decision: SeenDecision | null;
  /** How many answers were given. */
  readonly position: number;
  /** The earliest position that can be gone back to. */
  readonly undoLimit: number;
  /** How many of the lines sent before are still true, and what comes after them. */
  readonly kept: number;
  readonly lines: readonly SeenLine[];
  readonly picks: readonly Pick[];
  /** Changed values by the identity of the card. */
  readonly reckonings: Readonly<Record<string, readonly Reckoning[]>>;
  readonly over: Outcome | null;
  /** The game's own score sheet, once it is over. */
  readonly result: Plain;
  /** The whole game as text. */
  readonly save: string;
}
