import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from '@tafelrunde/testing';
import { afterAll, vi } from 'vitest';
import type { Bots } from '../src/bots/bots.ts';
import { chanceBots } from '../src/bots/chance.ts';
import { type LiveTable, Visitor } from '../src/client/visitor.ts';
import { type Config, readConfig } from '../src/config.ts';
import { theGames } from '../src/games.ts';
import type { Log } from '../src/log.ts';
import { type RunningServer, type ServeOptions, serve } from '../src/serve.ts';

/** All games, and the sample, which is small and keeps secrets. */
export const testGames = { sample, ...theGames };

// Disks and sockets take the time they take, and other work on the machine takes its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folders: string[] = [];
const servers: RunningServer[] = [];

afterAll(async () => {
  for (const server of servers) await server.stop().catch(() => {});
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-'));
  folders.push(folder);
  return folder;
}

/** A folder with a page that is no more than that. */
export function emptyPage(): string {
  const folder = tempFolder();
  writeFileSync(join(folder, 'index.html'), '<html lang="de"></html>');
  return folder;
}

export const testConfig = (given: Partial<Config> = {}): Config => ({
  ...readConfig({ TAFELRUNDE_DATA: tempFolder(), TAFELRUNDE_RATES: '0' }),
  ...given,
});

interface Given extends Pick<ServeOptions, 'openStore' | 'jobs' | 'games' | 'now' | 'webRoot' | 'port'> {
  readonly config?: Partial<Config>;
  readonly bots?: Bots;
  readonly log?: Log;
}

/** A whole server in this process, on a free port and with a database of its own. */
export async function startServer({ config = {}, bots = chanceBots, ...given }: Given = {}): Promise<RunningServer> {
  const server = await serve({
    port: 0,
    webRoot: emptyPage(),
    config: testConfig(config),
    games: testGames,
    bots,
    ...given,
  });
  if (!server.ok) throw new Error(server.problem.sentence.en);
  servers.push(server);
  return server;
}

/** A running table of the sample game with so many people, all of them connected. */
export async function startTable(
  url: string,
  people = 2,
  wish: Partial<Parameters<Visitor['openTable']>[0]> = {},
): Promise<{ id: string; visitors: Visitor[]; tables: LiveTable[] }> {
  const names = ['Anna', 'Bert', 'Cleo'].slice(0, people);
  const visitors = await Promise.all(names.map((name) => Visitor.called(url, name)));
  const seats = Math.max(2, people);
  const id = await visitors[0].openTable({
    ...{ game: 'sample', setup: { seats }, access: 'link', spectators: true, clock: null },
    seats: ['me', ...Array.from({ length: seats - 1 }, (_, i) => (i < people - 1 ? 'open' : 'random') as 'open')],
    ...wish,
  });
  const tables: LiveTable[] = [];
  for (const [i, visitor] of visitors.entries()) {
    const table = await visitor.sitDown(id);
    await table.until(() => table.mirror.table !== null);
    if (i > 0) {
      await table.say({ type: 'sit', seat: i });
      await table.say({ type: 'ready', ready: true });
    }
    tables.push(table);
  }
  await tables[0].say({ type: 'start' });
  for (const table of tables) await table.until(() => table.picture !== null);
  return { id, visitors, tables };
}

/** Waits until something is so at any of the tables; what has not happened after a while never will. */
export async function eventually(done: () => boolean, milliseconds = 10_000): Promise<void> {
  const until = performance.now() + milliseconds;
  while (!done()) {
    if (performance.now() > until) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Plays on: whoever is asked takes an option, until the game is over or so many answers were given. */
export async function playOn(
  tables: readonly LiveTable[],
  most = 2000,
  pick: (options: number, turn: number) => number = (options, turn) => turn % options,
): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    await eventually(() => tables.some(({ picture }) => picture?.decision || picture?.over));
    const asked = tables.find(({ picture }) => picture?.decision);
    if (!asked) return answers;
    const { options } = asked.picture!.decision!;
    const before = asked.picture;
    const reply = await asked.answer(options[pick(options.length, answers)].id);
    if (reply.type !== 'done') throw new Error(`the answer was not taken: ${JSON.stringify(reply)}`);
    await asked.until(() => asked.picture !== before);
  }
  return most;
}
