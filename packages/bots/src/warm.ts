import { below, type Game, type RandomWords, type State, seedWords, startMatch } from '@tafelrunde/kernel';
import type { Skill } from './bot.ts';
import { search } from './search.ts';

/** A thought of a warm-up is short, so that others get their turn between two. */
const PLAYOUTS = 48;
/** No game takes so long. */
const MOST_DECISIONS = 400;

/**
 * Plays games in thought until somebody says that it is enough: what has run before has been compiled, and the first real thought is as
 * quick as the tenth. Each step is a short search in the middle of a game; nothing of it is kept.
 */
export function* warmUp<S extends State>(game: Game<S>, skill: Skill<S>): Generator<number, never> {
  const luck: RandomWords = seedWords('warm');
  for (;;) {
    const started = startMatch(
      game,
      game.randomSetup((n) => below(luck, n)),
      String(below(luck, 1e9)),
    );
    if (!started.ok) throw new Error(`${game.id} refuses a set-up of its own`);
    const match = started.value;
    let asked = 0;
    for (let decision = match.decision(); decision && asked < MOST_DECISIONS; decision = match.decision(), asked++) {
      const sight = skill.look(match, decision.seat);
      if (decision.options.length > 1 && below(luck, 8) === 0) {
        const budget = { playouts: PLAYOUTS };
        yield search(skill, sight, decision, luck, budget, () => 0, { sets: true }).playouts;
      }
      match.take(decision.options.length === 1 ? decision.options[0] : skill.steady(sight, decision, luck, null));
    }
  }
}
