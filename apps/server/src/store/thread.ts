import { parentPort, workerData } from 'node:worker_threads';
import { packError } from '../carried-error.ts';
import { openStore } from './sqlite.ts';
import { type Store, StoreProblem } from './store.ts';
import type { Call, Returned } from './threaded.ts';

// Runs in a worker thread: holds the database, and does what it is asked to, one after the other.
const port = parentPort!;

let store: Store | null = null;

async function run({ id, part, method, args }: Call): Promise<Returned> {
  try {
    if (method === 'open') {
      store = await openStore(workerData as string);
      return { id, value: undefined, problem: null, error: null };
    }
    const holder = (part === null ? store : store![part]) as Readonly<Record<string, unknown>> | null;
    const work = holder![method] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, value: await work.apply(holder, args as unknown[]), problem: null, error: null };
  } catch (error) {
    return {
      id,
      value: undefined,
      problem: error instanceof StoreProblem ? error.code : null,
      error: packError(error),
    };
  }
}

let queue: Promise<void> = Promise.resolve();
port.on('message', (call: Call) => {
  queue = queue.then(async () => {
    port.postMessage(await run(call));
    if (call.method === 'close') port.close();
  });
});
