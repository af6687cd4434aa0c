import { expect } from 'vitest';
import { type LiveTable, Visitor } from '../src/client/visitor.ts';
import type { Config } from '../src/config.ts';
import { nats, postgres } from './engines.ts';
import { startServer } from './serving.ts';

let clusters = 0;

/** What servers of one group share: a new database, and a name of their own at NATS. */
export async function sharedConfig(): Promise<Pick<Config, 'database' | 'nats' | 'cluster'>> {
  const name = `test${process.pid}x${++clusters}`;
  return { database: await (await postgres()).database(), nats: (await nats()).url, cluster: name };
}

/** So many servers on one database. */
export async function startNodes(count: number, config: Partial<Config> = {}) {
  const shared = { ...(await sharedConfig()), ...config };
  return Promise.all(
    Array.from({ length: count }, async () => ({ ...(await startServer({ config: shared })), ...shared })),
  );
}

/** The same person at another node. */
export const at = (url: string, { cookie }: Visitor): Visitor => Object.assign(new Visitor(url), { cookie });

/** A running game of two whose people are at two nodes. The first is where the table is. */
export async function twoPeople(first: string, second: string) {
  const anna = await Visitor.called(first, 'Anna');
  const bert = await Visitor.called(second, 'Bert');
  const id = await anna.openTable({
    ...{ game: 'sample', setup: { seats: 2 }, access: 'link', spectators: true, clock: null, seats: ['me', 'open'] },
  });
  const one = await anna.sitDown(id);
  await one.until(() => one.mirror.table !== null);
  const two = await bert.sitDown(id);
  await two.until(() => two.mirror.table !== null);
  await two.say({ type: 'sit', seat: 1 });
  await two.say({ type: 'ready', ready: true });
  expect(await one.say({ type: 'start' })).toMatchObject({ type: 'done' });
  for (const table of [one, two]) await table.until(() => table.picture !== null);
  return { id, anna, bert, tables: [one, two] as [LiveTable, LiveTable] };
}
