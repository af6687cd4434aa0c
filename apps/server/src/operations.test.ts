import { describe, expect, it } from 'vitest';
import { eventually, playOn, startServer, startTable, tempFolder } from '../test/serving.ts';
import { Visitor } from './client/visitor.ts';
import { BadConfig, readConfig } from './config.ts';
import { Rate } from './http/rates.ts';

it('a server that is stopped and started again goes on where it was', async () => {
  const data = tempFolder();
  const first = await startServer({ config: { data } });
  const { id, visitors, tables } = await startTable(first.url, 2);
  await playOn(tables, 6);
  await eventually(() => tables.every(({ picture }) => picture!.position === 6));
  const before = tables.map(({ mirror }) => structuredClone([mirror.picture, mirror.lines]));
  await first.stop();
  expect(tables.map(({ closed }) => closed)).toEqual([4001, 4001]);
  const second = await startServer({ config: { data } });
  for (const [i, visitor] of visitors.entries()) {
    const back = Object.assign(new Visitor(second.url), { cookie: visitor.cookie });
    const table = await back.sitDown(id);
    await eventually(() => table.picture !== null);
    expect([table.picture, table.mirror.lines]).toEqual(before[i]);
  }
});

it('tables that nobody looks at leave the memory and come back unchanged', async () => {
  const server = await startServer({ config: { idleMinutes: 0.001 } });
  const { id, visitors, tables } = await startTable(server.url, 2);
  await playOn(tables, 4);
  await eventually(() => tables[0].picture!.position === 4);
  const before = structuredClone(tables[0].picture);
  for (const table of tables) table.close();
  const rooms = async (): Promise<string> =>
    /tafelrunde_rooms (\d+)/.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1] ?? '';
  const until = Date.now() + 15_000;
  while ((await rooms()) !== '0' && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await rooms()).toBe('0');
  const again = await visitors[0].sitDown(id);
  await eventually(() => again.picture !== null);
  expect(again.picture).toEqual(before);
}, 30_000);

it('numbers for Prometheus are for this machine and for whoever has the token', async () => {
  const server = await startServer({ config: { metricsToken: 'token' } });
  const { tables } = await startTable(server.url, 2);
  await playOn(tables, 3);
  const numbers = await (await fetch(`${server.url}/metrics`)).text();
  expect(numbers).toMatch(/^tafelrunde_answers_total 3$/m);
  expect(numbers).toMatch(/^tafelrunde_tables_running 1$/m);
  expect(numbers).toMatch(/^tafelrunde_connections 2$/m);
  expect(numbers).toMatch(/^tafelrunde_commit_seconds_bucket\{le="\+Inf"\} \d+$/m);
  const forwarded = { 'X-Forwarded-For': '192.0.2.1' };
  expect((await fetch(`${server.url}/metrics`, { headers: forwarded })).status).toBe(404);
  const shown = { ...forwarded, Authorization: 'Bearer token' };
  expect((await fetch(`${server.url}/metrics`, { headers: shown })).status).toBe(200);
});

describe('the configuration', () => {
  it('has safe defaults', () => {
    expect(readConfig({})).toMatchObject({ trustProxy: false, metricsToken: '', origin: '', rates: 1 });
  });

  it.each([
    ['TAFELRUNDE_RATES', 'fast'],
    ['TAFELRUNDE_BOT_THREADS', '0'],
    ['TAFELRUNDE_TRUST_PROXY', 'yes'],
    ['TAFELRUNDE_ORIGIN', 'tisch.example'],
    ['TAFELRUNDE_MOST_CONNECTIONS', '-1'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new BadConfig(name));
  });
});

it('a rate lets each sender do something so often, and again after a while', () => {
  let now = 0;
  const rate = new Rate(1, 3, () => now);
  const tries = (sender: string, times: number): number =>
    Array.from({ length: times }, () => rate.allows(sender)).filter(Boolean).length;
  expect([tries('a', 5), tries('b', 2)]).toEqual([3, 2]);
  now = 2000;
  expect([tries('a', 5), tries('b', 5)]).toEqual([2, 3]);
});
