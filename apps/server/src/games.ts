import { dbg } from '@tafelrunde/dbg';
import type { Game } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';

/** A game as the server runs it. */
export interface ServedGame {
  readonly game: Game;
}

export type ServedGames = Readonly<Record<string, ServedGame>>;

export const served = (game: Game): ServedGame => ({ game });

/** One line for each game. */
export const theGames: ServedGames = {
  lcg: served(lcg),
  tcg: served(tcg),
  dbg: served(dbg),
  runebound: served(runebound),
};
