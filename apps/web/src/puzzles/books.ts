import type { PuzzleBook } from '@tafelrunde/analysis';
import type { GameId } from '@tafelrunde/games';

/** The books of puzzles, found by `tafelrunde puzzles`; each is loaded when somebody opens it. */
const books: Partial<Record<GameId, () => Promise<{ readonly default: unknown }>>> = {
  dbg: () => import('./data/dbg.json'),
  lcg: () => import('./data/lcg.json'),
  runebound: () => import('./data/runebound.json'),
  tcg: () => import('./data/tcg.json'),
};

export async function loadBook(game: GameId): Promise<PuzzleBook> {
  const loaded = await books[game]?.();
  if (loaded) return loaded.default as PuzzleBook;
  return { format: 'tafelrunde-puzzles', game, gameVersion: 0, searched: 0, games: [], puzzles: [] };
}
