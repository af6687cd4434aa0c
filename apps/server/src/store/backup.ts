import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFile, openStore, StoreProblem } from './sqlite.ts';

/** Why a copy could not be made or put back. */
export type BackupProblem = 'no-data' | 'exists' | 'no-copy' | 'in-use' | 'newer' | 'damaged';

/** Copies the database of a data folder into a new file, also while a server uses it. Null if all went well. */
export async function backUp(folder: string, file: string): Promise<BackupProblem | null> {
  if (!existsSync(databaseFile(folder))) return 'no-data';
  if (existsSync(file)) return 'exists';
  const database = new Database(databaseFile(folder), { readonly: true });
  try {
    await database.backup(file);
  } finally {
    database.close();
  }
  return isSound(file) ? null : 'damaged';
}

/**
 * Puts a copy in the place of the database of a data folder, where no server may be running. What was there is kept beside
 * it under another name.
 */
export async function restore(folder: string, file: string): Promise<BackupProblem | null> {
  if (!existsSync(file)) return 'no-copy';
  if (!isSound(file)) return 'damaged';
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = databaseFile(folder);
  try {
    // Whoever can open it has it for himself.
    if (existsSync(place)) await (await openStore(folder)).close();
  } catch (error) {
    if (error instanceof StoreProblem && error.code === 'data-in-use') return 'in-use';
    // A database that cannot be opened is what copies are for.
  }
  const fresh = `${place}.restored`;
  copyFileSync(file, fresh);
  if (existsSync(place)) renameSync(place, `${place}.before-${new Date().toISOString().replaceAll(':', '-')}`);
  for (const rest of ['-wal', '-shm']) rmSync(`${place}${rest}`, { force: true });
  renameSync(fresh, place);
  try {
    await (await openStore(dirname(place))).close();
  } catch (error) {
    return error instanceof StoreProblem && error.code === 'data-newer' ? 'newer' : 'damaged';
  }
  return null;
}

function isSound(file: string): boolean {
  try {
    const database = new Database(file, { readonly: true });
    try {
      return database.pragma('integrity_check', { simple: true }) === 'ok';
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
