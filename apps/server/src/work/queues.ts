import { AckPolicy, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { isThought, type Work } from './work.ts';

/** Two queues: thoughts that somebody waits for do not stand behind series of thousands of games. */
export type QueueName = 'thoughts' | 'series';
export const queueNames: readonly QueueName[] = ['thoughts', 'series'];

export const queueOf = (work: Work): QueueName => (isThought(work) ? 'thoughts' : 'series');

/** Milliseconds without a sign after which a job is given to another worker. */
export type Patience = Readonly<Record<QueueName, number>>;
export const PATIENCE: Patience = { thoughts: 4000, series: 10_000 };
/** A job that so many workers did not survive is given to no other. */
const MOST_TRIES = 5;
/** What nobody came for is thrown away. */
const LONGEST_WAIT: Readonly<Record<QueueName, number>> = { thoughts: 30_000, series: 24 * 3600 * 1000 };

/** A job as it travels. */
export interface Parcel {
  readonly id: string;
  /** Where the result is wanted. */
  readonly reply: string;
  /** Milliseconds after which nobody waits for it any more; null if somebody always does. */
  readonly lifetime: number | null;
  readonly rules: string;
  readonly work: Work;
}

/** What came of a job. */
export type Result = { readonly id: string; readonly value: unknown } | { readonly id: string; readonly error: string };

/** A worker says how much it can do at once, again and again, and 0 when it goes. */
export interface HandsUp {
  readonly worker: string;
  readonly hands: number;
}

/** Where everything of one group of servers and workers is said. */
export class Places {
  readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  stream(queue: QueueName): string {
    return `${this.prefix}_${queue}`;
  }

  jobs(queue: QueueName): string {
    return `${this.prefix}.work.${queue}`;
  }

  results(asker: string): string {
    return `${this.prefix}.done.${asker}`;
  }

  /** Workers say here how many hands they have, and who wants to know asks here. */
  get hands(): string {
    return `${this.prefix}.hands`;
  }

  get whoIsThere(): string {
    return `${this.prefix}.who`;
  }

  /** NATS says here that a job was given up. */
  givenUp(queue: QueueName): string {
    return `$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.${this.stream(queue)}.${WORKERS}`;
  }
}

/** All workers take their jobs from one row. */
export const WORKERS = 'workers';

/** Makes the queues, if they are not there yet. */
export async function makeQueues(nats: NatsConnection, places: Places, patience = PATIENCE): Promise<void> {
  const manager = await jetstreamManager(nats, { timeout: 5000 });
  for (const queue of queueNames) {
    const name = places.stream(queue);
    await manager.streams.add({
      ...{ name, subjects: [places.jobs(queue)], retention: RetentionPolicy.Workqueue },
      storage: queue === 'thoughts' ? StorageType.Memory : StorageType.File,
      max_age: nanos(LONGEST_WAIT[queue]),
    });
    await manager.consumers.add(name, {
      ...{ durable_name: WORKERS, ack_policy: AckPolicy.Explicit },
      ...{ ack_wait: nanos(patience[queue]), max_deliver: MOST_TRIES, max_ack_pending: 10_000 },
    });
  }
}
