import type { ChatMessage } from '@tafelrunde/protocol';
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { Documents } from './documents.ts';
import { Forgetting } from './forgetting.ts';
import { type Held, Leases } from './leases.ts';
import { Analyses } from './parts/analyses.ts';
import { Calls } from './parts/calls.ts';
import { Library } from './parts/library.ts';
import { Persons } from './parts/persons.ts';
import { Quests } from './parts/quests.ts';
import { Relations } from './parts/relations.ts';
import { Results } from './parts/results.ts';
import type { Schema } from './schema.ts';
import type {
  Claim,
  DocumentEntry,
  Lease,
  NewPerson,
  Person,
  Quota,
  Store,
  StoredAnswer,
  StoredDocument,
  StoredPasskey,
  StoredSeat,
  StoredTable,
  WriteGroup,
} from './store.ts';
import { Tickets } from './tickets.ts';
import { runsOf, write } from './writing.ts';

const PASSKEY = ['id', 'person', 'key', 'counter'] as const;

type Row<T extends keyof Schema> = Selectable<Schema[T]>;

/** Rows of any table, as the database gives them. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** In what databases differ. */
export interface Engine {
  /** The time by the clock of the database, in milliseconds: the same for all who use it. */
  readonly now: RawBuilder<number>;
  /** Holds rows of a person or of leases until the transaction ends, where others could come between. */
  holdPerson(trx: Transaction<Schema>, person: string): Promise<void>;
  leases(trx: Transaction<Schema>, tables: readonly string[]): Promise<readonly Held[]>;
  /** Whether somebody else has put the same thing there meanwhile. */
  isTaken(error: unknown): boolean;
  /** All rows of a table, some at a time. */
  rows(trx: Transaction<Schema>, table: string): AsyncIterable<Rows>;
}

/** Everything that is kept in tables and found by SQL, whichever database does it. What differs is its engine. */
export abstract class SqlStore implements Store {
  readonly db: Kysely<Schema>;
  private readonly engine: Engine;
  private readonly documents: Documents;
  private readonly forgetting: Forgetting;
  private readonly owners: Leases;
  private readonly questions: Tickets;
  readonly results: Results;
  readonly relations: Relations;
  readonly calls: Calls;
  readonly persons: Persons;
  readonly library: Library;
  readonly quests: Quests;
  readonly analyses: Analyses;

  constructor(db: Kysely<Schema>, engine: Engine) {
    this.db = db;
    this.engine = engine;
    this.documents = new Documents(db, engine);
    this.forgetting = new Forgetting(db);
    this.owners = new Leases(db, engine);
    this.questions = new Tickets(db);
    this.results = new Results(db);
    this.relations = new Relations(db);
    this.calls = new Calls(db);
    this.persons = new Persons(db);
    this.library = new Library(db);
    this.quests = new Quests(db);
    this.analyses = new Analyses(db);
  }

  async commit(groups: readonly WriteGroup[]): Promise<void> {
    const writes = groups.flat();
    await this.db.transaction().execute(async (trx) => {
      await this.owners.guard(trx, writes);
      for (const run of runsOf(writes)) await write(trx, run);
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

  async chat(table: string): Promise<readonly ChatMessage[]> {
    const rows = await this.db
      .selectFrom('letters')
      .select(['n', 'at', 'name', 'text', 'event'])
      .where('table_id', '=', table)
      .orderBy('n')
      .execute();
    return rows as readonly ChatMessage[];
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
    const adding = this.db.transaction().execute(async (trx) => {
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
    return adding.catch((error: unknown) => {
      if (this.engine.isTaken(error)) return false;
      throw error;
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

  beat(node: string, milliseconds: number): Promise<void> {
    return this.owners.beat(node, milliseconds);
  }

  retire(node: string): Promise<void> {
    return this.owners.retire(node);
  }

  livingNodes(): Promise<readonly string[]> {
    return this.owners.living();
  }

  claim(table: string, node: string): Promise<Claim> {
    return this.owners.claim(table, node);
  }

  release(leases: readonly Lease[]): Promise<void> {
    return this.owners.release(leases);
  }

  addTicket(ticket: string, text: string, until: number): Promise<void> {
    return this.questions.add(ticket, text, until);
  }

  takeTicket(ticket: string, now: number): Promise<string | null> {
    return this.questions.take(ticket, now);
  }

  forgetTickets(before: number, most: number): Promise<number> {
    return this.questions.forget(before, most);
  }

  async check(writing: boolean): Promise<void> {
    await sql`select 1 from tables limit 1`.execute(this.db);
    // Says nothing new (that node is gone as soon as it has come), and says it on disk.
    if (writing) await this.owners.beat('', 0);
  }

  /** Everything in a table, some rows at a time. */
  rows(trx: Transaction<Schema>, table: string): AsyncIterable<Rows> {
    return this.engine.rows(trx, table);
  }

  abstract inspect(): Promise<void>;
  abstract close(): Promise<void>;
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
    follow: row.follow,
    turn: { asked: row.asked, since: row.since, due: row.due },
    seats: seats.map(({ kind, person, name, bot, ready }) => ({
      kind: kind as StoredSeat['kind'],
      person,
      name,
      bot,
      ready: ready === 1,
    })),
  };
}
