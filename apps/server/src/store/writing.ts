import { type RawBuilder, sql, type Transaction } from 'kysely';
import { writeResults } from './parts/results.ts';
import type { Schema } from './schema.ts';
import type { StoredTable, Write } from './store.ts';

/** Writes of the same kind that follow each other: answers and chat of many tables are one statement. */
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
    // Looked at before anything is written (leases.ts).
    case 'lease':
      return;
    case 'answer': {
      const rows = (run as readonly Extract<Write, { type: 'answer' }>[]).map(({ table, answer }) => ({
        table_id: table,
        ...answer,
      }));
      await trx.insertInto('answers').values(rows).execute();
      return;
    }
    case 'chat': {
      const rows = (run as readonly Extract<Write, { type: 'chat' }>[]).map(({ table, message }) => ({
        table_id: table,
        ...message,
        // PostgreSQL keeps no text with a zero in it, and nobody reads one.
        name: message.name.replaceAll('\0', ''),
        text: message.text.replaceAll('\0', ''),
      }));
      await trx.insertInto('letters').values(rows).execute();
      return;
    }
    case 'forget-chat':
      for (const { table, events, before } of run as readonly Extract<Write, { type: 'forget-chat' }>[]) {
        await trx
          .deleteFrom('letters')
          .where('table_id', '=', table)
          .where('n', '<', before)
          .where('event', events ? 'is not' : 'is', null)
          .execute();
      }
      return;
    case 'turn':
      for (const { table, turn } of run as readonly Extract<Write, { type: 'turn' }>[]) {
        await trx
          .updateTable('tables')
          .set({ ...turn, reminded: 0 })
          .where('id', '=', table)
          .execute();
      }
      return;
    case 'results':
      for (const { results } of run as readonly Extract<Write, { type: 'results' }>[]) await writeResults(trx, results);
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

/** When a table was touched: at that time, unless it was later. */
export function laterTouch(at: number | RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`case when tables.touched > ${at} then tables.touched else ${at} end`;
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
    follow: table.follow,
    ...table.turn,
  };
  await trx
    .insertInto('tables')
    .values({ id, reminded: 0, ...row })
    // Somebody may have been there since it was last changed.
    .onConflict((c) => c.column('id').doUpdateSet({ ...row, touched: laterTouch(sql.ref('excluded.touched')) }))
    .execute();
  await trx.deleteFrom('seats').where('table_id', '=', id).execute();
  if (seats.length === 0) return;
  const rows = seats.map(({ kind, person, name, bot, ready }, seat) => ({
    ...{ table_id: id, seat, kind, person, name, bot, ready: ready ? 1 : 0 },
  }));
  await trx.insertInto('seats').values(rows).execute();
}
