import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { StoredTable, Write } from './store.ts';

/** Writes of the same kind that follow each other: answers and letters of many tables are one statement. */
export function runsOf(writes: readonly Write[]): Write[][] {
  const runs: Write[][] = [];
  for (const one of writes) {
    const last = runs.at(-1);
    if (last && last[0].type === one.type && last.length < MOST_ROWS) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** SQLite takes 32,766 values in one statement. */
const MOST_ROWS = 2000;

/** Writes a run into the database. */
export async function write(trx: Transaction<Schema>, run: readonly Write[]): Promise<void> {
  switch (run[0].type) {
    case 'answer': {
      const rows = (run as readonly Extract<Write, { type: 'answer' }>[]).map(({ table, answer }) => ({
        table_id: table,
        ...answer,
      }));
      await trx.insertInto('answers').values(rows).execute();
      return;
    }
    case 'letter': {
      const rows = (run as readonly Extract<Write, { type: 'letter' }>[]).map(({ table, letter }) => ({
        table_id: table,
        ...letter,
      }));
      await trx.insertInto('letters').values(rows).execute();
      return;
    }
    case 'forget-letters':
      for (const { table, events, before } of run as readonly Extract<Write, { type: 'forget-letters' }>[]) {
        await trx
          .deleteFrom('letters')
          .where('table_id', '=', table)
          .where('n', '<', before)
          .where('event', events ? 'is not' : 'is', null)
          .execute();
      }
      return;
    case 'take-back':
      for (const { table, to } of run as readonly Extract<Write, { type: 'take-back' }>[]) {
        await trx.deleteFrom('answers').where('table_id', '=', table).where('position', '>=', to).execute();
      }
      return;
    case 'table':
      for (const { table } of run as readonly Extract<Write, { type: 'table' }>[]) await writeTable(trx, table);
  }
}

async function writeTable(trx: Transaction<Schema>, table: StoredTable): Promise<void> {
  const { id, seats } = table;
  const row = {
    game: table.game,
    game_version: table.gameVersion,
    setup: JSON.stringify(table.setup),
    seed: table.seed,
    state: table.state,
    access: table.access,
    spectators: table.spectators ? 1 : 0,
    clock: table.clock ? JSON.stringify(table.clock) : null,
    host: table.host,
    branch: table.branch,
    fixed: table.fixed ? 1 : 0,
    next: table.next,
    changed: table.changed,
    hands: JSON.stringify(table.hands),
    touched: table.changed,
  };
  await trx
    .insertInto('tables')
    .values({ id, ...row })
    // Somebody may have been there since it was last changed.
    .onConflict((c) => c.column('id').doUpdateSet({ ...row, touched: sql`max(touched, excluded.touched)` }))
    .execute();
  await trx.deleteFrom('seats').where('table_id', '=', id).execute();
  if (seats.length === 0) return;
  const rows = seats.map(({ kind, person, name, bot, ready }, seat) => ({
    ...{ table_id: id, seat, kind, person, name, bot, ready: ready ? 1 : 0 },
  }));
  await trx.insertInto('seats').values(rows).execute();
}
