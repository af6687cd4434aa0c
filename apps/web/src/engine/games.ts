import type { State } from '@tafelrunde/kernel';
import type { GameId } from '../words/index.ts';
import type { EngineGame } from './session.ts';

type Loader = () => Promise<{ readonly engine: EngineGame<never> }>;

/** Each game's code is a chunk of its own. Those that are missing cannot be played yet. */
const loaders: Partial<Record<GameId, Loader>> = {
  lcg: () => import('./lcg.ts') as unknown as ReturnType<Loader>,
};

export async function loadEngine(id: GameId): Promise<EngineGame<State>> {
  const load = loaders[id];
  if (!load) throw new Error(`${id} cannot be played yet`);
  return (await load()).engine as unknown as EngineGame<State>;
}
