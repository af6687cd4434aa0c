import { below } from '@tafelrunde/kernel';
import type { Bot } from './bot.ts';

/** Takes any option, each as likely as the others. Plays every game, well enough to lose. */
export const randomBot: Bot = {
  level: 'random',
  choose(_sight, { options }, random, thought) {
    if (thought) thought.words = ['bots.why.chance', { n: options.length }];
    return options[below(random, options.length)];
  },
};
