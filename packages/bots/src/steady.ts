import type { State } from '@tafelrunde/kernel';
import type { Bot, Skill } from './bot.ts';

/** Plays by the game's rules of thumb. */
export function steadyBot<S extends State>(skill: Skill<S>): Bot<S> {
  return {
    level: 'steady',
    choose(sight, decision, random, thought) {
      if (decision.options.length === 1) {
        if (thought) thought.words = ['bots.why.only'];
        return decision.options[0];
      }
      return skill.steady(sight, decision, random, thought ?? null);
    },
  };
}
