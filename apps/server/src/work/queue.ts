import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type JetStreamClient, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { pack, unpack } from './parcel.ts';
import {
  type HandsUp,
  makeQueues,
  type Parcel,
  type Patience,
  Places,
  queueNames,
  queueOf,
  type Result,
} from './queues.ts';
import { rulesOf, type Work } from './work.ts';

/** A worker that has said nothing for so long is gone. */
const SILENCE = 3500;

/** Nobody has done a job in the time there was for it, or there is nobody to do any. */
export class NobodyWorks extends Error {
  override readonly name = 'NobodyWorks';
}

interface Open {
  readonly work: Work;
  readonly lifetime: number | null;
  /** Under which number the queue has it. */
  place: string;
  done(value: unknown): void;
  failed(error: Error): void;
}

/** Lets others do work: puts it into a queue, from which any worker takes it, and waits for what comes of it. */
export class WorkQueue {
  private readonly nats: NatsConnection;
  private readonly places: Places;
  private readonly jobs: JetStreamClient;
  private readonly name = randomBytes(9).toString('base64url');
  private readonly open = new Map<string, Open>();
  private readonly workers = new Map<string, { readonly hands: number; readonly at: number }>();
  private serial = 0;

  private constructor(nats: NatsConnection, places: Places) {
    this.nats = nats;
    this.places = places;
    this.jobs = jetstream(nats);
    this.hear<Result>(places.results(this.name), (result) => this.finish(result));
    this.hear<HandsUp>(places.hands, ({ worker, hands }) => {
      if (hands === 0) this.workers.delete(worker);
      else this.workers.set(worker, { hands, at: performance.now() });
    });
    for (const queue of queueNames) {
      this.hear<{ stream_seq: number }>(places.givenUp(queue), ({ stream_seq }) => {
        for (const one of this.open.values()) {
          if (one.place === `${queue}/${stream_seq}`) one.failed(new NobodyWorks('no worker survived this job'));
        }
      });
    }
    void this.watch();
  }

  /** Fails if this NATS keeps no queues (it has to be started with JetStream). */
  static async open(nats: NatsConnection, prefix: string, patience?: Patience): Promise<WorkQueue> {
    const places = new Places(prefix);
    await makeQueues(nats, places, patience);
    const queue = new WorkQueue(nats, places);
    nats.publish(places.whoIsThere);
    return queue;
  }

  private hear<T>(subject: string, heard: (said: T) => void): void {
    this.nats.subscribe(subject, {
      callback: (error, message) => {
        if (!error) heard(unpack(message.data) as T);
      },
    });
  }

  /** While we were away results may have come that nobody heard: then all is asked again, and done again if need be. */
  private async watch(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type !== 'reconnect') continue;
      for (const [id, one] of this.open) void this.send(id, one);
    }
  }

  /** How much can be done at once by all workers that are there. */
  get hands(): number {
    const since = performance.now() - SILENCE;
    let all = 0;
    for (const { hands, at } of this.workers.values()) if (at >= since) all += hands;
    return all;
  }

  /** Waits until somebody is there who works; false if nobody comes. */
  async somebodyWorks(milliseconds: number): Promise<boolean> {
    for (const end = performance.now() + milliseconds; this.hands === 0; await sleep(20)) {
      if (performance.now() > end) return false;
    }
    return true;
  }

  /** What comes of a piece of work. With a lifetime it fails if nobody has done it by then. */
  ask(work: Work, lifetime: number | null = null): Promise<unknown> {
    const id = `${this.name}.${this.serial++}`;
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(impatience);
        this.open.delete(id);
      };
      const one: Open = {
        ...{ work, lifetime, place: '' },
        done: (value) => {
          end();
          resolve(value);
        },
        failed: (error) => {
          end();
          reject(error);
        },
      };
      const late = (): void => one.failed(new NobodyWorks('nobody has done it in time'));
      const impatience = lifetime === null ? undefined : setTimeout(late, lifetime);
      this.open.set(id, one);
      void this.send(id, one);
    });
  }

  private async send(id: string, one: Open): Promise<void> {
    const { work, lifetime } = one;
    const parcel: Parcel = { id, reply: this.places.results(this.name), lifetime, rules: rulesOf(work), work };
    try {
      const queue = queueOf(work);
      const { seq } = await this.jobs.publish(this.places.jobs(queue), pack(parcel));
      one.place = `${queue}/${seq}`;
    } catch (error) {
      if (lifetime !== null || this.nats.isClosed()) {
        one.failed(new NobodyWorks('the queue is out of reach', { cause: error }));
        return;
      }
      await sleep(500);
      if (this.open.has(id)) await this.send(id, one);
    }
  }

  private finish(result: Result): void {
    const one = this.open.get(result.id);
    // What was asked again may be done twice; it comes to the same.
    if (!one) return;
    if ('error' in result) one.failed(new Error(result.error));
    else one.done(result.value);
  }
}
