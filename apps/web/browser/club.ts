/// <reference lib="dom" />

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { NewTable } from '@tafelrunde/protocol/schemas';
import type { Page } from 'playwright-core';
import { type LiveTable, Visitor } from '../../server/src/client/visitor.ts';
import type { Config } from '../../server/src/config.ts';
import { Days } from '../../server/test/catchers.ts';
import { HandJobs } from '../../server/test/hand-jobs.ts';
import { eventually, startServer, tempFolder } from '../../server/test/serving.ts';
import { type Visit, visitor } from './visit.ts';

const webRoot = fileURLToPath(new URL('../dist', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A server of a club with the built page, on a clock of its own, whose jobs are done when a test says so. */
export async function club(config: Partial<Config> = {}) {
  const days = new Days();
  days.at = Date.now();
  const jobs = new HandJobs();
  const data = tempFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  await startServer({ jobs, now: days.now, webRoot, port, config: { data, origin, ...config } });
  return { days, jobs, data, url: origin };
}

/** Somebody who comes to the page under a name. */
export async function come(url: string, name: string, visit: Omit<Visit, 'at'> = {}): Promise<Page> {
  const page = await (await visitor({ ...visit, at: url })).newPage();
  await page.goto('/#/online');
  await page.locator('input[name="name"]').fill(name);
  await page.locator('form:has(input[name="name"]) button[type="submit"]').click();
  await page.locator('[data-quick]').first().waitFor();
  return page;
}

/** The same person as in that browser, on a device without a page. */
export async function alsoAs(page: Page, url: string): Promise<Visitor> {
  const device = new Visitor(url);
  const cookies = await page.context().cookies();
  device.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return device;
}

const TABLE: NewTable = {
  ...{ game: 'dbg', setup: { seats: 2, heroes: 'beginner' }, spectators: true, clock: null },
  access: 'link',
  seats: ['me', 'open'],
};
type Wish = Partial<NewTable>;

/** A game of two, begun: the first has opened the table. */
export async function gameOf(two: readonly [Visitor, Visitor], wish: Wish = {}) {
  const id = await two[0].openTable({ ...TABLE, ...wish });
  const lines: LiveTable[] = [];
  for (const one of two) {
    const line = await one.sitDown(id);
    await line.until(() => line.mirror.table !== null);
    lines.push(line);
  }
  await lines[1].say({ type: 'sit', seat: 1 });
  await lines[0].say({ type: 'start' });
  for (const line of lines) await line.until(() => line.picture !== null);
  return { id, lines: lines as [LiveTable, LiveTable] };
}

/** Lets the two play until that one is asked. */
export async function playUntil(lines: readonly LiveTable[], asked: number): Promise<void> {
  await eventually(() => lines.some(({ picture }) => picture?.decision));
  while (!lines[asked]?.picture?.decision) await answer(lines.find(({ picture }) => picture?.decision)!, lines);
}

/** Does as little as possible: passes, or takes the last option, because what ends a turn stands at the end. */
export async function answer(line: LiveTable, lines: readonly LiveTable[]): Promise<void> {
  const { options, position } = { ...line.picture!.decision!, position: line.picture!.position };
  const idle = options.find(({ id }) => /^(pass|done|no)$/.test(id)) ?? options.at(-1)!;
  await line.answer(idle.id);
  await eventually(() => lines.every(({ picture }) => picture!.position > position));
}

/** A line that a test can cut: until it is mended, no live connection of the page is there. */
export async function cuttable(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let down = false;
  const open = new Set<{ close(): Promise<void> }>();
  await page.routeWebSocket(/\/live\//, (ws) => {
    if (down) {
      void ws.close();
      return;
    }
    const server = ws.connectToServer();
    const both = { close: async () => void (await Promise.all([ws.close(), server.close()])) };
    open.add(both);
    ws.onMessage((message) => server.send(message));
    server.onMessage((message) => ws.send(message));
  });
  return {
    cut: async () => {
      down = true;
      for (const line of open) await line.close().catch(() => {});
      open.clear();
    },
    mend: () => {
      down = false;
    },
  };
}

/** Anna with a page, Bert without one, at a game that asks Anna. */
export async function annaIsAsked(given: Awaited<ReturnType<typeof club>>, wish: Parameters<typeof gameOf>[1] = {}) {
  const { url } = given;
  const page = await come(url, 'Anna');
  const [anna, bert] = [await alsoAs(page, url), await Visitor.called(url, 'Bert')];
  const { id, lines } = await gameOf([anna, bert], wish);
  await playUntil(lines, 0);
  return { page, anna, bert, id, lines };
}
