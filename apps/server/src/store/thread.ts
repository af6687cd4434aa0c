import { parentPort, workerData } from 'node:worker_threads';
import { packError } from '../carried-error.ts';
import { openStore, type SqliteStore } from './sqlite.ts';
import { StoreProblem } from './store.ts';
import type { Call, Returned } from './threaded.ts';

// Runs in a worker thread: holds the database, and does what it is asked to, one after the other.
const port = parentPort!;

let store: SqliteStore | null = null;

async function run({ id, method, args }: Call): Promise<Returned> {
  try {
    if (method === 'open') {
      store = await openStore(workerData as string);
      return { id, value: undefined, problem: null, error: null };
    }
    const work = store![method] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, value: await work.apply(store, args as unknown[]), problem: null, error: null };
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
