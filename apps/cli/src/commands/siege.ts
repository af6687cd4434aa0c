import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiegeReport, siege } from '@tafelrunde/server/client';
import type { Command } from 'commander';
import { type GameList, selectGames, theGames, usualGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption, numberText } from '../numbers.ts';
import { progress } from '../progress.ts';
import { setupsOf } from './load.ts';

interface Options {
  readonly seconds: string;
  readonly tables: string;
  readonly game: string;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly seconds: string;
  readonly tables: string;
  readonly game: string;
  readonly json: string;
  readonly label: string;
  readonly report: (report: SiegeReport, number: (value: number, digits?: number) => string) => string;
}> = {
  de: {
    about: 'greift einen eigenen Server auf viele Arten an, während Leute daran spielen, und misst, wie es ihnen geht',
    seconds: 'so lange wird gespielt, ein Drittel davon in Ruhe (sonst 60 Sekunden)',
    tables: 'ehrliche Tische (sonst 8)',
    game: 'das Spiel (sonst lcg)',
    json: 'gibt JSON aus',
    label: 'Belagerung',
    report: (r, n) =>
      `${n(r.honestAnswers)} ehrliche Antworten: p50 ${n(r.p50Milliseconds, 1)} ms, p99 ${n(r.p99Milliseconds, 1)} ms ` +
      `(in Ruhe ${n(r.quietP99Milliseconds, 1)} ms)\n` +
      `verloren: ${n(r.lost)}, Fehler: ${n(r.errors)}, beendet nach ${n(r.stopMilliseconds)} ms\n`,
  },
  en: {
    about: 'attacks a server of its own in many ways while people play at it, and measures how they fare',
    seconds: 'people play for so long, a third of it in peace (otherwise 60 seconds)',
    tables: 'honest tables (otherwise 8)',
    game: 'the game (otherwise lcg)',
    json: 'prints JSON',
    label: 'siege',
    report: (r, n) =>
      `${n(r.honestAnswers)} honest answers: p50 ${n(r.p50Milliseconds, 1)} ms, p99 ${n(r.p99Milliseconds, 1)} ms ` +
      `(in peace ${n(r.quietP99Milliseconds, 1)} ms)\n` +
      `lost: ${n(r.lost)}, errors: ${n(r.errors)}, stopped after ${n(r.stopMilliseconds)} ms\n`,
  },
};

/** Honest people may wait so many times as long as in peace. */
const MOST_WORSE = 5;

/** Who besieges; tests besiege nobody. */
interface Dependencies {
  readonly siege: typeof siege;
}

const realDependencies: Dependencies = {
  // Loaded only when used: no other command needs a web server.
  siege: async (options) => (await import('@tafelrunde/server/client')).siege(options),
};

export function register(
  program: Command,
  io: Io,
  games: GameList = theGames,
  deps: Dependencies = realDependencies,
): void {
  const own = words[io.lang];
  program
    .command('siege')
    .description(own.about)
    .option('--seconds <number>', own.seconds, '60')
    .option('--tables <number>', own.tables, '8')
    .option('--game <game>', own.game, usualGame)
    .option('--json', own.json)
    .action((options: Options) => run(options, io, games, deps));
}

async function run(options: Options, io: Io, games: GameList, deps: Dependencies): Promise<void> {
  const own = words[io.lang];
  const seconds = numberOption('--seconds', options.seconds, { least: 3, most: 3600, whole: false }, io);
  const tables = numberOption('--tables', options.tables, { least: 1, most: 80, whole: true }, io);
  const [game] = selectGames(games, options.game, io);
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-siege-'));
  // Nobody looks at the page here, so that it need not be built.
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tafelrunde</title>');
  const bar = progress(io, own.label);
  try {
    const setup = setupsOf(game, Math.max(2, game.minSeats));
    const report = await deps.siege({
      ...{ data: join(folder, 'data'), seconds, tables, game: game.id, setup },
      env: { TAFELRUNDE_PAGE: folder },
      progress: (done, total) => bar.update(Math.floor(done), Math.ceil(total)),
    });
    bar.end();
    const number = (value: number, digits = 0): string => numberText(value, io.lang, digits);
    io.stdout(options.json ? `${JSON.stringify(report, null, 2)}\n` : own.report(report, number));
    const worse = report.p99Milliseconds >= report.quietP99Milliseconds * MOST_WORSE;
    if (worse || report.lost + report.errors > 0) io.exitCode = 1;
  } finally {
    bar.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
