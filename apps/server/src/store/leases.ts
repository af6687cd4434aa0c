import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Engine } from './sql-store.ts';
import { type Claim, type Lease, LeaseLost, type Write } from './store.ts';

/** A table that is held, as the database knows it. */
export type Held = Lease;

/** Nodes that are gone for so long are forgotten. */
const LONG_GONE = 3600 * 1000;

/**
 * Who holds which table. A node lives as long as it beats; what a node held that has stopped beating may be claimed by others.
 * Whether somebody may write is not a matter of time: each claim raises the epoch, and a commit under an older one fails.
 */
export class Leases {
  private readonly db: Kysely<Schema>;
  private readonly engine: Pick<Engine, 'now' | 'leases'>;

  constructor(db: Kysely<Schema>, engine: Pick<Engine, 'now' | 'leases'>) {
    this.db = db;
    this.engine = engine;
  }

  async beat(node: string, milliseconds: number): Promise<void> {
    const until = sql<number>`${this.engine.now} + ${sql.lit(Math.round(milliseconds))}`;
    await this.db
      .insertInto('nodes')
      .values({ id: node, until })
      .onConflict((c) => c.column('id').doUpdateSet({ until }))
      .execute();
  }

  async retire(node: string): Promise<void> {
    await this.db.updateTable('leases').set({ node: '' }).where('node', '=', node).execute();
    const gone = sql<number>`${this.engine.now} - ${sql.lit(LONG_GONE)}`;
    await this.db
      .deleteFrom('nodes')
      .where((e) => e.or([e('id', '=', node), e('until', '<', gone)]))
      .execute();
  }

  async living(): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('nodes').select('id').where('until', '>', this.engine.now).execute();
    return rows.map(({ id }) => id);
  }

  async claim(table: string, node: string): Promise<Claim> {
    for (;;) {
      const won = await this.db
        .insertInto('leases')
        .values({ table_id: table, node, epoch: 1 })
        .onConflict((c) =>
          c
            .column('table_id')
            .doUpdateSet({ node, epoch: sql<number>`leases.epoch + 1` })
            .where((e) => {
              const living = e.selectFrom('nodes').select('id').whereRef('nodes.id', '=', 'leases.node');
              const holds = e.exists(living.where('nodes.until', '>', this.engine.now));
              return e.or([e('leases.node', '=', node), e.not(holds)]);
            }),
        )
        .returning('epoch')
        .executeTakeFirst();
      if (won) return { epoch: won.epoch, owner: null };
      const other = await this.db.selectFrom('leases').select('node').where('table_id', '=', table).executeTakeFirst();
      // It may have let go of it just now.
      if (other && other.node !== '') return { epoch: null, owner: other.node };
    }
  }

  async release(leases: readonly Lease[]): Promise<void> {
    for (const { table, epoch } of leases) {
      await this.db
        .updateTable('leases')
        .set({ node: '' })
        .where('table_id', '=', table)
        .where('epoch', '=', epoch)
        .execute();
    }
  }

  /** Fails if one of the writes is by somebody who does not hold his table any more. Until the end nobody else gets it. */
  async guard(trx: Transaction<Schema>, writes: readonly Write[]): Promise<void> {
    const wanted = new Map<string, number>();
    for (const one of writes) if (one.type === 'lease') wanted.set(one.table, one.epoch);
    if (wanted.size === 0) return;
    const held = new Map((await this.engine.leases(trx, [...wanted.keys()])).map(({ table, epoch }) => [table, epoch]));
    for (const [table, epoch] of wanted) if (held.get(table) !== epoch) throw new LeaseLost(table);
  }
}
