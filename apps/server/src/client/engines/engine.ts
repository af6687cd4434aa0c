import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Guarded, type GuardOptions } from './guarded.ts';

const LONGEST_START = 60_000;
const MOST_LOG = 10_000;

/** A database or a messenger of our own. */
export class Engine {
  private readonly program: string;
  private readonly guarded: Guarded;
  private readonly exited: Promise<unknown>;
  private log = '';

  constructor(program: string, args: readonly string[], options: GuardOptions) {
    this.program = program;
    this.guarded = new Guarded(program, args, options);
    const { child } = this.guarded;
    child.stdout.resume();
    child.stderr.on('data', (data: Buffer) => {
      this.log = (this.log + data.toString()).slice(-MOST_LOG);
    });
    this.exited = Promise.race([once(child, 'exit'), once(child, 'error')]);
  }

  /** Waits until it answers. */
  async ready(answers: () => Promise<boolean>): Promise<void> {
    const until = performance.now() + LONGEST_START;
    while (!(await answers())) {
      if (this.guarded.gone || performance.now() > until) {
        throw new Error(`${this.program} did not start: ${this.log}`);
      }
      await sleep(20);
    }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.guarded.signal(signal);
    await this.exited;
  }
}
