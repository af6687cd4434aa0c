import { Worker } from 'node:worker_threads';
import { type CarriedError, unpackError } from '../carried-error.ts';
import { type Store, type StoreParts, StoreProblem } from './store.ts';

/** A call of one of the store's methods, on its way to the thread. */
export interface Call {
  readonly id: number;
  /** The part of the store it is a method of; null for the store itself. */
  readonly part: keyof StoreParts | null;
  readonly method: string;
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

/** What the store does itself, apart from its parts. */
type Own = Omit<Store, keyof StoreParts>;

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

  const call = <T>(part: Call['part'], method: string, args: readonly unknown[]): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (gone) {
        reject(gone);
        return;
      }
      const id = ids++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, part, method, args } satisfies Call);
    });

  try {
    await call(null, 'open', []);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  const method =
    <K extends keyof Own>(name: K) =>
    (...args: Parameters<Own[K]>): Promise<Awaited<ReturnType<Own[K]>>> =>
      call(null, name, args);
  const part = <P extends keyof StoreParts>(
    name: P,
    methods: Readonly<Record<keyof StoreParts[P], true>>,
  ): StoreParts[P] =>
    Object.fromEntries(
      Object.keys(methods).map((one) => [one, (...args: readonly unknown[]) => call(name, one, args)]),
    ) as never;
  return {
    results: part('results', {
      ...{ of: true, games: true, best: true, unrated: true, ratings: true, ratingsOf: true, ladder: true, rate: true },
    }),
    relations: part('relations', {
      ...{ relate: true, part: true, of: true, blocked: true, company: true, report: true, reports: true },
      settle: true,
    }),
    calls: part('calls', {
      ...{ wishes: true, keepWishes: true, subscribe: true, unsubscribe: true, subscriptions: true, secret: true },
      ...{ invite: true, uninvite: true, invitations: true, due: true, takeReminders: true },
    }),
    persons: part('persons', {
      ...{ person: true, search: true, count: true, setOperator: true, announcements: true, announce: true },
      ...{ unannounce: true, everything: true, erase: true },
    }),
    library: part('library', { publish: true, search: true, deck: true, copied: true, withdraw: true }),
    quests: part('quests', { keep: true, board: true, place: true, count: true, forget: true }),
    analyses: part('analyses', { of: true, begin: true, note: true, drop: true }),
    commit: method('commit'),
    table: method('table'),
    answers: method('answers'),
    chat: method('chat'),
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
    beat: method('beat'),
    retire: method('retire'),
    livingNodes: method('livingNodes'),
    claim: method('claim'),
    release: method('release'),
    addTicket: method('addTicket'),
    takeTicket: method('takeTicket'),
    forgetTickets: method('forgetTickets'),
    check: method('check'),
    inspect: method('inspect'),
    close: method('close'),
  };
}
