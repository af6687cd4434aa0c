import { Piscina } from 'piscina';
import type { BotTask } from './worker.ts';

/** Where bots think: threads, away from the one that serves people. */
export interface Threads {
  readonly count: number;
  think(task: BotTask): Promise<string>;
  close(): Promise<void>;
}

/** A thread that has not answered by then never will, and is ended. Before that it may only be short of time. */
const HUNG = 60_000;

export class WorkerThreads implements Threads {
  readonly count: number;
  private readonly pool: Piscina;

  constructor(count: number) {
    this.count = count;
    this.pool = new Piscina({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: count,
      idleTimeout: 60_000,
    });
  }

  think(task: BotTask): Promise<string> {
    return this.pool.run(task, { signal: AbortSignal.timeout(HUNG) }) as Promise<string>;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
