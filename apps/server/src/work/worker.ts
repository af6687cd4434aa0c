import { randomBytes } from 'node:crypto';
import { type Consumer, type JsMsg, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Jobs } from '../jobs.ts';
import type { Log } from '../log.ts';
import { pack, unpack } from './parcel.ts';
import {
  type HandsUp,
  makeQueues,
  PATIENCE,
  type Parcel,
  type Patience,
  Places,
  type QueueName,
  queueNames,
  type Result,
  WORKERS,
} from './queues.ts';
import { rulesOf, type Work } from './work.ts';

const PAUSE = 1000;
/** So long a hand waits for a job before it looks whether it is still wanted. */
const LOOK = 1000;
/** No job takes so long; one that does is given to another, in case it is this worker that hangs. */
const LONGEST_JOB = 30 * 60_000;

export interface WorkerOptions {
  readonly nats: NatsConnection;
  readonly prefix: string;
  /** So many thoughts, and so many pieces of series, at once. */
  readonly hands: number;
  readonly log: Log;
  perform(work: Work): Promise<unknown>;
  /** By which rules this worker does a piece of work, and how long one without a sign is waited for; for tests. */
  readonly rules?: (work: Work) => string;
  readonly patience?: Patience;
}

/** Takes jobs from the queues, does them and says what came of them. A job that it does not finish is given to another. */
export class Worker {
  private readonly options: WorkerOptions;
  private readonly places: Places;
  private readonly name = randomBytes(6).toString('base64url');
  private readonly jobs: Jobs;
  /** Jobs that are being done, and until when they may take. */
  private readonly underWay = new Set<{ readonly job: JsMsg; readonly until: number }>();
  private readonly working: Promise<void>[] = [];
  private stopping = false;
  /** Jobs that were done, for those who look. */
  done = 0;

  private constructor(options: WorkerOptions, places: Places) {
    this.options = options;
    this.places = places;
    options.nats.subscribe(places.whoIsThere, { callback: () => this.raiseHands() });
    this.jobs = new Jobs(options.log);
    this.jobs.every(PAUSE, 'hands', () => this.raiseHands());
    const { thoughts, series } = options.patience ?? PATIENCE;
    this.jobs.every(Math.min(thoughts, series) / 4, 'signs of work', () => this.giveSigns());
    this.raiseHands();
  }

  static async start(options: WorkerOptions): Promise<Worker> {
    const { nats, prefix, hands, patience } = options;
    const places = new Places(prefix);
    await makeQueues(nats, places, patience);
    const worker = new Worker(options, places);
    for (const queue of queueNames) {
      const jobs = await jetstream(nats).consumers.get(places.stream(queue), WORKERS);
      for (let hand = 0; hand < hands; hand++) worker.working.push(worker.work(queue, jobs));
    }
    return worker;
  }

  private raiseHands(hands = this.stopping ? 0 : this.options.hands): void {
    const { nats } = this.options;
    const said: HandsUp = { worker: this.name, hands };
    if (!nats.isClosed()) nats.publish(this.places.hands, pack(said));
  }

  /** What is being done is not given to others. */
  private giveSigns(): void {
    const now = performance.now();
    for (const { job, until } of this.underWay) if (now < until) job.working();
  }

  /** One hand: one job after the other. */
  private async work(queue: QueueName, jobs: Consumer): Promise<void> {
    while (!this.stopping && !this.options.nats.isClosed()) {
      try {
        const job = await jobs.next({ expires: LOOK });
        if (job && this.stopping) job.nak();
        else if (job) await this.take(job);
      } catch (error) {
        if (this.stopping) return;
        this.options.log.error('a job could not be taken', { queue, error });
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  private async take(job: JsMsg): Promise<void> {
    const { nats, log, perform, rules: own = rulesOf } = this.options;
    const parcel = unpack(job.data) as Parcel;
    const { id, reply, lifetime, rules, work } = parcel;
    if (lifetime !== null && Date.now() - job.time.getTime() > lifetime) {
      job.term('nobody waits for it any more');
      return;
    }
    if (rules !== own(work)) {
      log.error('a job by other rules is left to others', { rules });
      job.nak(PAUSE);
      return;
    }
    const one = { job, until: performance.now() + LONGEST_JOB };
    this.underWay.add(one);
    let result: Result;
    try {
      result = { id, value: (await perform(work)) ?? null };
    } catch (error) {
      log.error('a job failed', { kind: work.kind, error });
      result = { id, error: String((error as Error)?.message ?? error) };
    } finally {
      this.underWay.delete(one);
    }
    nats.publish(reply, pack(result));
    // Only once it is said may the job be forgotten.
    await nats.flush();
    job.ack();
    this.done++;
  }

  /** Takes nothing more, and finishes what was begun. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.raiseHands(0);
    await Promise.all(this.working);
    await this.jobs.stop();
    await this.options.nats.flush().catch(() => {});
  }
}
