import type { serve } from '@tafelrunde/server';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';

interface Options {
  readonly port?: string;
  readonly host?: string;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly port: string;
  readonly host: string;
  readonly json: string;
  readonly ready: (url: string) => string;
  readonly stopped: string;
}> = {
  de: {
    about: 'öffnet den Tisch im Browser, für dich oder für Freunde im Netz',
    port: 'Port (sonst PORT, sonst 8080; 0 nimmt irgendeinen freien)',
    host: 'Adresse (sonst HOST, sonst 127.0.0.1; 0.0.0.0 öffnet ihn für das ganze Netz)',
    json: 'gibt die Adresse als JSON aus',
    ready: (url) => `Der Tisch steht bereit: ${url} (Strg+C beendet)`,
    stopped: 'Der Tisch ist geschlossen.',
  },
  en: {
    about: 'opens the table in the browser, for you or for friends in the network',
    port: 'port (otherwise PORT, otherwise 8080; 0 takes any free one)',
    host: 'address (otherwise HOST, otherwise 127.0.0.1; 0.0.0.0 opens it to the whole network)',
    json: 'prints the address as JSON',
    ready: (url) => `The table is ready: ${url} (Ctrl+C stops it)`,
    stopped: 'The table is closed.',
  },
};

/** What the command needs of the machine: a server, and somebody who ends it. */
interface Dependencies {
  readonly serve: typeof serve;
  readonly untilStopped: () => Promise<void>;
  readonly end: (code: number) => Promise<void>;
}

const realDependencies: Dependencies = {
  // Loaded only when used: no other command needs a web server.
  serve: async (options) => {
    const { serve, processLog } = await import('@tafelrunde/server');
    return serve({ ...options, log: processLog() });
  },
  untilStopped: async () => (await import('@tafelrunde/server')).stopSignal(),
  end: async (code) => (await import('@tafelrunde/server')).endSoon(code),
};

export function register(program: Command, io: Io, deps: Dependencies = realDependencies): void {
  const own = words[io.lang];
  program
    .command('serve')
    .description(own.about)
    .option('--port <port>', own.port)
    .option('--host <host>', own.host)
    .option('--json', own.json)
    .action((options: Options) => open(options, io, deps));
}

async function open(options: Options, io: Io, deps: Dependencies): Promise<void> {
  const own = words[io.lang];
  const served = await deps.serve({
    port: options.port ?? io.env.PORT,
    host: options.host ?? io.env.HOST,
    env: io.env,
  });
  if (!served.ok) {
    io.stderr(`${served.problem.sentence[io.lang]}\n`);
    io.exitCode = served.problem.exitCode;
    return;
  }
  const { url, port } = served;
  io.stdout(options.json ? `${JSON.stringify({ url, port })}\n` : `${own.ready(url)}\n`);
  await deps.untilStopped();
  io.exitCode = (await served.stop()) ? 0 : 1;
  io.stderr(`${own.stopped}\n`);
  await deps.end(io.exitCode);
}
