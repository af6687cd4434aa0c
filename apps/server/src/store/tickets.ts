import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Questions that wait for one answer each. */
export class Tickets {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async add(ticket: string, question: string, until: number): Promise<void> {
    await this.db.insertInto('tickets').values({ ticket, question, until }).execute();
  }

  async take(ticket: string, now: number): Promise<string | null> {
    // In one go: of two who come with the same ticket, one gets the question.
    const taken = await this.db
      .deleteFrom('tickets')
      .where('ticket', '=', ticket)
      .returning(['question', 'until'])
      .executeTakeFirst();
    return taken && taken.until >= now ? taken.question : null;
  }

  async forget(before: number, most: number): Promise<number> {
    const old = await this.db.deleteFrom('tickets').where('until', '<', before).executeTakeFirst();
    const newest = this.db.selectFrom('tickets').select('ticket').orderBy('until', 'desc').limit(most);
    const many = await this.db.deleteFrom('tickets').where('ticket', 'not in', newest).executeTakeFirst();
    return Number(old.numDeletedRows) + Number(many.numDeletedRows);
  }
}
