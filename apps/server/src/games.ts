import { loadGames } from '@tafelrunde/games';
import type { Game } from '@tafelrunde/kernel';

/** The games that a server offers, by id. */
export type GamesById = Readonly<Record<string, Game>>;

/** All games, by id. */
export const theGames: GamesById = Object.fromEntries((await loadGames()).map((game) => [game.id, game]));
