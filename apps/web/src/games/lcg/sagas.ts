import { History, parseRecord, type Result } from '@tafelrunde/kernel';
import { finishSaga, lcg, loadSaga, type SagaLog, saveSaga } from '@tafelrunde/lcg';
import type { SeatKind } from '../../engine/protocol.ts';

/** A saga run kept in this browser: its log, who plays, and the game that is on the table. */
export interface Saga {
  readonly id: string;
  readonly log: SagaLog;
  readonly seats: readonly SeatKind[];
  /** The table of the scenario that is being played, '' if none is. */
  readonly table: string;
}

const PREFIX = 'tafelrunde.saga.';

function store(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Keeps a run; false if the browser would not. */
export function keepSaga({ id, log, seats, table }: Saga, to: Storage | null = store()): boolean {
  try {
    to?.setItem(PREFIX + id, JSON.stringify({ seats, table, log: saveSaga(log) }));
    return to !== null;
  } catch {
    return false;
  }
}

export function dropSaga(id: string, from: Storage | null = store()): void {
  from?.removeItem(PREFIX + id);
}

/** The runs that can be read, and the ids of those that cannot; these are kept as they are. */
export function keptSagas(from: Storage | null = store()): {
  readonly sagas: readonly Saga[];
  readonly broken: readonly string[];
} {
  const keys = from ? Array.from({ length: from.length }, (_, at) => from.key(at) ?? '') : [];
  const sagas: Saga[] = [];
  const broken: string[] = [];
  for (const key of keys.filter((one) => one.startsWith(PREFIX))) {
    const id = key.slice(PREFIX.length);
    const saga = read(id, from?.getItem(key) ?? '');
    if (saga) sagas.push(saga);
    else broken.push(id);
  }
  return { sagas, broken };
}

function read(id: string, text: string): Saga | null {
  try {
    const { log, seats, table } = JSON.parse(text) as Record<string, unknown>;
    const loaded = loadSaga(String(log));
    if (!loaded.ok || !Array.isArray(seats)) return null;
    return { id, log: loaded.value, seats, table: String(table ?? '') };
  } catch {
    return null;
  }
}

/** The log after the game of a saved text; refused if that game is not over or not the next one of this run. */
export function afterGame(log: SagaLog, save: string): Result<SagaLog> {
  const record = parseRecord(save);
  if (!record.ok) return record;
  const history = History.replay(lcg, record.value);
  return history.ok ? finishSaga(log, history.value.match) : history;
}
