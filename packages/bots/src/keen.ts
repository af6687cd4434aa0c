import type { State, Words } from '@tafelrunde/kernel';
import type { Bot, Budget, Skill, Thought } from './bot.ts';
import { type Candidate, lead, search } from './search.ts';

/** There in Node, in pages and in workers alike, but in none of the libraries that all three share. */
declare const performance: { now(): number };

/** How many standard errors another option must be ahead before the rules of thumb are overruled. */
const CONVINCED = 1.5;

/** Thinks ahead within its budget, and keeps to the rules of thumb where that shows nothing better. */
export function keenBot<S extends State>(
  skill: Skill<S>,
  budget: Budget,
  clock: () => number = () => performance.now(),
): Bot<S> {
  return {
    level: 'keen',
    choose(sight, decision, random, thought) {
      if (decision.options.length === 1) {
        if (thought) thought.words = ['bots.why.only'];
        return decision.options[0];
      }
      const { candidates, steady, playouts } = search(skill, sight, decision, random, budget, clock);
      const [best] = candidates;
      if (best === steady || lead(best, steady, skill.doubt) < CONVINCED) {
        if (thought) {
          const reason: Thought = { words: null };
          skill.steady(sight, decision, random, reason);
          const why: Words = reason.words ?? ['bots.why.plain'];
          thought.words = playouts === 0 ? why : ['bots.why.agreed', { why, n: playouts }];
        }
        return steady.option;
      }
      if (thought) {
        thought.words = ['bots.why.searched', { n: playouts, share: percent(best), other: percent(steady) }];
      }
      return best.option;
    },
  };
}

function percent({ sum, results }: Candidate): number {
  return Math.round((100 * sum) / Math.max(1, results.length));
}
