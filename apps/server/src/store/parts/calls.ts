import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Where a browser can be reached by push: what it gave us, as JSON. */
export interface Subscription {
  readonly endpoint: string;
  readonly value: string;
}

/** A seat that is kept for somebody by name. */
export interface StoredInvitation {
  readonly table: string;
  readonly game: string;
  readonly by: string;
  readonly at: number;
}

/** A running game whose question waits until a given time. */
export interface Waiting {
  readonly table: string;
  /** Who is asked (null for a bot), since when, until when. */
  readonly person: string | null;
  readonly since: number;
  readonly due: number;
}

/** How people want to be called to their tables, and who waits for them. */
export interface CallStore {
  /** The wishes of a person as JSON; null if he has none. */
  wishes(person: string): Promise<string | null>;
  keepWishes(person: string, value: string): Promise<void>;
  /** Keeps a subscription; one that was somebody else's on that device is his no longer. At most so many for one person. */
  subscribe(person: string, subscription: Subscription, at: number, most: number): Promise<void>;
  /** Forgets it; of that person, unless it is null. */
  unsubscribe(endpoint: string, person: string | null): Promise<void>;
  subscriptions(person: string): Promise<readonly Subscription[]>;
  /** What is kept under that name; what is given, if nothing was: whoever comes first decides. */
  secret(name: string, fresh: string): Promise<string>;
  invite(table: string, person: string, by: string, at: number): Promise<void>;
  uninvite(table: string, person: string): Promise<void>;
  invitations(person: string): Promise<readonly StoredInvitation[]>;
  /** Running games whose time is up at that time, the longest overdue first. */
  due(at: number, most: number): Promise<readonly Waiting[]>;
  /** Running games whose time is up before that time and of which nobody was reminded; they count as told from now on. */
  takeReminders(before: number, most: number): Promise<readonly (Waiting & { readonly person: string })[]>;
}

export class Calls implements CallStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async wishes(person: string): Promise<string | null> {
    const row = await this.db.selectFrom('wishes').select('value').where('person', '=', person).executeTakeFirst();
    return row?.value ?? null;
  }

  async keepWishes(person: string, value: string): Promise<void> {
    await this.db
      .insertInto('wishes')
      .values({ person, value })
      .onConflict((c) => c.column('person').doUpdateSet({ value }))
      .execute();
  }

  async subscribe(person: string, { endpoint, value }: Subscription, at: number, most: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      const row = { endpoint, person, value, created: at };
      await trx
        .insertInto('subscriptions')
        .values(row)
        .onConflict((c) => c.column('endpoint').doUpdateSet({ person, value, created: at }))
        .execute();
      const kept = await trx
        .selectFrom('subscriptions')
        .select('endpoint')
        .where('person', '=', person)
        .orderBy('created', 'desc')
        .execute();
      const over = kept.slice(most).map((one) => one.endpoint);
      if (over.length > 0) await trx.deleteFrom('subscriptions').where('endpoint', 'in', over).execute();
    });
  }

  async unsubscribe(endpoint: string, person: string | null): Promise<void> {
    let gone = this.db.deleteFrom('subscriptions').where('endpoint', '=', endpoint);
    if (person !== null) gone = gone.where('person', '=', person);
    await gone.execute();
  }

  subscriptions(person: string): Promise<readonly Subscription[]> {
    return this.db.selectFrom('subscriptions').select(['endpoint', 'value']).where('person', '=', person).execute();
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.db
      .insertInto('secrets')
      .values({ name, value: fresh })
      .onConflict((c) => c.column('name').doNothing())
      .execute();
    const row = await this.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
    return row.value;
  }

  async invite(table: string, person: string, by: string, at: number): Promise<void> {
    await this.db
      .insertInto('invitations')
      .values({ table_id: table, person, inviter: by, at })
      .onConflict((c) => c.columns(['table_id', 'person']).doNothing())
      .execute();
  }

  async uninvite(table: string, person: string): Promise<void> {
    await this.db.deleteFrom('invitations').where('table_id', '=', table).where('person', '=', person).execute();
  }

  async invitations(person: string): Promise<readonly StoredInvitation[]> {
    return this.db
      .selectFrom('invitations as i')
      .innerJoin('tables as t', 't.id', 'i.table_id')
      .innerJoin('people as p', 'p.id', 'i.inviter')
      .select(['i.table_id as table', 't.game', 'p.name as by', 'i.at'])
      .where('i.person', '=', person)
      .where('t.state', '=', 'open')
      .orderBy('i.at', 'desc')
      .limit(20)
      .execute();
  }

  async due(at: number, most: number): Promise<readonly Waiting[]> {
    const rows = await this.waiting().where('due', '<=', at).orderBy('due').limit(most).execute();
    return rows.map((row) => ({ ...row, due: row.due ?? 0 }));
  }

  async takeReminders(before: number, most: number) {
    return this.db.transaction().execute(async (trx) => {
      const rows = await this.waiting(trx)
        .where('due', '<', before)
        .where('asked', 'is not', null)
        .where('reminded', '=', 0)
        .orderBy('due')
        .limit(most)
        .execute();
      const ids = rows.map(({ table }) => table);
      if (ids.length > 0) await trx.updateTable('tables').set({ reminded: 1 }).where('id', 'in', ids).execute();
      return rows.map((row) => ({ ...row, person: row.person ?? '', due: row.due ?? 0 }));
    });
  }

  private waiting(db: Kysely<Schema> = this.db) {
    return db
      .selectFrom('tables')
      .select(['id as table', 'asked as person', 'since', 'due'])
      .where('state', '=', 'running')
      .where('due', 'is not', null);
  }
}
