import type { HelpTask } from '@tafelrunde/bots';
import { Piscina } from 'piscina';
import type { BotTask, WarmTask } from './worker.ts';

/** Where bots think: threads, away from the one that serves people. */
export interface Threads {
  readonly count: number;
  /** The answer, and those to the questions that follow if they were decided together with it. */
  think(task: BotTask): Promise<readonly string[]>;
  /** Tries some deals of a thought that several threads share. Left out: one thread thinks alone. */
  help?(task: HelpTask): Promise<number[][]>;
  /** Lets every thread play a game in thought for so long; true if none of them gets any faster by it. */
  warm?(task: WarmTask): Promise<boolean>;
  close(): Promise<void>;
}

/** A thread that has not answered by then never will, and is ended. Before that it may only be short of time. */
const HUNG = 60_000;
/** Threads that know a game well are kept for so long. */
const KEPT = 600_000;

export class WorkerThreads implements Threads {
  readonly count: number;
  private readonly pool: Piscina;

  constructor(count: number) {
    this.count = count;
    this.pool = new Piscina({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: count,
      idleTimeout: KEPT,
    });
  }

  think(task: BotTask): Promise<readonly string[]> {
    return this.pool.run(task, { signal: AbortSignal.timeout(HUNG) }) as Promise<readonly string[]>;
  }

  help(task: HelpTask): Promise<number[][]> {
    return this.pool.run(task, { name: 'tryDeals', signal: AbortSignal.timeout(HUNG) }) as Promise<number[][]>;
  }

  async warm(task: WarmTask): Promise<boolean> {
    const threads = Array.from({ length: this.count }, () => this.pool.run(task, { name: 'warm' }) as Promise<boolean>);
    return (await Promise.all(threads)).every(Boolean);
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
