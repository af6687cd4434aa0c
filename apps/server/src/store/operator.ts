import Database from 'better-sqlite3';
import { databaseFile } from './sqlite.ts';

/**
 * Marks the owner of a login as one who runs the server, or no longer; also while a server uses the data folder. False if there
 * is no such login.
 */
export function markOperator(folder: string, login: string, on: boolean): boolean {
  const file = new Database(databaseFile(folder), { fileMustExist: true, timeout: 5000 });
  try {
    const row = file.prepare('select person from accounts where login = ?').get(login) as
      | { person: string }
      | undefined;
    if (!row) return false;
    const change = on
      ? 'insert or ignore into operators (person) values (?)'
      : 'delete from operators where person = ?';
    file.prepare(change).run(row.person);
    return true;
  } finally {
    file.close();
  }
}
