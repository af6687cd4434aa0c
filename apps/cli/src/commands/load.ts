import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Game, type Plain, seedWords, startMatch } from '@tafelrunde/kernel';
import type { LoadReport, load } from '@tafelrunde/server/client';
import type { Command } from 'commander';
import { type GameList, selectGames, theGames, usualGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption, numberText } from '../numbers.ts';
import { progress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';

interface Options {
  readonly nodes?: string;
  readonly tables: string;
  readonly seconds: string;
  readonly people: string;
  readonly think: string;
  readonly game: string;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly nodes: string;
  readonly missing: (reason: string) => string;
  readonly tables: string;
  readonly seconds: string;
  readonly people: string;
  readonly think: string;
  readonly game: string;
  readonly json: string;
  readonly label: string;
  readonly report: (report: LoadReport, number: (value: number, digits?: number) => string) => string;
}> = {
  de: {
    about: 'lässt einen Schwarm von Leuten an vielen Tischen eines Servers spielen und misst, wie er das trägt',
    nodes: 'an so vielen Servern mit einer Datenbank; PostgreSQL und NATS werden dafür eigens gestartet',
    missing: (reason) => `Dazu fehlt etwas: ${reason}`,
    tables: 'so viele Tische (sonst 100)',
    seconds: 'so lange wird gemessen (sonst 10 Sekunden)',
    people: 'Leute je Tisch (sonst 2)',
    think: 'so viele Sekunden denken sie im Mittel nach (sonst 3)',
    game: 'das Spiel (sonst lcg)',
    json: 'gibt JSON aus',
    label: 'Last',
    report: (r, n) =>
      `${n(r.tables)} Tische, ${n(r.answersPerSecond, 1)} Antworten/s\n` +
      `${n(r.answersPerCpuSecond)} Antworten je CPU-Sekunde\n` +
      `Antwortzeit: p50 ${n(r.p50Milliseconds, 1)} ms, p99 ${n(r.p99Milliseconds, 1)} ms\n` +
      `Speicher: ${n(r.kilobytesPerTable)} KB je Tisch\nFehler: ${n(r.errors)}\n`,
  },
  en: {
    about: 'lets a swarm of people play at many tables of a server, and measures how it bears that',
    nodes: 'at so many servers on one database; PostgreSQL and NATS are started for it',
    missing: (reason) => `Something is missing for that: ${reason}`,
    tables: 'so many tables (otherwise 100)',
    seconds: 'measure for so long (otherwise 10 seconds)',
    people: 'people at each table (otherwise 2)',
    think: 'so many seconds they think on average (otherwise 3)',
    game: 'the game (otherwise lcg)',
    json: 'prints JSON',
    label: 'load',
    report: (r, n) =>
      `${n(r.tables)} tables, ${n(r.answersPerSecond, 1)} answers/s\n` +
      `${n(r.answersPerCpuSecond)} answers per CPU second\n` +
      `answer time: p50 ${n(r.p50Milliseconds, 1)} ms, p99 ${n(r.p99Milliseconds, 1)} ms\n` +
      `memory: ${n(r.kilobytesPerTable)} KB per table\nerrors: ${n(r.errors)}\n`,
  },
};

/** What went wrong, a line each. */
const listed = ({ problems }: LoadReport): string =>
  problems.map(({ what, times }) => `  ${times} × ${what}\n`).join('');

/** Who starts servers and plays at them; tests do neither. */
interface Dependencies {
  readonly load: typeof load;
  readonly start: typeof startServers;
}

const realDependencies: Dependencies = {
  // Loaded only when used: no other command needs a web server.
  load: async (options) => (await import('@tafelrunde/server/client')).load(options),
  start: startServers,
};

export function register(
  program: Command,
  io: Io,
  games: GameList = theGames,
  deps: Dependencies = realDependencies,
): void {
  const own = words[io.lang];
  program
    .command('load')
    .description(own.about)
    .option('--nodes <number>', own.nodes)
    .option('--tables <number>', own.tables, '100')
    .option('--seconds <number>', own.seconds, '10')
    .option('--people <number>', own.people, '2')
    .option('--think <seconds>', own.think, '3')
    .option('--game <game>', own.game, usualGame)
    .option('--json', own.json)
    .action((options: Options) => run(options, io, games, deps));
}

async function run(options: Options, io: Io, games: GameList, deps: Dependencies): Promise<void> {
  const own = words[io.lang];
  const whole = (name: string, text: string, least: number, most: number): number =>
    numberOption(name, text, { least, most, whole: true }, io);
  const tables = whole('--tables', options.tables, 1, 100_000);
  const people = whole('--people', options.people, 1, 7);
  const seconds = numberOption('--seconds', options.seconds, { least: 1, most: 86_400, whole: false }, io);
  const think = numberOption('--think', options.think, { least: 0, most: 3600, whole: false }, io);
  const [game] = selectGames(games, options.game, io);
  const nodes =
    options.nodes === undefined ? 0 : numberOption('--nodes', options.nodes, { least: 1, most: 20, whole: true }, io);
  const started = await deps.start(nodes).catch(async (error: unknown) => {
    const { EngineMissing } = await import('@tafelrunde/server/client');
    throw error instanceof EngineMissing ? new UsageError(own.missing(error.message)) : error;
  });
  const bar = progress(io, own.label);
  try {
    const setup = setupsOf(game, people);
    const [url, ...others] = started.urls;
    const report = await deps.load({
      ...{ url, others, tables, people, seconds, think, game: game.id, setup },
      progress: (done, total) => bar.update(done, total),
    });
    bar.end();
    const number = (value: number, digits = 0): string => numberText(value, io.lang, digits);
    io.stdout(options.json ? `${JSON.stringify(report, null, 2)}\n` : own.report(report, number) + listed(report));
    if (report.errors > 0) io.exitCode = 1;
  } finally {
    bar.end();
    await started.stop();
  }
}

const LIMITLESS = {
  TAFELRUNDE_RATES: '0',
  TAFELRUNDE_MOST_TABLES: '1000000',
  TAFELRUNDE_MOST_CONNECTIONS: '1000000',
  TAFELRUNDE_MOST_CONNECTIONS_PER_ADDRESS: '1000000',
};

/** One server with a database of its own, or so many nodes. */
async function startServers(nodes: number): Promise<{ readonly urls: readonly string[]; stop(): Promise<void> }> {
  const { ServerProcess, startNodeProcesses } = await import('@tafelrunde/server/client');
  if (nodes > 0) return startNodeProcesses(nodes, LIMITLESS);
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-load-'));
  const server = await ServerProcess.start({ TAFELRUNDE_DATA: data, ...LIMITLESS });
  return {
    urls: [server.url],
    stop: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Random set-ups of a game for so many people. */
export function setupsOf(game: Game, people: number): () => Plain {
  const luck = seedWords('load');
  return () => {
    for (let tries = 0; tries < 10_000; tries++) {
      const setup = game.randomSetup((n) => below(luck, n));
      const started = startMatch(game, setup, 'load');
      if (started.ok && started.value.s.seats === people) return setup;
    }
    throw new Error(`${game.id} cannot be played by ${people}`);
  };
}
