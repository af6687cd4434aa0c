import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CrashReport } from '@tafelrunde/server/client';
import type { Command } from 'commander';
import { type GameList, selectGames, theGames, usualGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Words } from '../lang.ts';
import { numberOption, numberText } from '../numbers.ts';
import { progress } from '../progress.ts';
import { setupsOf } from './load.ts';

interface Options {
  readonly moments: string;
  readonly tables: string;
  readonly game: string;
  readonly json?: boolean;
}

const words: Words<{
  readonly about: string;
  readonly moments: string;
  readonly tables: string;
  readonly game: string;
  readonly json: string;
  readonly label: string;
  readonly report: (report: CrashReport, number: (value: number) => string) => string;
}> = {
  de: {
    about: 'schießt einen Server unter Last zu zufälligen Zeiten ab und prüft, dass nichts verloren geht',
    moments: 'so oft (sonst 200)',
    tables: 'an so vielen Tischen wird gespielt (sonst 20)',
    game: 'das Spiel (sonst lcg)',
    json: 'gibt JSON aus',
    label: 'Abstürze',
    report: (r, n) =>
      `${n(r.moments)} Abstürze, ${n(r.acknowledged)} bestätigte Antworten in ${n(r.games)} Spielen\n` +
      `verloren: ${n(r.lost)}, stehen geblieben: ${n(r.stuck)}, Fehler: ${n(r.problems.length)}\n`,
  },
  en: {
    about: 'kills a server under load at random moments, and checks that nothing is lost',
    moments: 'so often (otherwise 200)',
    tables: 'people play at so many tables (otherwise 20)',
    game: 'the game (otherwise lcg)',
    json: 'prints JSON',
    label: 'crashes',
    report: (r, n) =>
      `${n(r.moments)} crashes, ${n(r.acknowledged)} acknowledged answers in ${n(r.games)} games\n` +
      `lost: ${n(r.lost)}, stuck: ${n(r.stuck)}, errors: ${n(r.problems.length)}\n`,
  },
};

export function register(program: Command, io: Io, games: GameList = theGames): void {
  const own = words[io.lang];
  program
    .command('crash')
    .description(own.about)
    .option('--moments <number>', own.moments, '200')
    .option('--tables <number>', own.tables, '20')
    .option('--game <game>', own.game, usualGame)
    .option('--json', own.json)
    .action((options: Options) => run(options, io, games));
}

async function run(options: Options, io: Io, games: GameList): Promise<void> {
  const own = words[io.lang];
  const moments = numberOption('--moments', options.moments, { least: 1, most: 100_000, whole: true }, io);
  const tables = numberOption('--tables', options.tables, { least: 1, most: 1000, whole: true }, io);
  const [game] = selectGames(games, options.game, io);
  const { crashTest } = await import('@tafelrunde/server/client');
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-crash-'));
  const bar = progress(io, own.label);
  try {
    const setup = setupsOf(game, Math.max(2, game.minSeats));
    const report = await crashTest({
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
