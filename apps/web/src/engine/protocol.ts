import type { GameId } from '@tafelrunde/games';
import type { Plain, Seat } from '@tafelrunde/kernel';
import type { Picture } from '@tafelrunde/protocol';
import type { News, Place, Stops } from '@tafelrunde/session';
import type { Lang, Words } from '@tafelrunde/words';
import type { Weighed } from './weighing.ts';

/** Who sits on a seat: a person at this screen, or a bot of that level. */
export const seatKinds = ['human', 'random', 'steady', 'keen', 'master'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** Which events wait until the player has seen them: every one, only the weighty ones, none. */
export const paces = ['all', 'weighty', 'none'] as const;
export type Pace = (typeof paces)[number];

/** How the people at this screen want to play; nothing of it is part of the game. */
export interface Wishes {
  readonly pace: Pace;
  /** Where they want to be asked, and where not. */
  readonly stops: Stops;
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
      /** Whether nothing that was revealed may be taken back. */
      readonly strict: boolean;
    }
  | {
      readonly type: 'load';
      readonly game: GameId;
      readonly text: string;
      readonly seats: readonly SeatKind[];
      readonly wishes: Wishes;
      readonly peeked: boolean;
      readonly strict: boolean;
    }
  /** Several ids answer several questions of one run of picks, one after the other. */
  | { readonly type: 'answer'; readonly place: Place; readonly ids: readonly string[] }
  /** Takes a card out of the run of picks under way. */
  | { readonly type: 'unpick'; readonly place: Place; readonly card: string }
  /** Goes back to that position, or one step. */
  | { readonly type: 'undo'; readonly to?: number }
  | { readonly type: 'redo' }
  /** What the strongest bot would answer there. */
  | { readonly type: 'hint'; readonly place: Place }
  /** What a choice there would cost; nothing is done. */
  | { readonly type: 'weigh'; readonly place: Place; readonly id: string }
  /** Passes windows until that mark of time changes. */
  | { readonly type: 'pass'; readonly place: Place; readonly until: string }
  | { readonly type: 'wishes'; readonly wishes: Wishes };

/** What a strong bot would answer at a place, and why, in both languages; '' if it has no words for it. */
export interface Hint extends Place {
  readonly id: string;
  readonly why: Readonly<Record<Lang, string>>;
  /** The next best option; '' if nobody knows. */
  readonly next: string;
}

/** What a choice at a place would cost; null where there is nothing to weigh. */
interface Weighing extends Place {
  readonly id: string;
  readonly weighed: Weighed | null;
}

/** What the engine says back. */
export type Reply =
  | { readonly type: 'update'; readonly update: Update }
  | { readonly type: 'hint'; readonly hint: Hint }
  | { readonly type: 'weighed'; readonly weighing: Weighing }
  /** An answer or an undo that was not taken; nothing has changed. */
  | { readonly type: 'refused'; readonly words: Words }
  /** A set-up or a saved game that cannot be played. */
  | { readonly type: 'failed'; readonly words: Words }
  /** A mistake of ours. */
  | { readonly type: 'broken'; readonly message: string };

/** The table at the moment of a line that waits to be seen. */
export interface Beat {
  /** The first line that belongs to it: a scene is seen as one. */
  readonly from: number;
  /** How many of all lines are told by then; the last of them is what happens. */
  readonly lines: number;
  readonly view: Plain;
}

/** The table as one seat sees it, with everything that is new since the last update. */
export interface Update extends Picture, News {
  readonly seats: readonly SeatKind[];
  /** The bot that thinks, -1 if none. */
  readonly thinking: Seat;
  /** What waits to be seen on the way here. */
  readonly beats: readonly Beat[];
  /** How much the people here have decided, and how often they have taken something back since the page was opened. */
  readonly decided: number;
  readonly taken: number;
  /** Whether something that was revealed has been taken back. */
  readonly peeked: boolean;
  /** The whole game as text. */
  readonly save: string;
}
