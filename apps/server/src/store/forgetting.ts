import type { Kysely } from 'kysely';
import { forgetPeople } from './parts/persons.ts';
import type { Schema } from './schema.ts';
import type { StoredTable } from './store.ts';
import { laterTouch } from './writing.ts';

/** When things were last used, and what becomes of those that nobody uses any more. */
export class Forgetting {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async touch(tables: readonly string[], at: number): Promise<void> {
    for (const some of portions(tables)) {
      await this.db
        .updateTable('tables')
        .set({ touched: laterTouch(at) })
        .where('id', 'in', some)
        .execute();
    }
  }

  async useSessions(hashes: readonly string[], at: number): Promise<void> {
    for (const some of portions(hashes)) {
      await this.db.updateTable('sessions').set({ used: at }).where('hash', 'in', some).execute();
    }
  }

  async tables(state: StoredTable['state'], before: number, most: number): Promise<number> {
    return this.db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('tables')
        .select('id')
        .where('state', '=', state)
        .where('touched', '<', before)
        .limit(most)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      for (const table of ['seats', 'answers', 'letters', 'invitations', 'leases', 'analyses'] as const) {
        await trx.deleteFrom(table).where('table_id', 'in', ids).execute();
      }
      await trx.deleteFrom('tables').where('id', 'in', ids).execute();
      return ids.length;
    });
  }

  async sessions(before: number): Promise<number> {
    const { numDeletedRows } = await this.db.deleteFrom('sessions').where('used', '<', before).executeTakeFirst();
    return Number(numDeletedRows);
  }

  async guests(before: number, most: number): Promise<number> {
    return this.db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('people as p')
        .select('p.id')
        .where('p.created', '<', before)
        .where((e) => {
          const has = (table: 'accounts' | 'passkeys' | 'seats') =>
            e.exists(e.selectFrom(table).select('person').whereRef(`${table}.person`, '=', 'p.id'));
          const hosts = e.exists(e.selectFrom('tables').select('host').whereRef('tables.host', '=', 'p.id'));
          const sessions = e.selectFrom('sessions').select('hash').whereRef('sessions.person', '=', 'p.id');
          const kept = [has('accounts'), has('passkeys'), has('seats'), hosts];
          return e.not(e.or([...kept, e.exists(sessions.where('sessions.used', '>=', before))]));
        })
        .limit(most)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await forgetPeople(trx, ids);
      return ids.length;
    });
  }
}

/** A statement takes so many values. */
function* portions(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += 1000) yield ids.slice(at, at + 1000);
}
