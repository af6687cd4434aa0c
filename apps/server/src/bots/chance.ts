import { randomInt } from 'node:crypto';
import type { Bots } from './bots.ts';

/** Bots that take any option at once and need no thread: for games without better ones, and for tests. */
export const chanceBots: Bots = {
  levels: () => ['random'],
  async choose({ match }) {
    const { options } = match.decision()!;
    return { id: options[randomInt(options.length)].id, pace: 'full' };
  },
  waiting: 0,
  async close() {},
};
