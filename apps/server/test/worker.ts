import { connect } from '@nats-io/transport-node';
import { afterAll } from 'vitest';
import { silentLog } from '../src/log.ts';
import perform, { type Work } from '../src/work/work.ts';
import { Worker, type WorkerOptions } from '../src/work/worker.ts';

const leaving: (() => Promise<void>)[] = [];

afterAll(async () => {
  await Promise.all(leaving.map((leave) => leave().catch(() => {})));
});

/** A worker in this thread. `vanish` ends it as a power cut would: without a word. */
export async function workerAt(
  url: string,
  prefix: string,
  work: (work: Work) => Promise<unknown> = perform,
  given: Partial<WorkerOptions> = {},
): Promise<{ readonly worker: Worker; vanish(): Promise<void>; leave(): Promise<void> }> {
  const nats = await connect({ servers: url });
  const worker = await Worker.start({ nats, prefix, hands: 2, log: silentLog, perform: work, ...given });
  const leave = async (): Promise<void> => {
    await worker.stop();
    await nats.close();
  };
  leaving.push(leave);
  const vanish = async (): Promise<void> => {
    leaving.splice(leaving.indexOf(leave), 1);
    await nats.close();
  };
  return { worker, leave, vanish };
}
