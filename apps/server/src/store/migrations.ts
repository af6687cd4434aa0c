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
  '0007-friends': {
    async up(db: Db) {
      await sql`alter table tables add column asked text`.execute(db);
      await sql`alter table tables add column since integer not null default 0`.execute(db);
      await sql`alter table tables add column due integer`.execute(db);
      await sql`alter table tables add column reminded integer not null default 0`.execute(db);
      await sql`alter table tables add column follow integer not null default 0`.execute(db);
      await sql`create index tables_by_due on tables (state, due)`.execute(db);
      await sql`create table results (
        table_id text not null, seat integer not null, person text, game text not null, scenario text not null,
        seats integer not null, slow integer not null, won integer not null, score integer, deck text not null,
        at integer not null, rated integer not null, primary key (table_id, seat))`.execute(db);
      await sql`create index results_by_person on results (person, at)`.execute(db);
      await sql`create index results_by_score on results (game, scenario, seats, score)`.execute(db);
      await sql`create index results_unrated on results (rated, at)`.execute(db);
      await sql`create table ratings (
        person text not null, pool text not null, rating real not null, deviation real not null,
        volatility real not null, games integer not null, at integer not null, primary key (person, pool))`.execute(db);
      await sql`create index ratings_by_pool on ratings (pool, rating)`.execute(db);
      await sql`create table relations (
        person text not null, other text not null, kind text not null, at integer not null,
        primary key (person, other))`.execute(db);
      await sql`create index relations_by_other on relations (other)`.execute(db);
      await sql`create table reports (
        id text primary key, person text not null, about text not null, table_id text not null, reason text not null,
        text text not null, at integer not null, settled integer not null)`.execute(db);
      await sql`create table wishes (person text primary key, value text not null)`.execute(db);
      await sql`create table subscriptions (
        endpoint text primary key, person text not null, value text not null, created integer not null)`.execute(db);
      await sql`create index subscriptions_by_person on subscriptions (person)`.execute(db);
      await sql`create table secrets (name text primary key, value text not null)`.execute(db);
      await sql`create table invitations (
        table_id text not null, person text not null, inviter text not null, at integer not null,
        primary key (table_id, person))`.execute(db);
      await sql`create index invitations_by_person on invitations (person)`.execute(db);
      await sql`create table operators (person text primary key)`.execute(db);
      await sql`create table announcements (
        id text primary key, de text not null, en text not null, at integer not null, until integer not null)`.execute(
        db,
      );
    },
  },
  '0008-nodes': {
    async up(db: Db) {
      await db.schema
        .createTable('nodes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('until', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('leases')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('node', 'text', (c) => c.notNull())
        .addColumn('epoch', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('leases_by_node').on('leases').columns(['node']).execute();
      await db.schema
        .createTable('tickets')
        .addColumn('ticket', 'text', (c) => c.primaryKey())
        .addColumn('question', 'text', (c) => c.notNull())
        .addColumn('until', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('tickets_by_time').on('tickets').columns(['until']).execute();
    },
  },
  '0009-library': {
    async up(db: Db) {
      await sql`create table published (
        id text primary key, person text not null, game text not null, name text not null, text text not null,
        deck text not null, lab text, at bigint not null, copies integer not null)`.execute(db);
      await sql`create index published_by_game on published (game, at)`.execute(db);
      await sql`create index published_by_person on published (person)`.execute(db);
      await sql`create index results_by_deck on results (game, deck)`.execute(db);
    },
  },
  '0010-copies': {
    async up(db: Db) {
      await sql`alter table published add column faces text not null default '[]'`.execute(db);
      await sql`create table copies (
        deck text not null, person text not null, at bigint not null, primary key (deck, person))`.execute(db);
      await sql`create index copies_by_person on copies (person)`.execute(db);
    },
  },
  '0011-after-the-game': {
    async up(db: Db) {
      await sql`create table quests (
        day integer not null, game text not null, person text not null, won integer not null, points integer not null,
        pace integer not null, score integer, at integer not null, primary key (day, game, person))`.execute(db);
      await sql`create index quests_by_person on quests (person)`.execute(db);
      await sql`create table analyses (
        table_id text primary key, text text not null, finished integer not null, at integer not null)`.execute(db);
    },
  },
};
