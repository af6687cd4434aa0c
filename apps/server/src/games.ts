import { dbg } from '@tafelrunde/dbg';
import type { Game, Match, Plain, State } from '@tafelrunde/kernel';
import { lcg, scoreSheet } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';

/** A game as the server runs it. */
export interface ServedGame {
  readonly game: Game;
  /** The score sheet of a game that is over. */
  result(m: Match): Plain;
}

export type ServedGames = Readonly<Record<string, ServedGame>>;

/** The server looks into no state, so that to it all games are of one type. */
export function served<S extends State>(game: Game<S>, result: (m: Match<S>) => unknown = () => null): ServedGame {
  return { game, result: (m) => result(m as Match<S>) as Plain };
}

/** One line for each game. */
export const theGames: ServedGames = {
  lcg: served(lcg, scoreSheet),
  tcg: served(tcg),
  dbg: served(dbg),
  runebound: served(runebound),
};
