import { type GameId, isGameId, loadGame, manifestOf, manifests } from '@tafelrunde/games';
import type { TableMaker } from './table.ts';
import { plainMaker } from './tables/plain.ts';

/** Games that have more to say about their tables than their manifest does, loaded when they are needed. */
const makers: Partial<Record<GameId, () => Promise<{ readonly maker: TableMaker }>>> = {
  lcg: () => import('./tables/lcg.ts'),
  tcg: () => import('./tables/tcg.ts'),
  dbg: () => import('./tables/dbg.ts'),
  runebound: () => import('./tables/runebound.ts'),
};

/** Ids of the games that series can be played of. */
export const labGames: readonly string[] = manifests.map(({ id }) => id);

/** The lab's table for a game. */
export async function loadMaker(game: string): Promise<TableMaker> {
  if (!isGameId(game)) throw new Error(`the lab has no table for ${game}`);
  const own = makers[game];
  return own ? (await own()).maker : plainMaker(await loadGame(game), manifestOf(game));
}
