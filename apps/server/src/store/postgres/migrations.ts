import { type Kysely, type Migration, sql } from 'kysely';
import { migrations } from '../migrations.ts';

type Db = Kysely<unknown>;

/** What was said as only SQLite can, and what has to be said here alone. */
const inItsOwnWords: Readonly<Record<string, Migration>> = {
  '0010-copies': {
    async up(db: Db) {
      await migrations['0010-copies']?.up(db);
      // Which letters `lower` knows depends on the database; ICU knows all, and is nearly everywhere.
      const { rows } = await sql`select 1 from pg_collation where collname = 'und-x-icu'`.execute(db);
      const lower = sql.raw(rows.length > 0 ? 'lower($1 collate "und-x-icu")' : 'lower($1)');
      await sql`create function fold(text) returns text language sql immutable as 'select ${lower}'`.execute(db);
    },
  },
  '0006-limits': {
    async up(db: Db) {
      await sql`alter table documents add column bytes bigint not null default 0`.execute(db);
      await sql`create index documents_by_size on documents (person, bytes, changed)`.execute(db);
      await sql`alter table sessions add column used bigint not null default 0`.execute(db);
      await sql`create index sessions_by_use on sessions (used)`.execute(db);
      await sql`create index sessions_by_person on sessions (person)`.execute(db);
      await sql`alter table tables add column touched bigint not null default 0`.execute(db);
      await sql`create index tables_by_touch on tables (state, touched)`.execute(db);
    },
  },
};

/** The same versions by the same names as in SQLite. What is written for SQLite serves both, but for this. */
export const postgresMigrations: Readonly<Record<string, Migration>> = { ...migrations, ...inItsOwnWords };
