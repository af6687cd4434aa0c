import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { openPostgres } from './postgres/postgres.ts';
import type { Rows, SqlStore } from './sql-store.ts';
import { databaseFile, openStore } from './sqlite.ts';

/** Why everything could not be moved. Nothing has changed then. */
export type MoveProblem = 'bad-place' | 'same-kind' | 'no-data' | 'in-use' | 'not-empty' | 'not-equal';

export interface Moved {
  /** How many rows of each table were moved. */
  readonly rows: Readonly<Record<string, number>>;
}

export interface MoveOptions {
  readonly from: string;
  readonly to: string;
  progress?(table: string, rows: number): void;
}

/** What concerns the servers that ran, and not what they kept. */
const PASSING: ReadonlySet<string> = new Set(['nodes', 'leases', 'tickets']);

const isFolder = (place: string): boolean => place.startsWith('sqlite:');
const folderOf = (place: string): string => place.slice('sqlite:'.length);
const isDatabase = (place: string): boolean => /^postgres(ql)?:/.test(place);

const open = (place: string): Promise<SqlStore> => (isFolder(place) ? openStore(folderOf(place)) : openPostgres(place));

/**
 * Moves everything that is kept from one database to another that is empty, `sqlite:<folder>` or `postgres://…`. The other
 * gets all of it at once, and only if it is the same there, row by row.
 */
export async function move({ from, to, progress }: MoveOptions): Promise<Moved | MoveProblem> {
  for (const place of [from, to]) if (!isFolder(place) && !isDatabase(place)) return 'bad-place';
  if (isFolder(from) === isFolder(to)) return 'same-kind';
  if (isFolder(from) && !existsSync(databaseFile(folderOf(from)))) return 'no-data';
  const source = await open(from);
  try {
    const target = await open(to);
    try {
      return await moveAll(source, target, progress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function moveAll(
  source: SqlStore,
  target: SqlStore,
  progress: MoveOptions['progress'],
): Promise<Moved | MoveProblem> {
  if ((await source.livingNodes()).length > 0 || (await target.livingNodes()).length > 0) return 'in-use';
  const tables = await tablesOf(source);
  const rows: Record<string, number> = {};
  /** What is thrown so that nothing of it stays. */
  let problem: MoveProblem | null = null;
  const giveUp = (why: MoveProblem): never => {
    problem = why;
    throw new Error(why);
  };
  const moving = target.db.transaction().execute(async (to) => {
    for (const table of tables) for await (const _ of target.rows(to, table)) giveUp('not-empty');
    // All of it as it was at one moment.
    await source.db.transaction().execute(async (from) => {
      for (const table of tables) {
        const sent = new Sum();
        for await (const portion of source.rows(from, table)) {
          await to
            .insertInto(dynamic(table))
            .values(portion as never)
            .execute();
          sent.add(portion);
          progress?.(table, sent.count);
        }
        const arrived = new Sum();
        for await (const portion of target.rows(to, table)) arrived.add(portion);
        if (!arrived.equals(sent)) giveUp('not-equal');
        rows[table] = sent.count;
      }
    });
  });
  return moving.then(
    () => ({ rows }),
    (error: unknown) => {
      if (problem) return problem;
      throw error;
    },
  );
}

async function tablesOf({ db }: SqlStore): Promise<string[]> {
  const all = (await db.introspection.getTables()).map(({ name }) => name);
  return all.filter((name) => !name.startsWith('kysely') && !PASSING.has(name)).sort();
}

/** A table whose name is known only now. */
const dynamic = (table: string): never => table as never;

/** How many rows there were, and what was in them, in whatever order they came. */
class Sum {
  count = 0;
  private readonly digest = Buffer.alloc(32);

  add(rows: Rows): void {
    for (const row of rows) {
      const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
      const hash = createHash('sha256').update(text).digest();
      for (let i = 0; i < hash.length; i++) this.digest[i] ^= hash[i];
    }
    this.count += rows.length;
  }

  equals(other: Sum): boolean {
    return this.count === other.count && this.digest.equals(other.digest);
  }
}
