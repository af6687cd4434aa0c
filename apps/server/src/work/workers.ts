import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Sample } from '@tafelrunde/analysis';
import type { Crew, GameResult, Judges, Judging, LookThrough, Series, Watch } from '@tafelrunde/lab';
import { NobodyWorks, WorkQueue } from './queue.ts';

/** So long somebody looks for workers before he says that there are none. */
const LOOK = 3000;

/** All workers at one address, as the lab knows its crews. What comes of a series depends on the series alone, wherever it is played. */
export class Workers {
  private readonly nats: NatsConnection;
  private readonly queue: WorkQueue;

  private constructor(nats: NatsConnection, queue: WorkQueue) {
    this.nats = nats;
    this.queue = queue;
  }

  /** Fails if nobody works there. */
  static async at(address: string, prefix: string): Promise<Workers> {
    const nats = await connect({ servers: address.split(','), name: 'tafelrunde-tool', maxReconnectAttempts: -1 });
    try {
      const queue = await WorkQueue.open(nats, prefix);
      if (await queue.somebodyWorks(LOOK)) return new Workers(nats, queue);
      throw new NobodyWorks(`no worker is there: tafelrunde worker --on ${address}`);
    } catch (error) {
      await nats.close();
      throw error;
    }
  }

  /** So many pieces are asked for at once: everybody has the next at hand when he is done with one. */
  get hands(): number {
    return Math.max(2, 2 * this.queue.hands);
  }

  readonly hire = async (series: Series): Promise<Crew> => ({
    play: async (chunk) => (await this.queue.ask({ kind: 'series', series, chunk })) as GameResult[],
    leave: async () => {},
  });

  readonly watch: Watch = async (training, chunk) =>
    (await this.queue.ask({ kind: 'watch', training, chunk })) as Awaited<ReturnType<Watch>>;

  readonly lookThrough: LookThrough = async (wanted) =>
    (await this.queue.ask({ kind: 'puzzles', wanted })) as Awaited<ReturnType<LookThrough>>;

  judges(judging: Judging): Judges {
    return {
      hands: this.hands,
      judge: async (job) => (await this.queue.ask({ kind: 'judge', judging, job })) as Sample,
      leave: async () => {},
    };
  }

  async leave(): Promise<void> {
    await this.nats.close();
  }
}
