import { loadGames } from '@tafelrunde/games';
import type { Game } from '@tafelrunde/kernel';

/** A game as the server runs it. */
export interface ServedGame {
  readonly game: Game;
}

export type ServedGames = Readonly<Record<string, ServedGame>>;

export const served = (game: Game): ServedGame => ({ game });

/** All games, by id. */
export const theGames: ServedGames = Object.fromEntries((await loadGames()).map((game) => [game.id, served(game)]));
