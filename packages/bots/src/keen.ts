import type { Decision, Option, RandomWords, State } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import { savedAfter } from './allowance.ts';
import type { Bot, Budget, Skill, Thinker, Thought } from './bot.ts';
import type { Candidate } from './race.ts';
import { type Manner, search, searchTogether, type Verdict } from './search.ts';
import type { Sight } from './sight.ts';

/** There in Node, in pages and in workers alike, but in none of the libraries that all three share. */
declare const performance: { now(): number };

/** Picks that belong together are decided together. */
const mannerOf = ({ saved }: Partial<Thought> = {}): Manner => ({ sets: true, ...(saved !== undefined && { saved }) });

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
      const verdict = search(skill, sight, decision, random, budget, clock, mannerOf(thought));
      return chosen(skill, sight, decision, random, verdict, thought);
    },
    async think(sight, decision, random, thought, crew) {
      const only = onlyOption(decision, thought);
      if (only) return only;
      const verdict = await searchTogether(skill, sight, decision, random, budget, clock, crew, mannerOf(thought));
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
  { choice, steady, playouts, spent }: Verdict,
  thought: Thought | undefined,
): Option {
  const { option, plan } = choice;
  if (thought) {
    thought.rest = plan.slice(1);
    if (thought.saved !== undefined) thought.saved = savedAfter(thought.saved, spent);
    if (choice !== steady) {
      thought.words = ['bots.why.searched', { n: playouts, share: percent(choice), other: percent(steady) }];
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
