import { Jobs } from '../src/jobs.ts';
import { silentLog } from '../src/log.ts';

/** Jobs that are done when a test says so, and never by themselves. */
export class HandJobs extends Jobs {
  private readonly works = new Map<string, () => unknown>();

  constructor() {
    super(silentLog);
  }

  override every(_milliseconds: number, name: string, work: () => unknown): void {
    this.works.set(name, work);
  }

  async doNow(name: string): Promise<void> {
    const work = this.works.get(name);
    if (!work) throw new Error(`there is no job ${name}`);
    await work();
  }
}
