import type { Log } from './log.ts';

/** Does nothing but return, or fails; nobody waits for it. */
type Work = () => unknown;

interface Job {
  readonly name: string;
  readonly timer: NodeJS.Timeout;
  running: Promise<void> | null;
}

/**
 * All that a server does again and again. Whatever goes wrong in a job is logged, and the job comes back: a full disk must not
 * end the server. A job that takes longer than its pause is not begun twice.
 */
export class Jobs {
  private readonly log: Log;
  private readonly jobs: Job[] = [];

  constructor(log: Log) {
    this.log = log;
  }

  every(milliseconds: number, name: string, work: Work): void {
    const timer = setInterval(() => this.run(job, work), milliseconds).unref();
    const job: Job = { name, timer, running: null };
    this.jobs.push(job);
  }

  get names(): readonly string[] {
    return this.jobs.map(({ name }) => name);
  }

  private run(job: Job, work: Work): void {
    if (job.running) return;
    job.running = this.attempt(job.name, work).finally(() => {
      job.running = null;
    });
  }

  /** Does something once with the same care. */
  async attempt(name: string, work: Work): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.error('a job failed', { job: name, error });
    }
  }

  /** Begins nothing more, and waits for what is under way. */
  async stop(): Promise<void> {
    for (const { timer } of this.jobs) clearInterval(timer);
    await Promise.all(this.jobs.map(({ running }) => running));
  }
}
