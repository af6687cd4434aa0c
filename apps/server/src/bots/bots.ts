import type { Game, Match, Plain, Seat } from '@tafelrunde/kernel';
import type { BotPace } from '@tafelrunde/protocol';

/** For whom a bot thinks: whose share of the threads it takes. */
export interface Asker {
  readonly table: string;
  readonly person: string;
  readonly address: string;
}

/** The answer of a bot, and how well it could think about it. */
export interface Choice {
  readonly id: string;
  readonly pace: BotPace;
}

export interface Question {
  readonly game: Game;
  readonly level: string;
  /** Read before `choose` returns, so that it may change meanwhile. */
  readonly match: Match;
  readonly seat: Seat;
  readonly asker: Asker;
  /** Nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** The players that are not people. */
export interface Bots {
  /** The levels there are for a game, weakest first. */
  levels(game: string): readonly string[];
  /** The answer of a bot to the question on the table. It fails only if nobody waits for it any more. */
  choose(question: Question): Promise<Choice>;
  /** Gets ready for thinking ahead in a game that is to be played like that, if there is something to get ready. */
  prepare?(game: string, setup: Plain): void;
  /** Questions that wait for a free thread. */
  readonly waiting: number;
  close(): Promise<void>;
}
