import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { Visitor } from '../../src/client/visitor.ts';
import type { Config } from '../../src/config.ts';
import { createLog } from '../../src/log.ts';
import { databaseFile } from '../../src/store/sqlite.ts';
import { playOn, startServer, startTable, tempFolder } from '../serving.ts';

const DAY = 24 * 3600 * 1000;

let data = '';
let lines: string[] = [];
beforeEach(() => {
  data = tempFolder();
  lines = [];
});

const start = (config: Partial<Config> = {}) =>
  startServer({ config: { data, ...config }, log: createLog((line) => lines.push(line)) });
const rows = (query: string): unknown[] => {
  const database = new Database(databaseFile(data));
  try {
    return database.prepare(query).pluck().all();
  } finally {
    database.close();
  }
};
/** Lets so many days pass over everything that is kept. */
function age(days: number): void {
  const database = new Database(databaseFile(data));
  const by = days * DAY;
  database.exec(`update tables set touched = touched - ${by}, changed = changed - ${by};
    update sessions set used = used - ${by}, created = created - ${by};
    update people set created = created - ${by}`);
  database.close();
}
const told = (): { what: string; forgotten: number }[] =>
  lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'forgot what nobody used');
const back = (url: string, { cookie }: Visitor): Visitor => Object.assign(new Visitor(url), { cookie });

describe('a server forgets, and says so in the log,', () => {
  it.each([
    ['open', 'tables that were never started', 8],
    ['running', 'games that nobody has touched', 91],
    ['over', 'tables whose game is over', 181],
  ] as const)('a table that is %s after its time, and not before', async (state, what, days) => {
    const first = await start();
    const { id, tables } = await startTable(first.url, 2);
    await playOn(tables, 4);
    await first.stop();
    const database = new Database(databaseFile(data));
    database.prepare('update tables set state = ?').run(state);
    database.close();
    age(days - 2);
    await (await start()).stop();
    expect(rows('select id from tables')).toEqual([id]);
    age(3);
    await (await start()).stop();
    for (const table of ['tables', 'seats', 'answers', 'letters']) expect(rows(`select 1 from ${table}`)).toEqual([]);
    expect(told()[0]).toMatchObject({ what, forgotten: 1 });
  });

  it('guests who sit nowhere, and nobody else', async () => {
    const first = await start();
    const guest = await Visitor.called(first.url, 'Guest');
    const member = await Visitor.called(first.url, 'Member');
    await member.must('POST', '/account', { login: 'member', password: 'ein langes Kennwort' });
    await startTable(first.url, 2);
    await first.stop();
    age(31);
    const second = await start();
    expect((await back(second.url, guest).ask('GET', '/me')).json).toEqual({ me: null });
    expect((await back(second.url, member).ask('GET', '/me')).json).toMatchObject({ me: { login: 'member' } });
    expect(rows('select name from people order by name')).toEqual(['Anna', 'Bert', 'Member']);
    expect(told()).toMatchObject([{ what: 'guests without a game', forgotten: 1 }]);
  });

  it('sessions that nobody used; those that are used last', async () => {
    const first = await start();
    const secret = { login: 'anna', password: 'ein langes Kennwort' };
    const home = await Visitor.called(first.url, 'Anna');
    await home.must('POST', '/account', secret);
    const away = new Visitor(first.url);
    await away.must('POST', '/login', secret);
    await first.stop();
    age(170);
    const second = await start();
    await back(second.url, home).must('GET', '/tables/mine');
    await second.stop();
    age(20);
    const third = await start();
    await back(third.url, home).must('GET', '/tables/mine');
    expect((await back(third.url, away).ask('GET', '/tables/mine')).status).toBe(401);
    expect(told()).toMatchObject([{ what: 'sessions that nobody used', forgotten: 1 }]);
  });

  it('nothing where the configuration says never', async () => {
    const never = { openDays: 0, overDays: 0, abandonedDays: 0, sessionDays: 0, guestDays: 0 };
    const first = await start(never);
    const guest = await Visitor.called(first.url, 'Guest');
    await startTable(first.url, 2);
    await first.stop();
    age(5000);
    const second = await start(never);
    expect((await back(second.url, guest).ask('GET', '/me')).json).toMatchObject({ me: { name: 'Guest' } });
    expect([told(), rows('select 1 from tables')]).toEqual([[], [1]]);
  });
});

it('a running game that somebody touched is kept: an answer and a look are enough', async () => {
  const first = await start();
  const played = await startTable(first.url, 2);
  const seen = await startTable(first.url, 2);
  const left = await startTable(first.url, 2);
  await first.stop();
  age(80);
  const second = await start();
  const tables = await Promise.all(played.visitors.map((visitor) => back(second.url, visitor).sitDown(played.id)));
  await tables[0].until(() => tables[0].picture !== null);
  await playOn(tables, 1);
  await back(second.url, seen.visitors[0]).sitDown(seen.id);
  await second.stop();
  age(20);
  await (await start()).stop();
  expect(rows('select id from tables').sort()).toEqual([played.id, seen.id].sort());
  expect(left.id).not.toBe(played.id);
});
