import type { runWorker } from '@tafelrunde/server/client';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { clusterOf, natsAddress } from '../on.ts';
import { UsageError } from '../usage-error.ts';
import { coresOf } from './sim.ts';

interface Options {
  readonly on?: string;
  readonly cores?: string;
}

export const words: Bilingual<{
  readonly about: string;
  readonly on: string;
  readonly cores: string;
  readonly missing: string;
  readonly away: (address: string, reason: string) => string;
  readonly ready: (address: string, cores: number) => string;
  readonly stopped: string;
}> = {
  de: {
    about: 'denkt und rechnet für andere: für Bots an Tischen aller Server und für sim, duel, train, puzzles, analyse',
    on: 'an dieser Adresse (sonst NATS_URL), etwa nats://rechner:4222',
    cores: 'auf so vielen Kernen (sonst auf allen)',
    missing: 'Wo? Mit --on nats://rechner:4222 oder NATS_URL.',
    away: (address, reason) => `An ${address} antwortet kein NATS mit JetStream: ${reason}`,
    ready: (address, cores) => `Arbeitet an ${address} mit ${cores} Händen (Strg+C beendet)`,
    stopped: 'Feierabend.',
  },
  en: {
    about:
      'thinks and reckons for others: for bots at the tables of all servers, and for sim, duel, train, puzzles, analyse',
    on: 'at this address (otherwise NATS_URL), such as nats://machine:4222',
    cores: 'on so many cores (otherwise on all)',
    missing: 'Where? With --on nats://machine:4222 or NATS_URL.',
    away: (address, reason) => `No NATS with JetStream answers at ${address}: ${reason}`,
    ready: (address, cores) => `Works at ${address} with ${cores} hands (Ctrl+C stops it)`,
    stopped: 'Done for today.',
  },
};

/** What the command needs of the machine; for tests, which work in this thread. */
interface Dependencies {
  readonly work: typeof runWorker;
}

const realDependencies: Dependencies = {
  // Loaded only when used.
  work: async (options) => (await import('@tafelrunde/server/client')).runWorker(options),
};

export function register(program: Command, io: Io, deps: Dependencies = realDependencies): void {
  const own = words[io.lang];
  program
    .command('worker')
    .description(own.about)
    .option('--on <address>', own.on)
    .option('--cores <number>', own.cores)
    .action((options: Options) => work(options, io, deps));
}

async function work(options: Options, io: Io, deps: Dependencies): Promise<void> {
  const own = words[io.lang];
  const wanted = options.on ?? (io.env.NATS_URL || undefined);
  if (wanted === undefined) throw new UsageError(own.missing);
  const address = natsAddress(wanted, io);
  const cores = coresOf(options.cores, io);
  const { processLog } = await import('@tafelrunde/server');
  let begun = false;
  try {
    await deps.work({
      ...{ address, prefix: clusterOf(io), cores, log: processLog() },
      ready: () => {
        begun = true;
        io.stdout(`${own.ready(address, cores)}\n`);
      },
    });
  } catch (error) {
    if (begun) throw error;
    throw new UsageError(own.away(address, String((error as Error)?.message ?? error)));
  }
  io.stderr(`${own.stopped}\n`);
}
