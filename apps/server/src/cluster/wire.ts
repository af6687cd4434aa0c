import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../log.ts';
import { WorkQueue } from '../work/queue.ts';

/** How long a node without NATS goes on as if nothing was. */
const BLINK = 2000;

/** The line to NATS. It comes back by itself; who has to know hears when it was away for longer than a blink. */
export class Wire {
  private readonly nats: NatsConnection;
  private readonly prefix: string;
  private connected = true;
  private blink: NodeJS.Timeout | undefined;
  /** It has been away for longer than a blink, and it is back. */
  lost: () => void = () => {};
  back: () => void = () => {};

  private constructor(nats: NatsConnection, prefix: string, log: Log) {
    this.nats = nats;
    this.prefix = prefix;
    void this.watch(log);
  }

  static async open(servers: string, prefix: string, log: Log): Promise<Wire> {
    const nats = await connect({
      servers: servers.split(','),
      name: 'tafelrunde',
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 100,
      pingInterval: 1000,
      maxPingOut: 2,
      timeout: 5000,
    });
    return new Wire(nats, prefix, log);
  }

  get well(): boolean {
    return this.connected;
  }

  private async watch(log: Log): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect' && this.connected) {
        this.connected = false;
        log.error('the line to NATS is broken');
        this.blink = setTimeout(() => this.lost(), BLINK).unref();
      }
      if (type === 'reconnect' && !this.connected) {
        this.connected = true;
        log.info('the line to NATS is back');
        clearTimeout(this.blink);
        this.back();
      }
    }
  }

  publish(subject: string, said: string): void {
    if (!this.nats.isClosed()) this.nats.publish(`${this.prefix}.${subject}`, said);
  }

  hear(subject: string, heard: (said: string) => void): void {
    this.nats.subscribe(`${this.prefix}.${subject}`, {
      callback: (error, message) => {
        if (!error) heard(message.string());
      },
    });
  }

  /** Asks a node something, and waits for its answer. */
  async ask(subject: string, said: string, milliseconds: number): Promise<string> {
    return (await this.nats.request(`${this.prefix}.${subject}`, said, { timeout: milliseconds })).string();
  }

  answer(subject: string, answer: (said: string) => Promise<string>): void {
    this.nats.subscribe(`${this.prefix}.${subject}`, {
      callback: (error, message: Msg) => {
        if (!error) void answer(message.string()).then((said) => message.respond(said));
      },
    });
  }

  /** The queue of work for others; null if this NATS keeps none. */
  queue(log: Log): Promise<WorkQueue | null> {
    return WorkQueue.open(this.nats, this.prefix).catch((error: unknown) => {
      log.error('this NATS keeps no queues (nats-server -js): bots think on the nodes alone', { error });
      return null;
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.blink);
    await this.nats.drain().catch(() => this.nats.close());
  }
}
