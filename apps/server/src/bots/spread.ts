import type { HelpTask } from '@tafelrunde/bots';
import type { Log } from '../log.ts';
import type { WorkQueue } from '../work/queue.ts';
import type { Threads } from './threads.ts';
import type { BotTask } from './worker.ts';

/** Milliseconds that a thought may take. */
const longest = ({ milliseconds = 0, stretch = 1 }: BotTask['budget']): number => milliseconds * stretch;

/** So much longer than its budget a thought elsewhere may take. */
const HOP = 1500;

/**
 * Threads here, and hands of workers elsewhere. What can be thought here is; what is too much goes to whoever is free. A worker that
 * does not answer in time is done without: then it is thought here after all.
 */
export class SpreadThreads implements Threads {
  private readonly here: Threads;
  private readonly queue: WorkQueue;
  private readonly log: Log;
  private running = 0;
  /** Thoughts that workers had, for the numbers. */
  elsewhere = 0;

  constructor(here: Threads, queue: WorkQueue, log: Log) {
    this.here = here;
    this.queue = queue;
    this.log = log;
  }

  get count(): number {
    return this.here.count + this.queue.hands;
  }

  think(task: BotTask): Promise<readonly string[]> {
    return this.somewhere(
      () => this.here.think(task),
      () => this.queue.ask({ kind: 'think', task }, longest(task.budget) + HOP) as Promise<readonly string[]>,
    );
  }

  get help(): Threads['help'] {
    const { help } = this.here;
    if (!help) return undefined;
    return (task: HelpTask) =>
      this.somewhere(
        () => help.call(this.here, task),
        () => this.queue.ask({ kind: 'help', task }, task.milliseconds + HOP) as Promise<number[][]>,
      );
  }

  get warm(): Threads['warm'] {
    return this.here.warm?.bind(this.here);
  }

  private async somewhere<T>(here: () => Promise<T>, elsewhere: () => Promise<T>): Promise<T> {
    if (this.running >= this.here.count && this.queue.hands > 0) {
      try {
        const thought = await elsewhere();
        this.elsewhere++;
        return thought;
      } catch (error) {
        this.log.error('a worker did not think in time', { error });
      }
    }
    this.running++;
    try {
      return await here();
    } finally {
      this.running--;
    }
  }

  close(): Promise<void> {
    return this.here.close();
  }
}
