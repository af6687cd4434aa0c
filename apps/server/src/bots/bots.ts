import type { Match, Seat } from '@tafelrunde/kernel';
import type { ServedGame } from '../games.ts';

/** The players that are not people. */
export interface Bots {
  /** The levels there are for a game, weakest first. */
  levels(game: string): readonly string[];
  /**
   * The answer of a bot to the question on the table. It never fails: a bot that cannot think takes any option. The match
   * is read before this returns, so that it may change meanwhile.
   */
  choose(served: ServedGame, level: string, match: Match, seat: Seat): Promise<string>;
  close(): Promise<void>;
}
