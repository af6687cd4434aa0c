import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { buildServer } from '../../../../scripts/build.mjs';
import { ServerProcess } from '../../src/client/process.ts';
import { Visitor } from '../../src/client/visitor.ts';
import { createLog } from '../../src/log.ts';
import type { Problem } from '../../src/problems.ts';
import { serve } from '../../src/serve.ts';
import { backUp, restore } from '../../src/store/backup.ts';
import { databaseFile } from '../../src/store/sqlite.ts';
import { StoreProblem } from '../../src/store/store.ts';
import { troubleOf } from '../../src/store/trouble.ts';
import { ask } from '../raw.ts';
import { emptyPage, playOn, startServer, startTable, tempFolder, testConfig } from '../serving.ts';
import { watchedStore } from '../watched-store.ts';

async function refusal(data: string, openStore?: () => Promise<never>): Promise<Problem | null> {
  const config = testConfig({ data });
  const served = await serve({ port: 0, webRoot: emptyPage(), config, openStore });
  if (!served.ok) return served.problem;
  await served.stop();
  return null;
}

/** A folder with a table in it, and a copy of it. */
async function playedFolder(): Promise<{ data: string; copy: string }> {
  const data = tempFolder();
  const server = await startServer({ config: { data } });
  const { tables } = await startTable(server.url, 2);
  await playOn(tables, 3);
  const copy = join(tempFolder(), 'copy.sqlite');
  expect(await backUp(data, copy)).toBe(null);
  await server.stop();
  return { data, copy };
}

/** Writes nonsense over the middle of a file. */
function spoil(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096 + 100, Math.min(bytes.length, 4096 * 12));
  writeFileSync(file, bytes);
}

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')]));

/** A real error of a full disk: a database that may not grow. */
function fullError(): unknown {
  const database = new Database(':memory:');
  try {
    database.pragma('max_page_count = 2');
    database.exec('create table a (x); create table b (x); create table c (x)');
  } catch (error) {
    return error;
  } finally {
    database.close();
  }
  return null;
}

