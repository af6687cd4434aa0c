import loaders from 'virtual:rules';
import type { GameId } from '@tafelrunde/games';
import type { RuleBook } from './search.ts';

const NO_RULES: RuleBook = { rules: {}, areas: {} };

/** A game's rule catalogue, loaded when it is first asked for; an empty one for a game that has none yet. */
export async function rulesOf(game: GameId): Promise<RuleBook> {
  return loaders[game] ? (await loaders[game]()).default : NO_RULES;
}
