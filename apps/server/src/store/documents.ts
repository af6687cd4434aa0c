import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Engine } from './sql-store.ts';
import type { DocumentEntry, Quota, StoredDocument } from './store.ts';

/** What people keep. Their number and size are reckoned without reading any of them. */
export class Documents {
  private readonly db: Kysely<Schema>;
  private readonly engine: Pick<Engine, 'holdPerson'>;

  constructor(db: Kysely<Schema>, engine: Pick<Engine, 'holdPerson'>) {
    this.db = db;
    this.engine = engine;
  }

  entries(person: string): Promise<readonly DocumentEntry[]> {
    return this.db
      .selectFrom('documents')
      .select(['kind', 'key', 'bytes', 'changed'])
      .where('person', '=', person)
      .execute();
  }

  async one(person: string, kind: string, key: string) {
    const row = await this.db
      .selectFrom('documents')
      .select(['kind', 'key', 'value as text', 'changed'])
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ?? null;
  }

  async put(person: string, { kind, key, text }: StoredDocument, at: number, quota: Quota): Promise<number | null> {
    const bytes = Buffer.byteLength(text);
    return this.db.transaction().execute(async (trx) => {
      await this.engine.holdPerson(trx, person);
      const { number, size } = await trx
        .selectFrom('documents')
        .select((e) => [e.fn.countAll<number>().as('number'), e.fn.sum<number | null>('bytes').as('size')])
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      const before = await trx
        .selectFrom('documents')
        .select(['bytes', 'changed'])
        .where('person', '=', person)
        .where('kind', '=', kind)
        .where('key', '=', key)
        .executeTakeFirst();
      if (!before && number >= quota.documents) return null;
      if ((size ?? 0) - (before?.bytes ?? 0) + bytes > quota.bytes) return null;
      // Whoever remembers the time of the last change must see that there was another.
      const changed = Math.max(at, (before?.changed ?? 0) + 1);
      await trx
        .insertInto('documents')
        .values({ person, kind, key, value: text, changed, bytes })
        .onConflict((c) => c.columns(['person', 'kind', 'key']).doUpdateSet({ value: text, changed, bytes }))
        .execute();
      return changed;
    });
  }

  async remove(person: string, kind: string, key: string): Promise<void> {
    await this.db
      .deleteFrom('documents')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .execute();
  }
}
