import { connect } from '@nats-io/transport-node';
import { Piscina } from 'piscina';
import type { Log } from '../log.ts';
import { stopSignal } from '../process.ts';
import type { Work } from './work.ts';
import { Worker } from './worker.ts';

export interface RunWorkerOptions {
  readonly address: string;
  readonly prefix: string;
  readonly cores: number;
  readonly log: Log;
  ready(): void;
}

/** Thoughts that somebody waits for need not wait for a series: there are threads for both. */
const KINDS = 2;

/** Works until the process is asked to stop. */
export async function runWorker({ address, prefix, cores, log, ready }: RunWorkerOptions): Promise<void> {
  const stopped = stopSignal();
  const nats = await connect({
    ...{ servers: address.split(','), name: 'tafelrunde-worker', maxReconnectAttempts: -1 },
    ...{ reconnectTimeWait: 250, pingInterval: 1000, maxPingOut: 3, timeout: 5000 },
  });
  const threads = new Piscina<Work, unknown>({
    filename: new URL('./work.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: KINDS * cores,
    idleTimeout: 600_000,
  });
  try {
    const worker = await Worker.start({
      ...{ nats, prefix, hands: cores, log },
      perform: (work) => threads.run(work),
    });
    ready();
    await stopped;
    await worker.stop();
  } finally {
    await threads.destroy();
    await nats.drain().catch(() => nats.close());
  }
}
