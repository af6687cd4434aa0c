import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../test/serving.ts';
import { backUp } from './backup.ts';
import { migrations } from './migrations.ts';
import { databaseFile, openStore } from './sqlite.ts';

const versions = Object.keys(migrations);

/** Fills a database of any version with what it can hold. */
function fill(folder: string): void {
  const db = new Database(databaseFile(folder));
  const has = (table: string): boolean =>
    db.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined;
  db.exec(`
    insert into people (id, name, created) values ('p1', 'Anna', 1);
    insert into sessions (hash, person, created) values ('h1', 'p1', 1);
    insert into tables (id, game, game_version, setup, seed, state, access, spectators, clock, host, branch, next, changed)
      values ('t1', 'sample', 1, '{"seats":2}', 'seed', 'running', 'public', 1, null, 'p1', 3, null, 5);
    insert into seats (table_id, seat, kind, person, name, bot, ready) values ('t1', 0, 'person', 'p1', 'Anna', null, 1);
    insert into answers (table_id, position, answer, seat, took) values ('t1', 0, 'pass', 0, 12);
    insert into letters (table_id, n, at, name, text, event) values ('t1', 0, 1, 'Anna', 'Hallo', null);
  `);
  if (has('accounts')) db.exec("insert into accounts (person, login, password) values ('p1', 'anna', 'x')");
  db.close();
}

describe('a database of every earlier version is brought up to date with all it holds', () => {
  it.each(versions)('%s', async (version) => {
    const folder = tempFolder();
    await (await openStore(folder, version)).close();
    fill(folder);
    const store = await openStore(folder);
    expect(await store.table('t1')).toMatchObject({
      ...{ id: 't1', setup: { seats: 2 }, state: 'running', spectators: true, branch: 3, fixed: false },
      seats: [{ kind: 'person', person: 'p1', name: 'Anna', ready: true }],
    });
    expect(await store.answers('t1')).toEqual([{ position: 0, answer: 'pass', seat: 0, took: 12 }]);
    expect(await store.chat('t1')).toMatchObject([{ name: 'Anna', text: 'Hallo' }]);
    expect(await store.personOf('h1', 0)).toMatchObject({ id: 'p1', name: 'Anna' });
    await store.close();
  });

  it('and there is more than one of them', () => expect(versions.length).toBeGreaterThan(1));
});

it('a copy made while the store is in use holds all that was committed, and can be put in its place', async () => {
  const folder = tempFolder();
  const store = await openStore(folder);
  await store.addPerson({ id: 'p1', name: 'Anna', session: 'h1', at: 1 });
  const copy = join(tempFolder(), 'tafelrunde.sqlite');
  expect(await backUp(folder, copy)).toBe(null);
  await store.addPerson({ id: 'p2', name: 'Bert', session: 'h2', at: 1 });
  await store.close();
  const restored = await openStore(join(copy, '..'));
  expect(await restored.personOf('h1', 0)).toMatchObject({ name: 'Anna' });
  expect(await restored.personOf('h2', 0)).toBe(null);
  await restored.close();
});
