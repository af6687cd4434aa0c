import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@tafelrunde/kernel';
import type { CrashNodesReport, CrashReport, crashNodes, crashTest } from '@tafelrunde/server/client';
import type { Command } from 'commander';
import { type GameList, selectGames, theGames, usualGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption, numberText } from '../numbers.ts';
import { progress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';
import { setupsOf } from './load.ts';

interface Options {
  readonly nodes?: string;
  readonly moments: string;
  readonly tables: string;
  readonly game: string;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly nodes: string;
  readonly missing: (reason: string) => string;
  readonly moments: string;
  readonly tables: string;
  readonly game: string;
  readonly json: string;
  readonly label: string;
  readonly report: (report: CrashReport, number: (value: number) => string) => string;
  readonly nodesReport: (report: CrashNodesReport, number: (value: number) => string) => string;
}> = {
  de: {
    about: 'schießt einen Server unter Last zu zufälligen Zeiten ab und prüft, dass nichts verloren geht',
    nodes: 'so viele Server an einer Datenbank; PostgreSQL und NATS werden dafür eigens gestartet',
    missing: (reason) => `Dazu fehlt etwas: ${reason}`,
    moments: 'so oft (sonst 200)',
    tables: 'an so vielen Tischen wird gespielt (sonst 20)',
    game: 'das Spiel (sonst lcg)',
    json: 'gibt JSON aus',
    label: 'Abstürze',
    report: (r, n) =>
      `${n(r.moments)} Abstürze, ${n(r.acknowledged)} bestätigte Antworten in ${n(r.games)} Spielen\n` +
      `verloren: ${n(r.lost)}, stehen geblieben: ${n(r.stuck)}, Fehler: ${n(r.problems.length)}\n`,
    nodesReport: (r, n) =>
      `${n(r.moments)} Störungen, ${n(r.acknowledged)} bestätigte Antworten in ${n(r.games)} Spielen\n` +
      `verloren: ${n(r.lost)}, doppelt: ${n(r.doubled)}, stehen geblieben: ${n(r.stuck)}, Widersprüche: ${n(r.problems.length)}\n` +
      `längste Pause: ${n(r.longestPauseMilliseconds)} ms\n`,
  },
  en: {
    about: 'kills a server under load at random moments, and checks that nothing is lost',
    nodes: 'so many servers on one database; PostgreSQL and NATS are started for it',
    missing: (reason) => `Something is missing for that: ${reason}`,
    moments: 'so often (otherwise 200)',
    tables: 'people play at so many tables (otherwise 20)',
    game: 'the game (otherwise lcg)',
    json: 'prints JSON',
    label: 'crashes',
    report: (r, n) =>
      `${n(r.moments)} crashes, ${n(r.acknowledged)} acknowledged answers in ${n(r.games)} games\n` +
      `lost: ${n(r.lost)}, stuck: ${n(r.stuck)}, errors: ${n(r.problems.length)}\n`,
    nodesReport: (r, n) =>
      `${n(r.moments)} faults, ${n(r.acknowledged)} acknowledged answers in ${n(r.games)} games\n` +
      `lost: ${n(r.lost)}, doubled: ${n(r.doubled)}, stuck: ${n(r.stuck)}, contradictions: ${n(r.problems.length)}\n` +
      `longest pause: ${n(r.longestPauseMilliseconds)} ms\n`,
  },
};

/** Who kills servers; tests kill none. */
interface Dependencies {
  readonly crashTest: typeof crashTest;
  readonly crashNodes: typeof crashNodes;
}

const realDependencies: Dependencies = {
  // Loaded only when used: no other command needs a web server.
  crashTest: async (options) => (await import('@tafelrunde/server/client')).crashTest(options),
  crashNodes: async (options) => (await import('@tafelrunde/server/client')).crashNodes(options),
};

export function register(
  program: Command,
  io: Io,
  games: GameList = theGames,
  deps: Dependencies = realDependencies,
): void {
  const own = words[io.lang];
  program
    .command('crash')
    .description(own.about)
    .option('--nodes <number>', own.nodes)
    .option('--moments <number>', own.moments, '200')
    .option('--tables <number>', own.tables, '20')
    .option('--game <game>', own.game, usualGame)
    .option('--json', own.json)
    .action((options: Options) => run(options, io, games, deps));
}

async function run(options: Options, io: Io, games: GameList, deps: Dependencies): Promise<void> {
  const own = words[io.lang];
  const moments = numberOption('--moments', options.moments, { least: 1, most: 100_000, whole: true }, io);
  const tables = numberOption('--tables', options.tables, { least: 1, most: 1000, whole: true }, io);
  const [game] = selectGames(games, options.game, io);
  if (options.nodes !== undefined) {
    await runNodes({ options, nodes: options.nodes, moments, tables, game }, io, deps);
    return;
  }
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-crash-'));
  const bar = progress(io, own.label);
  try {
    const setup = setupsOf(game, Math.max(2, game.minSeats));
    const report = await deps.crashTest({
      ...{ data, moments, tables, game: game.id, setup },
      progress: (done) => bar.update(done, moments),
    });
    bar.end();
    io.stdout(
      options.json ? `${JSON.stringify(report, null, 2)}\n` : own.report(report, (value) => numberText(value, io.lang)),
    );
    if (report.lost + report.stuck + report.problems.length > 0) io.exitCode = 1;
  } finally {
    bar.end();
    rmSync(data, { recursive: true, force: true });
  }
}

interface NodesRun {
  readonly options: Options;
  readonly nodes: string;
  readonly moments: number;
  readonly tables: number;
  readonly game: Game;
}

async function runNodes(
  { options, nodes: text, moments, tables, game }: NodesRun,
  io: Io,
  deps: Dependencies,
): Promise<void> {
  const own = words[io.lang];
  const nodes = numberOption('--nodes', text, { least: 2, most: 20, whole: true }, io);
  const bar = progress(io, own.label);
  try {
    const setup = setupsOf(game, Math.max(2, game.minSeats));
    const report = await deps.crashNodes({
      ...{ nodes, moments, tables, game, setup },
      progress: (done) => bar.update(done, moments),
    });
    bar.end();
    const number = (value: number): string => numberText(value, io.lang);
    io.stdout(options.json ? `${JSON.stringify(report, null, 2)}\n` : own.nodesReport(report, number));
    if (report.lost + report.doubled + report.stuck + report.problems.length > 0) io.exitCode = 1;
  } catch (error) {
    const { EngineMissing } = await import('@tafelrunde/server/client');
    if (error instanceof EngineMissing) throw new UsageError(own.missing(error.message));
    throw error;
  } finally {
    bar.end();
  }
}
