import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { backUp } from '../../src/store/backup.ts';
import { databaseFile } from '../../src/store/sqlite.ts';
import { playOn, startServer, startTable, tempFolder } from '../serving.ts';

/** Somebody else who writes without a pause: both halves of each write are there, or neither is. */
function writeWithoutEnd(file: string): { readonly stop: () => Promise<unknown>; readonly begun: Promise<unknown> } {
  const library = createRequire(import.meta.url).resolve('better-sqlite3');
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     const Database = require(workerData.library);
     const db = new Database(workerData.file, { timeout: 60000 });
     db.exec('create table if not exists halves (side text, n integer, filling text)');
     const write = db.transaction((n) => {
       db.prepare('insert into halves values (?, ?, ?)').run('left', n, 'x'.repeat(2000));
       db.prepare('insert into halves values (?, ?, ?)').run('right', n, 'x'.repeat(2000));
     });
     for (let n = 0; n < 2000; n++) write(n);
     parentPort.postMessage('begun');
     let stopped = false;
     parentPort.on('message', () => { stopped = true; });
     let n = 2000;
     const more = () => { if (stopped) return process.exit(0); write(n++); setImmediate(more); };
     more();`,
    { eval: true, workerData: { file, library } },
  );
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  return {
    begun: new Promise((resolve) => worker.once('message', resolve)),
    stop: () => {
      worker.postMessage('stop');
      return ended;
    },
  };
}

it('a copy is made in bounded time while others write without a pause, and is of one moment', async () => {
  const data = tempFolder();
  const { url } = await startServer({ config: { data } });
  const { tables } = await startTable(url, 2);
  await playOn(tables, 4);
  const writer = writeWithoutEnd(databaseFile(data));
  await writer.begun;
  const copy = join(tempFolder(), 'copy.sqlite');
  try {
    const late = new Promise((resolve) => setTimeout(resolve, 15_000, 'late'));
    expect(await Promise.race([backUp(data, copy), late])).toBe(null);
  } finally {
    await writer.stop();
  }
  const database = new Database(copy, { readonly: true });
  const count = (side: string): unknown =>
    database.prepare('select count(*) from halves where side = ?').pluck().get(side);
  expect(count('left')).toBe(count('right'));
  expect(database.prepare('select count(*) from answers').pluck().get()).toBe(4);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  database.close();
  // Only its owner may read it, and nothing half-made lies beside it.
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(copy, '..'))).toEqual(['copy.sqlite']);
  await playOn(tables, 2);
});

it('a copy that could not be made leaves no file behind', async () => {
  const data = tempFolder();
  const server = await startServer({ config: { data } });
  await server.stop();
  const copy = join(tempFolder(), 'nowhere', 'copy.sqlite');
  expect(await backUp(data, copy)).toBe('readonly');
  expect(existsSync(copy)).toBe(false);
});
