import type { TableMaker } from './table.ts';

/** The games of the lab, loaded when they are needed: a worker loads only the one it plays. */
const makers: Readonly<Record<string, () => Promise<{ readonly maker: TableMaker }>>> = {
  lcg: () => import('./tables/lcg.ts'),
  tcg: () => import('./tables/tcg.ts'),
  dbg: () => import('./tables/dbg.ts'),
  runebound: () => import('./tables/runebound.ts'),
};

/** Ids of the games that series can be played of. */
export const labGames: readonly string[] = Object.keys(makers);

/** The lab's table for a game. */
export async function loadMaker(game: string): Promise<TableMaker> {
  if (!Object.hasOwn(makers, game)) throw new Error(`the lab has no table for ${game}`);
  return (await makers[game]()).maker;
}
