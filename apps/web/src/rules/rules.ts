import type { GameId } from '../words/index.ts';
import type { Rules } from './search.ts';

const loaders: Readonly<Record<GameId, () => Promise<{ readonly default: Rules }>>> = {
  lcg: () => import('virtual:rules/lcg'),
  tcg: () => import('virtual:rules/tcg'),
  dbg: () => import('virtual:rules/dbg'),
  runebound: () => import('virtual:rules/runebound'),
};

/** A game's rule catalogue, loaded when it is first asked for. */
export async function rulesOf(game: GameId): Promise<Rules> {
  return (await loaders[game]()).default;
}
