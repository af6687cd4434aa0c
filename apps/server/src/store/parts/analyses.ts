import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** What was found out about a finished game, or how far that has come. */
export interface StoredAnalysis {
  /** As JSON. */
  readonly text: string;
  readonly finished: boolean;
  readonly at: number;
}

/** Analyses of finished games, kept with them; also how far one has come, so that every node can tell. */
export interface AnalysisStore {
  of(table: string): Promise<StoredAnalysis | null>;
  /** Puts a new one there, unless one is finished, or was under way after that time. Whether it did. */
  begin(table: string, text: string, at: number, after: number): Promise<boolean>;
  /** How far it has come. False if nobody wants it any more. */
  note(table: string, analysis: StoredAnalysis): Promise<boolean>;
  /** Takes one away that is not finished. */
  drop(table: string): Promise<void>;
}

export class Analyses implements AnalysisStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async of(table: string): Promise<StoredAnalysis | null> {
    const row = await this.db
      .selectFrom('analyses')
      .select(['text', 'finished', 'at'])
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row ? { ...row, finished: row.finished === 1 } : null;
  }

  async begin(table: string, text: string, at: number, after: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('analyses')
      .values({ table_id: table, text, finished: 0, at })
      .onConflict((c) =>
        c
          .column('table_id')
          .doUpdateSet({ text, at })
          .where('analyses.finished', '=', 0)
          .where('analyses.at', '<=', after),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async note(table: string, { text, finished, at }: StoredAnalysis): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('analyses')
      .set({ text, at, finished: finished ? 1 : 0 })
      .where('table_id', '=', table)
      .where('finished', '=', 0)
      .executeTakeFirst();
    return Number(numUpdatedRows) > 0;
  }

  async drop(table: string): Promise<void> {
    await this.db.deleteFrom('analyses').where('table_id', '=', table).where('finished', '=', 0).execute();
  }
}
