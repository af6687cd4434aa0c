import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import { badHost, badPort, type Problem, pageMissing, portForbidden, portInUse } from './problems.ts';

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
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Takes no new requests, lets the running ones finish for a moment, and closes the port. */
  stop(): Promise<void>;
}

export type Served = ({ readonly ok: true } & RunningServer) | { readonly ok: false; readonly problem: Problem };

const projectWebRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const graceMilliseconds = 3000;

/** Opens the port and answers requests from then on; whatever a user can get wrong comes back as a problem. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  // An empty variable is as good as none.
  const port = parsePort(options.port === undefined || options.port === '' ? 8080 : options.port);
  const host = options.host || '127.0.0.1';
  const webRoot = options.webRoot ?? projectWebRoot;
  if (port === undefined) return { ok: false, problem: badPort(String(options.port)) };
  if (!existsSync(join(webRoot, 'index.html'))) return { ok: false, problem: pageMissing };

  // Without options for another protocol, the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: createApp({ webRoot }).fetch }) as Server;
  const error = await listen(server, port, host);
  if (error) return { ok: false, problem: explain(error, port, host) };

  const actual = (server.address() as AddressInfo).port;
  return { ok: true, port: actual, url: `http://${displayHost(host)}:${actual}`, stop: () => stop(server) };
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

function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const impatience = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
    server.close((error) => {
      clearTimeout(impatience);
      if (error) reject(error);
      else resolve();
    });
  });
}
