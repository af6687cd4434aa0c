import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Guarded } from './engines/guarded.ts';

const main = fileURLToPath(new URL('../main.js', import.meta.url));

const MOST_LOG = 20_000;

/** A server that somebody has started and can end. */
interface StartedServer {
  readonly url: string;
  /** Asks it to stop; gives its exit code. */
  stop(): Promise<number | null>;
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts a server with that environment, in a process of its own unless told otherwise. */
export type StartServer = (env: Readonly<Record<string, string>>) => Promise<StartedServer>;

/** A server in a process of its own, as people run it. */
export class ServerProcess implements StartedServer {
  readonly url: string;
  /** What it has logged lately. */
  log = '';
  private readonly guarded: Guarded;
  private readonly exited: Promise<number | null>;

  private constructor(url: string, guarded: Guarded, exited: Promise<number | null>) {
    this.url = url;
    this.guarded = guarded;
    this.exited = exited;
  }

  /** Starts the built server. */
  static async start(env: Readonly<Record<string, string>>, script = main): Promise<ServerProcess> {
    const guarded = new Guarded(process.execPath, [script], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    });
    const { child } = guarded;
    const exited = once(child, 'exit').then(([code]) => code as number | null);
    let log = '';
    let server: ServerProcess | null = null;
    child.stderr.on('data', (data: Buffer) => {
      log = (log + data.toString()).slice(-MOST_LOG);
      if (server) server.log = log;
    });
    const ready = (async () => {
      for await (const line of createInterface({ input: child.stdout })) {
        const url = /http:\/\/\S+/.exec(line)?.[0];
        if (url) return url;
      }
      return undefined;
    })();
    const url = await Promise.race([ready, exited.then(() => undefined)]);
    if (!url) throw new Error(`the server did not start: ${log}`);
    server = new ServerProcess(url, guarded, exited);
    return server;
  }

  /** Whether it has ended, by itself or because it was told to. */
  get gone(): boolean {
    return this.guarded.gone;
  }

  async kill(): Promise<void> {
    this.guarded.signal('SIGKILL');
    await this.exited;
  }

  /** Lets it stand still, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.guarded.signal(signal);
  }

  async stop(): Promise<number | null> {
    this.guarded.signal('SIGTERM');
    return this.exited;
  }
}
