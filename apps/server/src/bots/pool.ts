import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Level, levelsOf } from '@tafelrunde/bots';
import { encodeState, type Match, type RandomWords, redeal, type Seat } from '@tafelrunde/kernel';
import { Piscina } from 'piscina';
import type { ServedGame } from '../games.ts';
import type { Log } from '../log.ts';
import type { Bots } from './bots.ts';
import type { BotTask } from './worker.ts';

export interface PoolOptions {
  readonly threads: number;
  /** Milliseconds a bot takes for each answer at least, so that its pace tells nothing of its hand. */
  readonly pace: number;
  /** Milliseconds a keen bot may think. */
  readonly budget: number;
  readonly log: Log;
}

/** So much later than its budget nobody waits for a bot any longer. */
const PATIENCE = 4000;
/** A thread that has not answered by then never will, and is ended. Before that it may only be short of time. */
const HUNG = 60_000;
/** So many questions may wait for a free thread. */
const MOST_WAITING = 2000;

const luckOf = (): RandomWords => [0, 0, 0, 0].map(() => randomInt(2 ** 32) | 0) as unknown as RandomWords;

/** Bots that think in worker threads, away from the one that serves people. */
export class BotPool implements Bots {
  private readonly pool: Piscina;
  private readonly options: PoolOptions;

  constructor(options: PoolOptions) {
    this.options = options;
    this.pool = new Piscina({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: options.threads,
      idleTimeout: 60_000,
      maxQueue: MOST_WAITING,
    });
  }

  levels(game: string): readonly string[] {
    return levelsOf(game);
  }

  async choose(served: ServedGame, level: string, match: Match, seat: Seat): Promise<string> {
    const { pace, budget, log } = this.options;
    const { options } = match.decision()!;
    // Somebody has to answer, whatever happens in the worker.
    const anything = options[randomInt(options.length)].id;
    // All bots of one level take the same time, however little there is to think about.
    const least = sleep(level === 'keen' ? Math.max(pace, budget) : pace);
    let id = anything;
    try {
      const { game } = served;
      const dealt = redeal(match, seat, luckOf());
      const state = encodeState(game, dealt.s);
      const task: BotTask = {
        game: game.id,
        level: level as Level,
        state,
        luck: luckOf(),
        budget: { milliseconds: budget },
      };
      const thought = this.pool.run(task, { signal: AbortSignal.timeout(HUNG) }) as Promise<string>;
      thought.catch(() => {});
      const late = sleep(budget + PATIENCE, null, { ref: false });
      const chosen = await Promise.race([thought, late]);
      if (chosen === null) throw new Error('the bot took too long');
      if (options.some((option) => option.id === chosen)) id = chosen;
      else log.error('a bot chose what was not offered', { game: game.id, bot: level });
    } catch (error) {
      log.error('a bot could not think', { game: served.game.id, bot: level, error });
    }
    await least;
    return id;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
