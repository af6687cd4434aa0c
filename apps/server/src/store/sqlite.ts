import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { type Engine, type Rows, SqlStore } from './sql-store.ts';
import { StoreProblem } from './store.ts';
import { troubleOf } from './trouble.ts';

export const databaseFile = (folder: string): string => join(folder, 'tafelrunde.sqlite');

/** Opens the database of a data folder, makes it if there is none, and brings it up to date. One server at a time. */
export async function openStore(folder: string, upTo?: string): Promise<SqlStore> {
  let lock: Database.Database | undefined;
  let file: Database.Database | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = takeLock(folder);
    makePrivate(databaseFile(folder));
    file = new Database(databaseFile(folder));
    inspect(file);
    file.pragma('journal_mode = WAL');
    // With FULL, what is committed is on disk, also when the power fails.
    file.pragma('synchronous = FULL');
    file.pragma('busy_timeout = 5000');
    // Its own `lower` knows twenty-six letters.
    file.function('fold', { deterministic: true }, (text) => String(text).toLowerCase());
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
    await migrate(db, migrations, upTo);
    return new SqliteStore(db, file, lock);
  } catch (error) {
    file?.close();
    lock?.close();
    throw error instanceof StoreProblem ? error : new StoreProblem(troubleOf(error), error);
  }
}

/** What is kept is nobody else's on this machine. The files beside the database get the same rights. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

function inspect(file: Database.Database): void {
  const found = file.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new StoreProblem('data-corrupted', new Error(String(found)));
}

/** Held as long as the process lives, and let go by the system when it is killed. */
export function takeLock(folder: string): Database.Database {
  const lock = new Database(join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    const busy = (error as { code?: string }).code?.startsWith('SQLITE_BUSY');
    throw new StoreProblem(busy ? 'data-in-use' : troubleOf(error), error);
  }
}

/** So many rows are read at a time when all are moved. */
const AT_ONCE = 500;

/** One process and one connection: nothing comes between. */
const engine: Engine = {
  now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  holdPerson: async () => {},
  leases: (trx, tables) =>
    trx.selectFrom('leases').select(['table_id as table', 'epoch']).where('table_id', 'in', tables).execute(),
  async *rows(trx, table) {
    const all = trx.selectFrom(table as 'tables').selectAll();
    let some: Rows[number][] = [];
    for await (const row of all.stream()) {
      some.push(row);
      if (some.length < AT_ONCE) continue;
      yield some;
      some = [];
    }
    if (some.length > 0) yield some;
  },
  isTaken: (error) => String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_CONSTRAINT'),
};

class SqliteStore extends SqlStore {
  private readonly file: Database.Database;
  private readonly lock: Database.Database;

  constructor(db: Kysely<Schema>, file: Database.Database, lock: Database.Database) {
    super(db, engine);
    this.file = file;
    this.lock = lock;
  }

  async inspect(): Promise<void> {
    inspect(this.file);
  }

  async close(): Promise<void> {
    await this.db.destroy();
    this.lock.close();
  }
}
