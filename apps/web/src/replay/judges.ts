import type { Crew, Job, Sample } from '@tafelrunde/analysis';
import type { GameRecord } from '@tafelrunde/kernel';
import type { JudgeReply, JudgeRequest } from './protocol.ts';

/** More workers than that are a burden for whoever wants to go on reading. */
const MOST_HANDS = 8;

/** Workers of this browser that judge decisions of a record, on all its cores. */
export class Judges implements Crew {
  readonly hands: number;
  private readonly workers: Worker[] = [];
  private readonly idle: Worker[] = [];
  private readonly waiting = new Map<number, { done: (sample: Sample) => void; failed: (error: Error) => void }>();
  private serial = 0;

  constructor(record: GameRecord) {
    this.hands = Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency || 1));
    for (let i = 0; i < this.hands; i++) {
      const worker = new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module', name: 'judge' });
      worker.addEventListener('message', ({ data }: MessageEvent<JudgeReply>) => this.hear(worker, data));
      worker.addEventListener('error', ({ message }) => this.fail(new Error(message)));
      worker.postMessage({ type: 'record', record } satisfies JudgeRequest);
      this.workers.push(worker);
      this.idle.push(worker);
    }
  }

  judge(job: Job): Promise<Sample> {
    const worker = this.idle.pop();
    if (!worker) throw new Error('more is asked than there are hands');
    const n = this.serial++;
    worker.postMessage({ type: 'judge', n, job } satisfies JudgeRequest);
    return new Promise((done, failed) => this.waiting.set(n, { done, failed }));
  }

  leave(): void {
    for (const worker of this.workers) worker.terminate();
  }

  private hear(worker: Worker, reply: JudgeReply): void {
    const asked = this.waiting.get(reply.n);
    this.waiting.delete(reply.n);
    this.idle.push(worker);
    if (reply.type === 'sample') asked?.done(reply.sample);
    else asked?.failed(new Error(reply.message));
  }

  private fail(error: Error): void {
    for (const { failed } of this.waiting.values()) failed(error);
    this.waiting.clear();
  }
}
