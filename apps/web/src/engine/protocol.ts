import type { Outcome, Plain, Seat, SeenDecision, Words } from '@tafelrunde/kernel';
import type { GameId } from '../words/index.ts';

/** Who sits on a seat: a person at this screen, or a bot of that level. */
export const seatKinds = ['human', 'random', 'steady', 'keen'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** Which events wait until the player has seen them: every one, only the weighty ones, none. */
export const paces = ['all', 'weighty', 'none'] as const;
export type Pace = (typeof paces)[number];

/** How the people at this screen want to play; nothing of it is part of the game. */
export interface Wishes {
  readonly pace: Pace;
  /** Windows in which they are not asked, by the ids of the game's engine. */
  readonly off: readonly string[];
  /** Whether hands are hidden from the others at this screen. */
  readonly curtain: boolean;
}

/** What the page asks of the engine in the worker. */
export type Request =
  | {
      readonly type: 'start';
      readonly game: GameId;
      readonly setup: Plain;
      readonly seed: string;
      readonly seats: readonly SeatKind[];
      readonly wishes: Wishes;
    }
  | {
      readonly type: 'load';
      readonly game: GameId;
      readonly text: string;
      readonly seats: readonly SeatKind[];
      readonly wishes: Wishes;
    }
  /** Several ids answer several questions of one run of picks, one after the other. */
  | { readonly type: 'answer'; readonly position: number; readonly ids: readonly string[] }
  /** Takes a card out of the run of picks under way. */
  | { readonly type: 'unpick'; readonly position: number; readonly card: string }
  | { readonly type: 'undo' }
  /** Passes windows until that mark of time changes. */
  | { readonly type: 'pass'; readonly position: number; readonly until: string }
  | { readonly type: 'wishes'; readonly wishes: Wishes };

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

/** The table at the moment of a line that waits to be seen. */
export interface Beat {
  /** How many of all lines are told by then; the last of them is what happens. */
  readonly lines: number;
  readonly view: Plain;
}

/** The table as one seat sees it, with everything that is new since the last update. */
export interface Update {
  readonly viewer: Seat;
  readonly seats: readonly SeatKind[];
  readonly view: Plain;
  /** The question to the viewer; null while a bot thinks, and when the game is over. */
  readonly decision: SeenDecision | null;
  /** The bot that thinks, -1 if none. */
  readonly thinking: Seat;
  /** The window that is asked, by the id of the game's engine; '' for questions that are always asked. */
  readonly window: string;
  /** How many answers were given. */
  readonly position: number;
  /** The earliest position that can be gone back to. */
  readonly undoLimit: number;
  /** How many of the lines sent before are still true, and what comes after them. */
  readonly kept: number;
  readonly lines: readonly SeenLine[];
  /** What waits to be seen on the way here. */
  readonly beats: readonly Beat[];
  readonly picks: readonly Pick[];
  /** Changed values by the identity of the card. */
  readonly reckonings: Readonly<Record<string, readonly Reckoning[]>>;
  readonly over: Outcome | null;
  /** The game's own score sheet, once it is over. */
  readonly result: Plain;
  /** The whole game as text. */
  readonly save: string;
}
