import { type Game, type Match, type Plain, prepareMatches, type State } from '@tafelrunde/kernel';

/** Begins games with a set-up of ours that is checked once, and not again for every game. */
export function startsOf<S extends State>(game: Game<S>, setup: Plain): (seed: string) => Match<S> {
  const prepared = prepareMatches(game, setup);
  if (!prepared.ok) throw new Error(`${game.id} refuses a set-up of its own: ${JSON.stringify(prepared.problem)}`);
  return prepared.value;
}
