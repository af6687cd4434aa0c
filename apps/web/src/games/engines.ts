import type { State } from '@tafelrunde/kernel';
import type { EngineGame } from '../engine/engine-game.ts';
import type { GameId } from '../words/index.ts';

type Loader = () => Promise<{ readonly engine: EngineGame<never> }>;

/** The worker's part of each game, a chunk of its own. Those that are missing cannot be played yet. */
const loaders: Partial<Record<GameId, Loader>> = {
  lcg: () => import('./lcg/engine.ts') as unknown as ReturnType<Loader>,
  tcg: () => import('./tcg/engine.ts') as unknown as ReturnType<Loader>,
  dbg: () => import('./dbg/engine.ts') as unknown as ReturnType<Loader>,
  runebound: () => import('./runebound/engine.ts') as unknown as ReturnType<Loader>,
};

export async function loadEngine(id: GameId): Promise<EngineGame<State>> {
  const load = loaders[id];
  if (!load) throw new Error(`${id} cannot be played yet`);
  return (await load()).engine as unknown as EngineGame<State>;
}
