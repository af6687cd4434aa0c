import type { Decision, Option, RandomWords, State } from '@tafelrunde/kernel';
import type { Skill } from './bot.ts';
import { spread } from './candidates.ts';
import { dealAlike, Playouts } from './playout.ts';
import type { Sight } from './sight.ts';

/** What came of options that were tried on the same deals. */
export interface Trials {
  /** Those that had to be tried first; of very many options some, spread evenly. */
  readonly options: readonly Option[];
  /** For each option the value of each game played on in thought, in the order of the deals. */
  readonly results: readonly (readonly number[])[];
}

export interface TrialWish {
  /** On how many deals every option is tried. */
  readonly deals: number;
  /** Options that have to be among those tried, such as the one that was taken. */
  readonly first?: readonly string[];
  /** Whether no others are tried. */
  readonly alone?: boolean;
  /** Whether games are played to their end instead of being valued some rounds later. */
  readonly toEnd?: boolean;
  /** Asked between two games; true ends the trials with the deals that are complete. */
  readonly enough?: () => boolean;
}

/**
 * Tries every option on common deals of what the seat cannot see, each played on by the rules of thumb: what a judgement rests
 * on. Other than in a search no option is given up, so that each has its mean and its error. Equal sights, decisions and luck
 * give equal results.
 */
export function tryOptions<S extends State>(
  skill: Skill<S>,
  sight: Sight<S>,
  decision: Decision,
  random: RandomWords,
  { deals, first = [], alone = false, toEnd = false, enough = () => false }: TrialWish,
): Trials {
  const wanted = decision.options.filter(({ id }) => first.includes(id));
  const others = decision.options.filter(({ id }) => !first.includes(id));
  const options = alone ? wanted : [...wanted, ...spread(others)];
  const results: number[][] = options.map(() => []);
  const rules = toEnd ? { ...skill, horizon: undefined } : skill;
  const playouts = new Playouts(rules, sight, decision, random, () => false);
  for (let deal = 0; deal < deals && !enough(); deal++) {
    const dealt = dealAlike(sight, decision, random, enough);
    if (dealt === null) break;
    const luck = random.slice() as RandomWords;
    const values: number[] = [];
    for (const option of options) {
      if (enough()) break;
      values.push(playouts.run(dealt, [option.id], luck.slice() as RandomWords));
    }
    // A deal that not all options could be tried on compares nothing.
    if (values.length < options.length) break;
    values.forEach((value, i) => {
      results[i].push(value);
    });
  }
  return { options, results };
}
