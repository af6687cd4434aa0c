import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, Migrator, type Selectable, SqliteDialect, sql } from 'kysely';
import { Documents } from './documents.ts';
import { Forgetting } from './forgetting.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import type {
  DocumentEntry,
  NewPerson,
  Person,
  Quota,
  Store,
  StoredAnswer,
  StoredDocument,
  StoredLetter,
  StoredPasskey,
  StoredSeat,
  StoredTable,
  WriteGroup,
} from './store.ts';
import { StoreProblem } from './store.ts';
import { troubleOf } from './trouble.ts';
import { runsOf, write } from './writing.ts';

const PASSKEY = ['id', 'person', 'key', 'counter'] as const;

export const databaseFile = (folder: string): string => join(folder, 'tafelrunde.sqlite');

/** Opens the database of a data folder, makes it if there is none, and brings it up to date. One server at a time. */
export async function openStore(folder: string, upTo?: string): Promise<SqliteStore> {
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
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
    await migrate(db, upTo);
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

async function migrate(db: Kysely<Schema>, upTo: string | undefined): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (!error) return;
  // A database with migrations that we do not know comes from a later version of this program.
  const later = error instanceof Error && error.message.startsWith('corrupted migrations');
  throw new StoreProblem(later ? 'data-newer' : troubleOf(error), error);
}

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

export class SqliteStore implements Store {
  private readonly db: Kysely<Schema>;
  private readonly file: Database.Database;
  private readonly lock: Database.Database;
  private readonly documents: Documents;
  private readonly forgetting: Forgetting;

  constructor(db: Kysely<Schema>, file: Database.Database, lock: Database.Database) {
    this.db = db;
    this.file = file;
    this.lock = lock;
    this.documents = new Documents(db);
    this.forgetting = new Forgetting(db);
  }

  async commit(groups: readonly WriteGroup[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      for (const run of runsOf(groups.flat())) await write(trx, run);
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? (await this.withSeats([row]))[0] : null;
  }

  async answers(table: string): Promise<readonly StoredAnswer[]> {
    return this.db
      .selectFrom('answers')
      .select(['position', 'answer', 'seat', 'took'])
      .where('table_id', '=', table)
      .orderBy('position')
      .execute();
  }

  async letters(table: string): Promise<readonly StoredLetter[]> {
    const rows = await this.db
      .selectFrom('letters')
      .select(['n', 'at', 'name', 'text', 'event'])
      .where('table_id', '=', table)
      .orderBy('n')
      .execute();
    return rows as readonly StoredLetter[];
  }

  async publicTables(limit: number): Promise<readonly StoredTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('access', '=', 'public')
      .where('state', 'in', ['open', 'running'])
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute();
    return this.withSeats(rows);
  }

