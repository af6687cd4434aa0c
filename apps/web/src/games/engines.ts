import type { Game } from '@tafelrunde/kernel';
import type { GameId } from '../words/index.ts';

/** The rules of each game for the worker, a chunk of its own. Those that are missing cannot be played yet. */
const loaders: Partial<Record<GameId, () => Promise<Game>>> = {
  lcg: async () => (await import('@tafelrunde/lcg')).lcg,
  tcg: async () => (await import('@tafelrunde/tcg')).tcg,
  dbg: async () => (await import('@tafelrunde/dbg')).dbg,
  runebound: async () => (await import('@tafelrunde/runebound')).runebound,
};

export async function loadGame(id: GameId): Promise<Game> {
  const load = loaders[id];
  if (!load) throw new Error(`${id} cannot be played yet`);
  return load();
}
