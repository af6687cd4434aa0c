import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { type Engine, type Rows, SqlStore } from '../sql-store.ts';
import { CommitUncertain, LeaseLost, StoreProblem, type WriteGroup } from '../store.ts';
import { troubleOf } from '../trouble.ts';
import { postgresMigrations } from './migrations.ts';
import { WideNumbers } from './wide-numbers.ts';

/** Numbers of 64 bits and sums: all of ours are times, counts and bytes, which fit. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const MOST_CONNECTIONS = 8;

const engine: Engine = {
  now: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
  async holdPerson(trx, person) {
    await trx.selectFrom('people').select('id').where('id', '=', person).forUpdate().execute();
  },
  // Shared, so that commits of one node do not wait for each other; a claim waits for them. In one order for all.
  leases: (trx, tables) =>
    trx
      .selectFrom('leases')
      .select(['table_id as table', 'epoch'])
      .where('table_id', 'in', tables)
      .orderBy('table_id')
      .forShare()
      .execute(),
  async *rows(trx, table) {
    await sql`declare moving no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
    for (;;) {
      const { rows } = await sql<Rows[number]>`fetch 500 from moving`.execute(trx);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close moving`.execute(trx);
  },
  isTaken: (error) => codeOf(error) === '23505',
};

/** Opens the database at an address, and brings it up to date. Any number of servers may use it at a time. */
export async function openPostgres(url: string, upTo?: string): Promise<SqlStore> {
  const { pool, lost } = openPool(url);
  try {
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await migrate(db.withPlugin(new WideNumbers()), postgresMigrations, upTo);
    return new PostgresStore(db, lost);
  } catch (error) {
    await pool.end();
    throw error instanceof StoreProblem ? error : new StoreProblem(troubleOf(error), error);
  }
}

class PostgresStore extends SqlStore {
  private readonly lost: () => unknown;

  constructor(db: Kysely<Schema>, lost: () => unknown) {
    super(db, engine);
    this.lost = lost;
  }

  override async commit(groups: readonly WriteGroup[]): Promise<void> {
    try {
      await super.commit(groups);
    } catch (error) {
      if (error instanceof LeaseLost || isCertain(error)) throw error;
      throw new CommitUncertain('the line to the database broke', { cause: this.lost() ?? error });
    }
  }

  /** PostgreSQL checks its pages itself; what it finds comes with the read that met it. */
  inspect(): Promise<void> {
    return this.check(false);
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}

/** Connections that are dropped when something is wrong with them: whoever comes next must not wait behind a dead query. */
function openPool(url: string): {
  pool: { connect(): Promise<PostgresPoolClient>; end(): Promise<void> };
  lost(): unknown;
} {
  let last: unknown = null;
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    statement_timeout: 8000,
    // A node that stands still in the middle of a commit must not hold its tables any longer than it lives.
    idle_in_transaction_session_timeout: 2000,
    lock_timeout: 6000,
    application_name: 'tafelrunde',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        NUMBERS.has(oid) ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  // One that breaks while nobody uses it is replaced when somebody does.
  pool.on('error', (error) => {
    last = error;
  });
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    let broken = false;
    const failed = (error: unknown): void => {
      last = error;
      broken = true;
    };
    client.on('error', failed);
    const query = async (...args: unknown[]): Promise<unknown> => {
      try {
        return await (client.query as (...given: unknown[]) => Promise<unknown>).apply(client, args);
      } catch (error) {
        if (!isCertain(error)) failed(error);
        throw error;
      }
    };
    const release = (): void => {
      client.off('error', failed);
      client.release(broken);
    };
    return { query: query as PostgresPoolClient['query'], release };
  };
  let ended: Promise<void> | null = null;
  const end = (): Promise<void> => (ended ??= pool.end());
  return { pool: { connect, end }, lost: () => last };
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Whether the database itself said no: then nothing was kept. It does not when it is being shut down, or out of reach. */
function isCertain(error: unknown): boolean {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57|25P03|EPIPE)/.test(code);
}