  async tablesOf(person: string, limit: number): Promise<readonly StoredTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where((e) =>
        e.or([
          e('host', '=', person),
          e('id', 'in', e.selectFrom('seats').select('table_id').where('person', '=', person)),
        ]),
      )
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute();
    return this.withSeats(rows);
  }

  private async withSeats(rows: readonly Row<'tables'>[]): Promise<StoredTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('table_id')
      .orderBy('seat')
      .execute();
    const byTable = grouped(seats);
    return rows.map((row) => tableOf(row, byTable.get(row.id) ?? []));
  }

  touch(tables: readonly string[], at: number): Promise<void> {
    return this.forgetting.touch(tables, at);
  }

  forgetTables(state: StoredTable['state'], before: number, most: number): Promise<number> {
    return this.forgetting.tables(state, before, most);
  }

  useSessions(hashes: readonly string[], at: number): Promise<void> {
    return this.forgetting.useSessions(hashes, at);
  }

  forgetSessions(before: number): Promise<number> {
    return this.forgetting.sessions(before);
  }

  forgetGuests(before: number, most: number): Promise<number> {
    return this.forgetting.guests(before, most);
  }

  async olderTables(game: string, version: number, after: string, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'running')
      .where('game', '=', game)
      .where('game_version', '<', version)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async countTables() {
    const counts = { open: 0, running: 0, over: 0 };
    const rows = await this.db
      .selectFrom('tables')
      .select((e) => ['state', e.fn.countAll<number>().as('n')])
      .groupBy('state')
      .execute();
    for (const { state, n } of rows) counts[state as keyof typeof counts] = n;
    return counts;
  }

  async addPerson({ id, name, session, at }: NewPerson): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx.insertInto('people').values({ id, name, created: at }).execute();
      await trx.insertInto('sessions').values({ hash: session, person: id, created: at, used: at }).execute();
    });
  }

  async rename(person: string, name: string): Promise<void> {
    await this.db.updateTable('people').set({ name }).where('id', '=', person).execute();
  }

  async addSession(hash: string, person: string, at: number): Promise<void> {
    await this.db.insertInto('sessions').values({ hash, person, created: at, used: at }).execute();
  }

  async endSession(hash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }

  async personOf(sessionHash: string, usedSince: number): Promise<Person | null> {
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .leftJoin('accounts', 'accounts.person', 'people.id')
      .select(['people.id', 'people.name', 'accounts.login'])
      .where('sessions.hash', '=', sessionHash)
      .where('sessions.used', '>=', usedSince)
      .executeTakeFirst();
    return row ?? null;
  }

  async addAccount(person: string, login: string, password: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('accounts')
      .values({ person, login, password })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  }

  async account(login: string) {
    const row = await this.db
      .selectFrom('accounts')
      .select(['person', 'password'])
      .where('login', '=', login)
      .executeTakeFirst();
    return row ?? null;
  }

  async addPasskey(passkey: StoredPasskey, at: number, login: string | null): Promise<boolean> {
    const { id, person, key, counter } = passkey;
    return this.db.transaction().execute(async (trx) => {
      if (await trx.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()) return false;
      if (login !== null) {
        const taken = await trx
          .selectFrom('accounts')
          .select('person')
          .where((e) => e.or([e('login', '=', login), e('person', '=', person)]))
          .executeTakeFirst();
        if (taken) return false;
        await trx.insertInto('accounts').values({ person, login, password: '' }).execute();
      }
      await trx.insertInto('passkeys').values({ id, person, key, counter, created: at }).execute();
      return true;
    });
  }

  async passkey(id: string): Promise<StoredPasskey | null> {
    const row = await this.db.selectFrom('passkeys').select(PASSKEY).where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  async passkeysOf(person: string): Promise<readonly StoredPasskey[]> {
    return this.db.selectFrom('passkeys').select(PASSKEY).where('person', '=', person).execute();
  }

  async countPasskey(id: string, counter: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
  }

  documentEntries(person: string): Promise<readonly DocumentEntry[]> {
    return this.documents.entries(person);
  }

  document(person: string, kind: string, key: string) {
    return this.documents.one(person, kind, key);
  }

  putDocument(person: string, document: StoredDocument, at: number, quota: Quota): Promise<number | null> {
    return this.documents.put(person, document, at, quota);
  }

  removeDocument(person: string, kind: string, key: string): Promise<void> {
    return this.documents.remove(person, kind, key);
  }

  async check(writing: boolean): Promise<void> {
    await sql`select 1 from tables limit 1`.execute(this.db);
    // Says nothing new, and says it on disk.
    if (writing) this.file.pragma('user_version = 0');
  }

  async inspect(): Promise<void> {
    inspect(this.file);
  }

  async close(): Promise<void> {
    await this.db.destroy();
    this.lock.close();
  }
}

function grouped(seats: readonly Row<'seats'>[]): Map<string, Row<'seats'>[]> {
  const found = new Map<string, Row<'seats'>[]>();
  for (const seat of seats) {
    const list = found.get(seat.table_id);
    if (list) list.push(seat);
    else found.set(seat.table_id, [seat]);
  }
  return found;
}

function tableOf(row: Row<'tables'>, seats: readonly Row<'seats'>[]): StoredTable {
  return {
    id: row.id,
    game: row.game,
    gameVersion: row.game_version,
    setup: JSON.parse(row.setup),
    seed: row.seed,
    state: row.state as StoredTable['state'],
    access: row.access as StoredTable['access'],
    spectators: row.spectators === 1,
    clock: row.clock === null ? null : JSON.parse(row.clock),
    host: row.host,
    branch: row.branch,
    fixed: row.fixed === 1,
    next: row.next,
    changed: row.changed,
    hands: JSON.parse(row.hands),
    seats: seats.map(({ kind, person, name, bot, ready }) => ({
      kind: kind as StoredSeat['kind'],
      person,
      name,
      bot,
      ready: ready === 1,
    })),
  };
}
