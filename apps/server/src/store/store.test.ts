import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { postgres, withoutEngines } from '../../test/engines.ts';
import { tempFolder } from '../../test/serving.ts';
import { storeContract } from '../../test/store-contract.ts';
import { migrations } from './migrations.ts';
import { postgresMigrations } from './postgres/migrations.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openStore } from './sqlite.ts';

storeContract('SQLite', () => openStore(tempFolder()));
storeContract('PostgreSQL', async () => openPostgres(await (await postgres()).database()), withoutEngines);

it('both databases have the same versions', () => {
  expect(Object.keys(postgresMigrations)).toEqual(Object.keys(migrations));
});

it.skipIf(withoutEngines)('both have the same tables with the same columns, and PostgreSQL wide numbers', async () => {
  const sqlite = await openStore(tempFolder());
  const server = await openPostgres(await (await postgres()).database());
  const own = await sql<{ at: string }>`
    select m.name || '.' || c.name as at from sqlite_master m, pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'kysely%' and m.name not like 'sqlite%' order by 1`.execute(sqlite.db);
  const theirs = await sql<{ at: string; type: string }>`
    select table_name || '.' || column_name as at, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(server.db);
  expect(theirs.rows.map(({ at }) => at)).toEqual(own.rows.map(({ at }) => at));
  expect([...new Set(theirs.rows.map(({ type }) => type))].sort()).toEqual(['bigint', 'double precision', 'text']);
  await sqlite.close();
  await server.close();
});

it.skipIf(withoutEngines)('servers that start at the same time bring the database up to date together', async () => {
  const url = await (await postgres()).database();
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
  await stores[0].addPerson({ id: 'p1', name: 'Anna', session: 'h1', at: 1 });
  expect(await stores[3].personOf('h1', 0)).toMatchObject({ name: 'Anna' });
  for (const store of stores) await store.close();
});

it.skipIf(withoutEngines)('a database of a later version is refused', async () => {
  const url = await (await postgres()).database();
  const store = await openPostgres(url);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(store.db);
  await store.close();
  await expect(openPostgres(url)).rejects.toMatchObject({ code: 'data-newer' });
});
