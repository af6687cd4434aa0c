import { expect, it } from 'vitest';
import { Days } from '../../test/catchers.ts';
import { HandJobs } from '../../test/hand-jobs.ts';
import { eventually, startServer, startTable, tempFolder } from '../../test/serving.ts';

const CLOCK = { per: 'decision', seconds: 3 * 86_400 } as const;

/** A server on a clock of its own, that can be stopped and started again with all it has kept. */
function club() {
  const days = new Days();
  const data = tempFolder();
  const start = async () => {
    const jobs = new HandJobs();
    const server = await startServer({ jobs, now: days.now, config: { data, abandonedDays: 90 } });
    return { server, jobs };
  };
  return { days, start };
}

it('a game by a clock in days outlives restarts, waits for those on vacation, and is lost by whoever lets it', async () => {
  const { days, start } = club();
  let { server, jobs } = await start();
  const { id, visitors, tables } = await startTable(server.url, 2, { clock: CLOCK });
  const asked = tables.findIndex(({ picture }) => picture?.decision);
  const due = tables[0].mirror.table!.due!;
  expect(due).toBe(days.at + CLOCK.seconds * 1000);
  for (const table of tables) table.close();

  // Days pass, and the server is started anew: nobody has lost anything, and nobody may be given notice for being away.
  days.pass(2.9);
  await jobs.doNow('slow games');
  await server.stop();
  ({ server, jobs } = await start());
  for (const visitor of visitors) Object.assign(visitor, { url: server.url });
  const mine = await visitors[asked].must<{
    tables: readonly { id: string; asked: number; you: number; due: number }[];
  }>('GET', '/tables/mine');
  expect(mine.tables).toMatchObject([{ id, asked, you: asked, due }]);
  const other = await visitors[1 - asked].sitDown(id);
  await other.until(() => other.picture !== null);
  expect(other.mirror.table!.seats[asked]).toMatchObject({ gone: false, waits: false, bot: '' });

  // Whoever goes on vacation in time is waited for.
  await visitors[asked].must('PUT', '/calls/vacation', { days: 10 });
  days.pass(1);
  await jobs.doNow('slow games');
  expect(other.mirror.table!.state).toBe('running');
  await eventually(() => other.mirror.table!.due! > days.at + 9 * 86_400_000);
  days.pass(9.5);
  await jobs.doNow('slow games');
  expect(other.mirror.table!.state).toBe('running');

  // Then his time is up, and the game is lost for him.
  days.pass(1);
  await jobs.doNow('slow games');
  await eventually(() => other.mirror.table!.state === 'over');
  expect(other.mirror.chat.map(({ event }) => event)).toContain('forfeited');
  await eventually(() => (other.picture?.results.length ?? 0) > 0);
  expect(other.picture!.results[asked]).toMatchObject({ won: false, out: true });
  expect(other.picture!.results[1 - asked]).toMatchObject({ won: true });
});

it('an answer gives the next one all his days', async () => {
  const { days, start } = club();
  const { server, jobs } = await start();
  const { tables } = await startTable(server.url, 2, { clock: CLOCK });
  const asked = tables.findIndex(({ picture }) => picture?.decision);
  days.pass(2);
  await tables[asked].answer(tables[asked].picture!.decision!.options[0].id);
  await eventually(() => tables[0].mirror.table!.due === days.at + CLOCK.seconds * 1000);
  days.pass(2);
  await jobs.doNow('slow games');
  expect(tables[0].mirror.table!.state).toBe('running');
});

it('where people play together a bot plays for whoever is late, until he is back', async () => {
  const { days, start } = club();
  const { server, jobs } = await start();
  const setup = {
    scenario: 'mirkwood',
    mode: 'standard',
    players: [{ starter: 'leadership' }, { starter: 'tactics' }],
  };
  const { id, visitors, tables } = await startTable(server.url, 2, { clock: CLOCK, game: 'lcg', setup });
  const asked = tables.findIndex(({ picture }) => picture?.decision);
  tables[asked].close();
  days.pass(3.1);
  await jobs.doNow('slow games');
  const other = tables[1 - asked];
  await eventually(() => other.mirror.chat.some(({ event }) => event === 'out-of-time'));
  expect(other.mirror.table!.state).toBe('running');
  const back = await visitors[asked].sitDown(id);
  await back.until(() => back.mirror.table?.seats[asked].bot === '');
});
