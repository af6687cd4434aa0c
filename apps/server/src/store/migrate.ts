import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Schema } from './schema.ts';
import { StoreProblem } from './store.ts';
import { troubleOf } from './trouble.ts';

/** Brings a database up to date (or to a version). Others who want the same wait for it, where there can be others. */
export async function migrate(
  db: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>>,
  upTo?: string,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (!error) return;
  // A database with migrations that we do not know comes from a later version of this program.
  const later = error instanceof Error && error.message.startsWith('corrupted migrations');
  throw new StoreProblem(later ? 'data-newer' : troubleOf(error), error);
}
