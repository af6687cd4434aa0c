import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import type { Bots } from './bots/bots.ts';
import { BadConfig, type Config, readConfig } from './config.ts';
import { type GamesById, theGames } from './games.ts';
import { Hall } from './hall.ts';
import { Jobs } from './jobs.ts';
import { type Log, silentLog } from './log.ts';
import {
  badConfig,
  badHost,
  badPort,
  databaseUnusable,
  dataCorrupted,
  dataInUse,
  dataNewer,
  dataReadonly,
  dataUnusable,
  diskFull,
  natsUnusable,
  type Problem,
  pageMissing,
  portForbidden,
  portInUse,
} from './problems.ts';
import { type Store, StoreProblem } from './store/store.ts';

export interface ServeOptions {
  /** 8080 unless told otherwise; 0 takes any free port. A string is checked, as from an environment or command line. */
  readonly port?: number | string | undefined;
  /**
   * 127.0.0.1 unless told otherwise: http://localhost:8080 works in every browser, and nobody else in the network sees
   * a server that was not meant for them. 0.0.0.0 opens it to friends.
   */
  readonly host?: string | undefined;
  /** The folder with the built page; the one of this project unless told otherwise. */
  readonly webRoot?: string | undefined;
  /** What the environment says unless told otherwise, and which environment. */
  readonly config?: Config | undefined;
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
  readonly log?: Log | undefined;
  /** The games that can be played, and who plays in place of people; all of ours unless told otherwise. */
  readonly games?: GamesById | undefined;
  readonly bots?: Bots | undefined;
  /** Where everything is kept, and what is done again and again; for tests, which let them fail. */
  readonly openStore?: ((folder: string) => Promise<Store>) | undefined;
  readonly jobs?: Jobs | undefined;
  /** What time it is, in milliseconds since 1970; for tests, in which days pass. */
  readonly now?: (() => number) | undefined;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /**
   * Takes no new requests, lets the running ones finish for a moment, and closes the port. False if something was still under
   * way when the time for that was up.
   */
  stop(): Promise<boolean>;
}

export type Served = ({ readonly ok: true } & RunningServer) | { readonly ok: false; readonly problem: Problem };

const projectWebRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Not there until it was built; then nothing is shown under /docs. */
const projectDocsRoot = fileURLToPath(new URL('../../../dist/docs', import.meta.url));

/** Opens the port and answers requests from then on; whatever a user can get wrong comes back as a problem. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  // An empty variable is as good as none.
  const port = parsePort(options.port === undefined || options.port === '' ? 8080 : options.port);
  const host = options.host || '127.0.0.1';
  const page = options.config?.page ?? (options.env ?? process.env).TAFELRUNDE_PAGE;
  const webRoot = options.webRoot ?? (page || projectWebRoot);
  if (port === undefined) return { ok: false, problem: badPort(String(options.port)) };
  if (!existsSync(join(webRoot, 'index.html'))) return { ok: false, problem: pageMissing };

  const opened = await openHall(options);
  if (!opened.ok) return opened;
  const { hall } = opened;
  const { config } = hall;
  // Without options for another protocol, the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({
    fetch: hall.app(webRoot, projectDocsRoot).fetch,
    serverOptions: { connectionsCheckingInterval: config.patienceSeconds * 250 },
  }) as Server;
  const sockets = hall.attach(server);
  const error = await listen(server, port, host);
  if (error) {
    await hall.close();
    return { ok: false, problem: explain(error, port, host) };
  }

  const actual = (server.address() as AddressInfo).port;
  const url = `http://${displayHost(host)}:${actual}`;
  return {
    ok: true,
    port: actual,
    url,
    stop: async () => {
      // Takes nothing new, lets everybody finish, tells them, and only then lets go of the database.
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const finished = await within(config.stopSeconds * 1000, hall.close());
      // Whoever is still on the line had his time. Among them are those that never said anything.
      sockets.destroy();
      await closed;
      if (!finished) (options.log ?? silentLog).error('stopped before everything was finished');
      return finished;
    },
  };
}

/** Everything behind the port: database, tables, people. */
async function openHall(
  options: ServeOptions,
): Promise<{ readonly ok: true; readonly hall: Hall } | { readonly ok: false; readonly problem: Problem }> {
  let folder = '';
  let shared = false;
  try {
    const config = options.config ?? readConfig(options.env ?? process.env);
    folder = config.database === '' ? config.data : withoutPassword(config.database);
    shared = config.database !== '';
    const { log = silentLog, games = theGames, bots, openStore, jobs = new Jobs(log), now = Date.now } = options;
    return { ok: true, hall: await Hall.open({ config, log, games, bots, openStore, jobs, now }) };
  } catch (error) {
    if (error instanceof BadConfig) return { ok: false, problem: badConfig(error.variable) };
    if (!(error instanceof StoreProblem)) throw error;
    return { ok: false, problem: shared ? databaseProblem(error, folder) : storeProblem(error, folder) };
  }
}

function databaseProblem({ code, cause }: StoreProblem, address: string): Problem {
  if (code === 'data-newer') return dataNewer(address);
  if (code === 'nats-unusable') return natsUnusable(String((cause as Error)?.message ?? code));
  return databaseUnusable(address, String((cause as Error)?.message || (cause as { code?: unknown })?.code || code));
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  url.password = '';
  return url.href;
}

function storeProblem({ code, cause }: StoreProblem, folder: string): Problem {
  const reason = String((cause as Error)?.message ?? cause);
  switch (code) {
    case 'data-in-use':
      return dataInUse(folder);
    case 'data-newer':
      return dataNewer(folder);
    case 'data-corrupted':
      return dataCorrupted(folder, reason);
    case 'data-readonly':
      return dataReadonly(folder, reason);
    case 'disk-full':
      return diskFull(folder);
    case 'nats-unusable':
    case 'data-unusable':
      return dataUnusable(folder, reason);
  }
}

function parsePort(port: number | string): number | undefined {
  const text = String(port).trim();
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;
}

function listen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Problem {
  switch (error.code) {
    case 'EADDRINUSE':
      return portInUse(port);
    case 'EACCES':
      return portForbidden(port);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return badHost(host);
    default:
      throw error;
  }
}

function displayHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Whether something was done in that time. */
function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const impatience = setTimeout(() => resolve(false), milliseconds);
    work.then(() => resolve(true), reject).finally(() => clearTimeout(impatience));
  });
}
