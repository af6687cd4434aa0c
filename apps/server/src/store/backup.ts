import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFile, openStore, takeLock } from './sqlite.ts';
import { StoreProblem } from './store.ts';
import { troubleOf } from './trouble.ts';

/** Why a copy could not be made or put back. */
export type BackupProblem =
  | 'no-data'
  | 'exists'
  | 'no-copy'
  | 'in-use'
  | 'newer'
  | 'damaged'
  | 'data-damaged'
  | 'disk-full'
  | 'readonly';

/**
 * Copies the database of a data folder into a new file, also while a server uses it. It is the state of one moment, taken in
 * one go: however much is written meanwhile, it ends. The file is there only when it is whole. Null if all went well.
 */
export async function backUp(folder: string, file: string): Promise<BackupProblem | null> {
  if (!existsSync(databaseFile(folder))) return 'no-data';
  if (existsSync(file)) return 'exists';
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    const database = new Database(databaseFile(folder), { readonly: true });
    try {
      database.prepare('vacuum into ?').run(part);
    } finally {
      database.close();
    }
    chmodSync(part, 0o600);
    ontoDisk(part);
    if (!isSound(part)) return 'damaged';
    renameSync(part, file);
    return null;
  } catch (error) {
    return problemOf(error, 'data-damaged');
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Puts a copy in the place of the database of a data folder, where no server may be running. It is checked and brought up to
 * date beside it first; the folder changes in one step at the end. What was there is kept under another name.
 */
export async function restore(folder: string, file: string): Promise<BackupProblem | null> {
  if (!existsSync(file)) return 'no-copy';
  if (!isSound(file)) return 'damaged';
  const isNew = !existsSync(folder);
  let lock: Database.Database | null = null;
  let aside = '';
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const place = databaseFile(folder);
    if (existsSync(place)) lock = takeLock(folder);
    aside = mkdtempSync(join(folder, 'restoring-'));
    copyFileSync(file, databaseFile(aside));
    // Whatever a server would find wrong with it is found here.
    await (await openStore(aside)).close();
    ontoDisk(databaseFile(aside));
    keepBeside(place);
    renameSync(databaseFile(aside), place);
    ontoDisk(folder);
    return null;
  } catch (error) {
    return problemOf(error, 'damaged');
  } finally {
    if (aside !== '') rmSync(aside, { recursive: true, force: true });
    lock?.close();
    if (isNew && !existsSync(databaseFile(folder))) rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps what is there under another name, with what was not yet written into it; its own name is free for another. */
function keepBeside(place: string): void {
  if (!existsSync(place)) return;
  const name = `${place}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  if (existsSync(`${place}-wal`)) {
    // A server was killed here. The two are kept as they are, before anybody tries to put them together.
    for (const rest of ['', '-wal']) copyFileSync(place + rest, name + rest);
    finishWrites(place);
  } else secondName(place, name);
  // These belong to the old one and would spoil a new one.
  for (const rest of ['-wal', '-shm']) rmSync(place + rest, { force: true });
}

function secondName(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    // Some disks have no second names.
    copyFileSync(path, name);
  }
}

/** Until the new one is there, the old one is to be whole, if that is still possible. */
function finishWrites(place: string): void {
  try {
    const database = new Database(place);
    database.pragma('wal_checkpoint(truncate)');
    database.close();
  } catch {
    // A database that cannot be opened is what copies are for.
  }
}

function problemOf(error: unknown, otherwise: BackupProblem): BackupProblem {
  const code = error instanceof StoreProblem ? error.code : troubleOf(error);
  switch (code) {
    case 'data-in-use':
      return 'in-use';
    case 'data-newer':
      return 'newer';
    case 'disk-full':
      return 'disk-full';
    case 'data-readonly':
      return 'readonly';
    case 'data-corrupted':
      return otherwise;
    default:
      throw error;
  }
}

function ontoDisk(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Whether a file is a whole database of ours. It is opened as it is, so that nothing is made beside it. */
function isSound(file: string): boolean {
  try {
    const database = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const ours = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
      return ours !== undefined && database.pragma('integrity_check', { simple: true }) === 'ok';
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
