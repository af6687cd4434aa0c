import { Worker } from 'node:worker_threads';
import { type CarriedError, unpackError } from '../carried-error.ts';
import { type Store, StoreProblem } from './store.ts';

/** A call of one of the store's methods, on its way to the thread. */
export interface Call {
  readonly id: number;
  readonly method: keyof Store | 'open';
  readonly args: readonly unknown[];
}

/** What came of it: a value, or a problem with the data folder, or an error. */
export interface Returned {
  readonly id: number;
  readonly value: unknown;
  readonly problem: StoreProblem['code'] | null;
  readonly error: CarriedError | null;
}

function received(carried: CarriedError, problem: Returned['problem']): Error {
  const error = unpackError(carried);
  return problem ? new StoreProblem(problem, error.cause) : error;
}

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: unknown) => void };

/**
 * The store in a thread of its own: waiting for the disk takes longer than anything else a server does, and nobody else
 * should have to wait with it.
 */
export async function openThreadedStore(folder: string): Promise<Store> {
  const worker = new Worker(new URL('./thread.js', import.meta.url), { workerData: folder });
  const waiting = new Map<number, Waiting>();
  let ids = 0;
  let gone: unknown = null;

  const fail = (error: unknown): void => {
    gone = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, value, problem, error }: Returned) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(received(error, problem));
    else call?.resolve(value as never);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the store is closed')));

  const call = <T>(method: Call['method'], args: readonly unknown[]): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (gone) {
        reject(gone);
        return;
      }
      const id = ids++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, args } satisfies Call);
    });

  try {
    await call('open', []);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const method =
    <K extends keyof Store>(name: K) =>
    (...args: Parameters<Store[K]>): Promise<Awaited<ReturnType<Store[K]>>> =>
      call(name, args);
  return {
    commit: method('commit'),
    table: method('table'),
    answers: method('answers'),
    letters: method('letters'),
    publicTables: method('publicTables'),
    tablesOf: method('tablesOf'),
    touch: method('touch'),
    forgetTables: method('forgetTables'),
    olderTables: method('olderTables'),
    countTables: method('countTables'),
    addPerson: method('addPerson'),
    rename: method('rename'),
    addSession: method('addSession'),
    endSession: method('endSession'),
    personOf: method('personOf'),
    useSessions: method('useSessions'),
    forgetSessions: method('forgetSessions'),
    forgetGuests: method('forgetGuests'),
    addAccount: method('addAccount'),
    account: method('account'),
    addPasskey: method('addPasskey'),
    passkey: method('passkey'),
    passkeysOf: method('passkeysOf'),
    countPasskey: method('countPasskey'),
    documentEntries: method('documentEntries'),
    document: method('document'),
    putDocument: method('putDocument'),
    removeDocument: method('removeDocument'),
    check: method('check'),
    inspect: method('inspect'),
    close: method('close'),
  };
}
