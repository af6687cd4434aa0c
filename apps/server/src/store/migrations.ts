import { type Kysely, type Migration, sql } from 'kysely';

type Db = Kysely<unknown>;

/**
 * Every change of the schema since the first version, in order. A migration that was released is never edited: databases
 * of every earlier version are brought up to date by those that follow (migrations.test.ts).
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db: Db) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('created', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('game_version', 'integer', (c) => c.notNull())
        .addColumn('setup', 'text', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('access', 'text', (c) => c.notNull())
        .addColumn('spectators', 'integer', (c) => c.notNull())
        .addColumn('clock', 'text')
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('branch', 'integer', (c) => c.notNull())
        .addColumn('next', 'text')
        .addColumn('changed', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('tables_by_state').on('tables').columns(['access', 'state', 'changed']).execute();
      await db.schema.createIndex('tables_by_host').on('tables').columns(['host', 'changed']).execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('person', 'text')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('bot', 'text')
        .addColumn('ready', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
      await db.schema.createIndex('seats_by_person').on('seats').columns(['person']).execute();
      // Rows are found by table and position only, so they are stored in that order and nowhere else.
      await sql`create table answers (
        table_id text not null, position integer not null, answer text not null, seat integer not null,
        took integer not null, primary key (table_id, position)) without rowid`.execute(db);
      await sql`create table letters (
        table_id text not null, n integer not null, at integer not null, name text not null, text text not null,
        event text, primary key (table_id, n)) without rowid`.execute(db);
    },
  },
  '0002-accounts': {
    async up(db: Db) {
      await db.schema
        .createTable('accounts')
        .addColumn('person', 'text', (c) => c.primaryKey())
        .addColumn('login', 'text', (c) => c.notNull().unique())
        .addColumn('password', 'text', (c) => c.notNull())
        .execute();
      await sql`create table documents (
        person text not null, kind text not null, key text not null, value text not null, changed integer not null,
        primary key (person, kind, key)) without rowid`.execute(db);
    },
  },
  '0003-going-on': {
    async up(db: Db) {
      await db.schema
        .alterTable('tables')
        .addColumn('fixed', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '0004-passkeys': {
    async up(db: Db) {
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('counter', 'integer', (c) => c.notNull())
        .addColumn('created', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('passkeys_by_person').on('passkeys').columns(['person']).execute();
    },
  },
  '0005-hands': {
    async up(db: Db) {
      await db.schema
        .alterTable('tables')
        .addColumn('hands', 'text', (c) => c.notNull().defaultTo('{}'))
        .execute();
    },
  },
  '0006-limits': {
    async up(db: Db) {
      // Nobody is to be thrown out for what was not counted so far: all times begin now.
      const now = sql.lit(Date.now());
      await sql`alter table documents add column bytes integer not null default 0`.execute(db);
      await sql`update documents set bytes = length(cast(value as blob))`.execute(db);
      // What the list of documents shows is all in here, so that no value is read for it.
      await sql`create index documents_by_size on documents (person, bytes, changed)`.execute(db);
      await sql`alter table sessions add column used integer not null default ${now}`.execute(db);
      await sql`create index sessions_by_use on sessions (used)`.execute(db);
      await sql`create index sessions_by_person on sessions (person)`.execute(db);
      await sql`alter table tables add column touched integer not null default ${now}`.execute(db);
      await sql`create index tables_by_touch on tables (state, touched)`.execute(db);
    },
  },
};
