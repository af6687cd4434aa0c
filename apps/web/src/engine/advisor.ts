import { type Budget, type Level, levelsOf, loadPlayer } from '@tafelrunde/bots';
import { type Game, type Match, type State, seedWords } from '@tafelrunde/kernel';

/** Decides for a bot. */
export interface Advisor<S extends State = State> {
  /** The id of the option it takes; the match is not changed. */
  choose(match: Match<S>): string;
}

/** Long enough to play well, short enough not to be waited for. */
const KEEN: Budget = { milliseconds: 800 };

/** A bot of that level. Its luck follows from the seed and the position, so that a game can be played again. */
export async function advisorFor<S extends State>(game: Game<S>, level: Level, seed: string): Promise<Advisor<S>> {
  // A game that nobody has taught the bots yet is played as well as they can.
  const levels = levelsOf(game.id);
  const player = await loadPlayer(game, levels.includes(level) ? level : levels[levels.length - 1]!, KEEN);
  return { choose: (match) => player.choose(match, seedWords(`${seed}:bot:${match.s.answers}`)).id };
}
