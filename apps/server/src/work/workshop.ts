import { Piscina } from 'piscina';
import type { Log } from '../log.ts';
import { NobodyWorks, type WorkQueue } from './queue.ts';
import perform, { type Work } from './work.ts';

/** Where work is done that takes its time and that nobody at a table waits for. */
export interface Workshop {
  /** How much can be done at once. */
  readonly hands: number;
  perform(work: Work): Promise<unknown>;
  close(): Promise<void>;
}

/** A piece of work takes seconds; a thread that has not answered by then never will, and is ended. */
const HUNG = 120_000;
/** A thread that has loaded the games is kept for so long behind its last work. */
const KEPT = 600_000;

/** Threads of this server, which have only the time that people and bots leave. */
class ThreadWorkshop implements Workshop {
  readonly hands: number;
  private readonly pool: Piscina<Work, unknown>;

  constructor(hands: number) {
    this.hands = hands;
    this.pool = new Piscina({
      filename: new URL('./work.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: hands,
      idleTimeout: KEPT,
    });
  }

  perform(work: Work): Promise<unknown> {
    return this.pool.run(work, { signal: AbortSignal.timeout(HUNG) });
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

/** In this thread, one after the other: for tests, which run from the sources and have no file for a thread. */
const atHand: Workshop = { hands: 1, perform, close: async () => {} };

/** Workers elsewhere while there are any, and the own threads otherwise, or if no worker has done it in time. */
export class SpreadWorkshop implements Workshop {
  private readonly here: Workshop;
  private readonly queue: WorkQueue;
  private readonly log: Log;

  constructor(here: Workshop, queue: WorkQueue, log: Log) {
    this.here = here;
    this.queue = queue;
    this.log = log;
  }

  get hands(): number {
    return Math.max(this.here.hands, this.queue.hands);
  }

  async perform(work: Work): Promise<unknown> {
    if (this.queue.hands === 0) return this.here.perform(work);
    try {
      return await this.queue.ask(work, HUNG);
    } catch (error) {
      if (!(error instanceof NobodyWorks)) throw error;
      this.log.error('no worker has done it', { work: work.kind, error });
      return this.here.perform(work);
    }
  }

  close(): Promise<void> {
    return this.here.close();
  }
}

export function openWorkshop(hands: number, queue: WorkQueue | null, log: Log): Workshop {
  const here = import.meta.url.endsWith('.js') ? new ThreadWorkshop(hands) : atHand;
  return queue ? new SpreadWorkshop(here, queue, log) : here;
}
