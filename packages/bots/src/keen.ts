import type { Decision, Option, RandomWords, State } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import type { Bot, Budget, Skill, Thinker, Thought } from './bot.ts';
import { type Candidate, lead } from './race.ts';
import { search, searchTogether, type Verdict } from './search.ts';
import type { Sight } from './sight.ts';

/** There in Node, in pages and in workers alike, but in none of the libraries that all three share. */
declare const performance: { now(): number };

/** How many standard errors another option must be ahead before the rules of thumb are overruled. */
const CONVINCED = 1.5;

/** Picks that belong together are decided together. */
const MANNER = { sets: true } as const;

/** Thinks ahead within its budget, and keeps to the rules of thumb where that shows nothing better. */
export function keenBot<S extends State>(
  skill: Skill<S>,
  budget: Budget,
  clock: () => number = () => performance.now(),
  level: Thinker = 'keen',
): Bot<S> {
  const onlyOption = ({ options }: Decision, thought: Thought | undefined): Option | null => {
    if (options.length > 1) return null;
    if (thought) thought.words = ['bots.why.only'];
    return options[0];
  };
  return {
    level,
    choose(sight, decision, random, thought) {
      const only = onlyOption(decision, thought);
      if (only) return only;
      const verdict = search(skill, sight, decision, random, budget, clock, MANNER);
      return chosen(skill, sight, decision, random, verdict, thought);
    },
    async think(sight, decision, random, thought, crew) {
      const only = onlyOption(decision, thought);
      if (only) return only;
      const verdict = await searchTogether(skill, sight, decision, random, budget, clock, crew, MANNER);
      return chosen(skill, sight, decision, random, verdict, thought);
    },
  };
}

/** What follows from a search, and why. */
function chosen<S extends State>(
  skill: Skill<S>,
  sight: Sight<S>,
  decision: Decision,
  random: RandomWords,
  { candidates, steady, playouts }: Verdict,
  thought: Thought | undefined,
): Option {
  const [best] = candidates;
  const overruled = best !== steady && lead(best, steady, skill.doubt) >= CONVINCED;
  const { option, plan } = overruled ? best : steady;
  if (thought) {
    thought.rest = plan.slice(1);
    if (overruled) {
      thought.words = ['bots.why.searched', { n: playouts, share: percent(best), other: percent(steady) }];
    } else {
      const reason: Thought = { words: null };
      skill.steady(sight, decision, random, reason);
      const why: Words = reason.words ?? ['bots.why.plain'];
      thought.words = playouts === 0 ? why : ['bots.why.agreed', { why, n: playouts }];
    }
  }
  return option;
}

function percent({ sum, results }: Candidate): number {
  return Math.round((100 * sum) / Math.max(1, results.length));
}
