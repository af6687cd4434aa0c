import type { Plain, Seat } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import type { Clock } from './clock.ts';
import type { Change } from './difference.ts';
import type { SeenLine } from './lines.ts';
import type { Picture } from './picture.ts';

export type TableState = 'open' | 'running' | 'over';

/** In the list of open tables, or only for those who have the link. */
export type TableAccess = 'public' | 'link';

/** A place at a table as everybody at the table sees it. */
export interface TableSeat {
  readonly kind: 'open' | 'person' | 'bot';
  /** The person's name; '' for others. */
  readonly name: string;
  /** What the person is known by to those who want to know more of him; '' for others. */
  readonly who: string;
  /** How strong the bot is that plays here, also in place of a person; '' if a person plays. */
  readonly bot: string;
  readonly ready: boolean;
  /** Whether the person is connected, and from how many devices or tabs. */
  readonly here: boolean;
  readonly lines: number;
  /** Whether he is connected, but looks at none of his pages. */
  readonly away: boolean;
  /** Seconds, as of now, until somebody whose line is broken counts as gone; null for everybody else. */
  readonly grace: number | null;
  /** Whether the person has been away for longer than a blink, so that a bot may be put in his place. */
  readonly gone: boolean;
  /** Whether the person lets the game wait, and may be given notice by the one who is told. */
  readonly waits: boolean;
  /** Seconds of thinking left, as of now; null without a clock, and with one that counts days: see `due`. */
  readonly left: number | null;
}

/** Somebody wants to take answers back; everybody named has still to agree. */
export interface UndoRequest {
  readonly by: Seat;
  readonly to: number;
  readonly missing: readonly Seat[];
}

/** Somebody wants to sit down at a game under way: the host, or all who play, have to agree. */
export interface SeatRequest {
  readonly id: number;
  readonly seat: Seat;
  readonly name: string;
  /** Whether it is the request of the person who is told. */
  readonly mine: boolean;
  /** The seats that have said nothing yet. */
  readonly missing: readonly Seat[];
}

/** A seat is freed, unless its owner plays before so many seconds are over. */
export interface Notice {
  readonly seat: Seat;
  readonly seconds: number;
}

/** How strong bots can think now: as they should, for a shorter time, or by rules of thumb only, because many of them think. */
export type BotPace = 'full' | 'short' | 'steady';

/** A table, as it is told to one person. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly state: TableState;
  readonly access: TableAccess;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  readonly clock: Clock | null;
  readonly seats: readonly TableSeat[];
  /** The seat of the person who is told, -1 without one. */
  readonly you: Seat;
  /** Whether the person who is told runs the table, and what its host is called; '' if nobody knows. */
  readonly host: boolean;
  readonly hostName: string;
  /** Minutes after which those who watch may see what one player sees; 0 for not before the end. */
  readonly follow: number;
  /** When the game began to wait for whom it waits for, and (by a clock in days) how long it does; milliseconds since 1970. */
  readonly since: number;
  readonly due: number | null;
  /** When this was told, by the clock of the server. */
  readonly at: number;
  readonly watchers: number;
  /** The seat through whose eyes the person who is told looks, with delay; -1 for none. */
  readonly following: Seat;
  /** The set-up without what the seats bring. */
  readonly options: Plain;
  /** What the person who is told brings; null if that is nothing. */
  readonly brings: Plain;
  /** Whether options and decks are fixed, because the table goes on from a game that was begun elsewhere. */
  readonly fixed: boolean;
  /** Why the game cannot be played: it was begun by rules that it does not fit any more. */
  readonly halted: Words | null;
  /** The levels that bots can have in this game. */
  readonly levels: readonly string[];
  readonly botPace: BotPace;
  readonly undo: UndoRequest | null;
  readonly requests: readonly SeatRequest[];
  readonly notice: Notice | null;
  /** Whether the person who is told looks after those who are away: the host, or while he is gone the first who is here. */
  readonly leads: boolean;
  /** The table where these people play again. */
  readonly next: string | null;
}

/** What happened at a table apart from the game. */
export type LiveEvent =
  | 'joined'
  | 'left'
  | 'started'
  | 'bot-plays'
  | 'back'
  | 'out-of-time'
  | 'forfeited'
  | 'resigned'
  | 'notice'
  | 'freed'
  | 'undo-asked'
  | 'undo-refused'
  | 'undone'
  | 'over';

/** An entry of the chat: something said by a person, or something that happened. */
export interface ChatMessage {
  readonly n: number;
  readonly at: number;
  /** Who said it or did it; '' for the table itself. */
  readonly name: string;
  /** What was said; '' where something happened. */
  readonly text: string;
  readonly event: LiveEvent | null;
}

/** Why something was not done. The page has a sentence for each in both languages. */
export type LiveCode =
  | 'bad-message'
  | 'too-fast'
  | 'late'
  | 'not-an-option'
  | 'not-your-decision'
  | 'game-over'
  | 'not-running'
  | 'already-running'
  | 'no-seat'
  | 'seat-taken'
  | 'blocked'
  | 'other-hand'
  | 'too-soon'
  | 'not-host'
  | 'not-allowed'
  | 'bad-setup'
  | 'nothing-to-undo'
  | 'broken'
  | 'not-stored';

/** What the server says on the live connection of a table. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number }
  | { readonly type: 'table'; readonly table: TableInfo }
  /** The whole game as the viewer may know it; what follows are differences to it. */
  | { readonly type: 'game'; readonly picture: Picture; readonly lines: readonly SeenLine[] }
  /** `kept` of the lines sent before are still true; the given ones follow them. */
  | {
      readonly type: 'change';
      readonly change: Change | null;
      readonly kept: number;
      readonly lines: readonly SeenLine[];
    }
  /** All of the chat so far, or what is new. */
  | { readonly type: 'chat'; readonly messages: readonly ChatMessage[]; readonly all: boolean }
  /** What was asked with this number is done, and on disk. */
  | { readonly type: 'done'; readonly ref: number }
  | { readonly type: 'refused'; readonly ref: number; readonly code: LiveCode; readonly words: Words | null }
  /** An earlier position of a game that is over. */
  | { readonly type: 'look'; readonly ref: number; readonly picture: Picture; readonly lines: readonly SeenLine[] }
  /** The server is about to close the connection: come back in a moment, or do not. */
  | { readonly type: 'bye'; readonly reason: 'stopping' | 'trouble' | 'elsewhere'; readonly again: boolean };