describe('at the start', () => {
  it('a damaged database is called damaged, and what to do about it is said', async () => {
    const { data } = await playedFolder();
    spoil(databaseFile(data));
    const problem = await refusal(data);
    expect(problem).toMatchObject({ code: 'data-corrupted', exitCode: 1 });
    expect(problem?.sentence.en).toContain('is damaged');
    expect(problem?.sentence.de).toContain('restore');
  });

  it('also where nobody would have looked for long', async () => {
    const { data } = await playedFolder();
    const bytes = readFileSync(databaseFile(data));
    const database = new Database(databaseFile(data), { readonly: true });
    const page = database.prepare("select rootpage from sqlite_master where name = 'letters'").pluck().get() as number;
    database.close();
    bytes.fill(0xa5, (page - 1) * 4096, page * 4096);
    writeFileSync(databaseFile(data), bytes);
    expect(await refusal(data)).toMatchObject({ code: 'data-corrupted' });
  });

  it('so is a file that is no database at all', async () => {
    const data = tempFolder();
    writeFileSync(databaseFile(data), 'This is no database, but somebody has put it here. '.repeat(100));
    expect(await refusal(data)).toMatchObject({ code: 'data-corrupted' });
  });

  it.skipIf(!existsSync('/sys/kernel'))('a folder that cannot be written is called that', async () => {
    const problem = await refusal('/sys/kernel/tafelrunde');
    expect(problem).toMatchObject({ code: 'data-readonly', exitCode: 1 });
    expect(problem?.sentence.en).toContain('may not write into the folder /sys/kernel/tafelrunde');
  });

  it.skipIf(process.getuid?.() === 0)('so is a database that cannot be written', async () => {
    const { data } = await playedFolder();
    chmodSync(data, 0o500);
    expect(await refusal(data)).toMatchObject({ code: 'data-readonly' });
    chmodSync(data, 0o700);
  });

  it('a full disk is called that', async () => {
    expect(troubleOf(fullError())).toBe('disk-full');
    const problem = await refusal(tempFolder(), async () => {
      throw new StoreProblem(troubleOf(fullError()), fullError());
    });
    expect(problem?.sentence.en).toContain('There is no room left on the disk');
  });

  it('a database of a later version is called that', async () => {
    const { data } = await playedFolder();
    const database = new Database(databaseFile(data));
    database.exec("insert into kysely_migration values ('9999-the-future', '2099')");
    database.close();
    expect(await refusal(data)).toMatchObject({ code: 'data-newer' });
  });

  it('the database is nobody else’s on this machine, also if it was before', async () => {
    const { data } = await playedFolder();
    const file = databaseFile(data);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    const server = await startServer({ config: { data } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await Visitor.called(server.url, 'Anna');
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
  });
});

describe('the health address', () => {
  it('says what is wrong with the disk, and that it is well again without anybody playing', async () => {
    let full = false;
    const openStore = watchedStore(async (name, call) => {
      if (full && (name === 'commit' || name === 'check')) throw fullError();
      return call();
    });
    const { url, port } = await startServer({ openStore });
    const { tables } = await startTable(url, 2);
    full = true;
    const asked = tables.find(({ picture }) => picture?.decision)!;
    expect((await asked.answer(asked.picture!.decision!.options[0].id)).type).not.toBe('done');
    const sick = await ask(port, { path: '/healthz' });
    expect([sick.status, JSON.parse(sick.text)]).toEqual([503, { status: 'failing', reason: 'disk-full' }]);
    full = false;
    let well = 503;
    for (let i = 0; i < 200 && well !== 200; i++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      well = (await ask(port, { path: '/healthz' })).status;
    }
    expect(well).toBe(200);
  });

  it('says so when the database was damaged while the server ran', async () => {
    const openStore = watchedStore(async (name, call) => {
      if (name === 'check') throw Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' });
      return call();
    });
    const { port } = await startServer({ openStore });
    const { status, text } = await ask(port, { path: '/healthz' });
    expect([status, JSON.parse(text).reason]).toEqual([503, 'data-corrupted']);
  });

  it('costs nothing, however often it is asked', async () => {
    let checks = 0;
    const openStore = watchedStore(async (name, call) => {
      if (name === 'check') checks++;
      return call();
    });
    const { port } = await startServer({ openStore });
    await Promise.all(Array.from({ length: 50 }, () => ask(port, { path: '/healthz' })));
    expect(checks).toBeLessThan(5);
  });
});

it('a request that fails is logged with an id that the visitor is shown, and nothing else', async () => {
  const lines: string[] = [];
  const openStore = watchedStore(async (name, call) => {
    if (name === 'publicTables') throw Object.assign(new TypeError('the inner works'), { code: 'E_INNER' });
    return call();
  });
  const { port } = await startServer({ openStore, log: createLog((line) => lines.push(line)) });
  const { status, text, headers } = await ask(port, { path: '/api/tables' });
  expect(status).toBe(500);
  expect(headers['cache-control']).toBe('no-store');
  const said = JSON.parse(text) as { code: string; id: string };
  expect(said).toEqual({ code: 'failed', id: expect.stringMatching(/^[0-9a-f]{8}$/) });
  const logged = lines.map((line) => JSON.parse(line)).find(({ id }) => id === said.id);
  expect(logged).toMatchObject({
    ...{ level: 'error', method: 'GET', route: '/api/tables' },
    error: { name: 'TypeError', message: 'the inner works', code: 'E_INNER', stack: expect.stringContaining('14-op') },
  });
});

it('an error keeps its name, message, code and stack on its way out of the thread of the store', {
  timeout: 400_000,
}, async () => {
  expect(await buildServer()).toBe(true);
  const data = tempFolder();
  const env = { TAFELRUNDE_DATA: data, TAFELRUNDE_PAGE: emptyPage() };
  const script = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
  const server = await ServerProcess.start(env, script);
  const visitor = await Visitor.called(server.url, 'Anna');
  const database = new Database(databaseFile(data));
  database.exec('drop table seats');
  database.close();
  const { status, json } = await visitor.ask('GET', '/tables/mine');
  expect(status).toBe(500);
  await server.stop();
  const logged = server.log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .find(({ id }) => id === (json as { id: string }).id);
  expect(logged.error).toMatchObject({
    ...{ name: 'SqliteError', message: 'no such table: seats', code: 'SQLITE_ERROR' },
    stack: expect.stringContaining('sql-store.js'),
  });
});

describe('putting a copy back', () => {
  it.each([
    ['is damaged', 'damaged', spoil],
    [
      'is of a later version',
      'newer',
      (file: string) => {
        const database = new Database(file);
        database.exec("insert into kysely_migration values ('9999-the-future', '2099')");
        database.close();
      },
    ],
    [
      'is a database of something else',
      'damaged',
      (file: string) => {
        writeFileSync(file, '');
        const database = new Database(file);
        database.exec('create table recipes (name text)');
        database.close();
      },
    ],
  ])('that %s leaves the folder as it was, byte by byte', async (_what, problem, change) => {
    const { data, copy } = await playedFolder();
    change(copy);
    const before = filesIn(data);
    expect(await restore(data, copy)).toBe(problem);
    expect(filesIn(data)).toEqual(before);
    expect(await refusal(data)).toBe(null);
  });

  it('into a folder that is not there, and cannot be, leaves none', async () => {
    const { copy } = await playedFolder();
    spoil(copy);
    const data = join(tempFolder(), 'new');
    expect(await restore(data, copy)).toBe('damaged');
    expect(existsSync(data)).toBe(false);
  });

  it('in place of a damaged one keeps that, with what was not yet written into it', async () => {
    const { data, copy } = await playedFolder();
    spoil(databaseFile(data));
    writeFileSync(`${databaseFile(data)}-wal`, 'what a server that was killed has left');
    mkdirSync(join(data, 'other'));
    expect(await restore(data, copy)).toBe(null);
    const names = readdirSync(data);
    expect(names.filter((name) => /\.before-[^-]+-\d+-\d+T[\d.-]+Z$/.test(name))).toHaveLength(1);
    expect(names.filter((name) => /before.*-wal$/.test(name))).toHaveLength(1);
    expect(names).not.toContain('tafelrunde.sqlite-wal');
    expect(names.filter((name) => name.startsWith('restoring'))).toEqual([]);
    expect(await refusal(data)).toBe(null);
  });
});
