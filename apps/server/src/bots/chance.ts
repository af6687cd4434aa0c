import { randomInt } from 'node:crypto';
import type { Bots } from './bots.ts';

/** Bots that take any option at once and need no thread: for games without better ones, and for tests. */
export const chanceBots: Bots = {
  levels: () => ['random'],
  async choose(_served, _level, match) {
    const { options } = match.decision()!;
    return options[randomInt(options.length)].id;
  },
  async close() {},
};
