import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PuzzleBook } from '@tafelrunde/analysis';
import { checkPuzzles, findPuzzles, labGames } from '@tafelrunde/lab';
import type { Command } from 'commander';
import { selectGames, theGames } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption } from '../numbers.ts';
import { aboutOn, withWorkers } from '../on.ts';
import { progress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';

interface Options {
  readonly game?: string;
  readonly count: string;
  readonly minutes?: string;
  readonly seed: string;
  readonly into: string;
  readonly on?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly game: string;
  readonly count: string;
  readonly minutes: string;
  readonly seed: string;
  readonly into: string;
  readonly check: string;
  readonly json: string;
  readonly label: (game: string) => string;
  readonly unreadable: (file: string) => string;
  readonly found: (game: string, puzzles: number, games: number, file: string) => string;
  readonly checked: (game: string, held: number, all: number) => string;
}> = {
  de: {
    about: 'sucht in Partien der Bots Rätsel: Stellungen mit einer klar besten Wahl, zehnmal so tief geprüft',
    game: 'nur dieses Spiel (sonst alle)',
    count: 'so viele Rätsel je Spiel',
    minutes: 'höchstens so lange je Spiel; ein zweiter Aufruf macht weiter',
    seed: 'gleicher Startwert, gleiche Rätsel',
    into: 'in diesen Ordner, eine Datei je Spiel; was dort steht, bleibt',
    check:
      'prüft zuerst alle Rätsel, die dort stehen, auf anderen Verteilungen noch einmal und streicht, was nicht mehr hält',
    json: 'gibt JSON aus',
    label: (game) => `Rätsel ${game}`,
    unreadable: (file) => `Die Datei „${file}“ ist kein Rätselbuch.`,
    found: (game, puzzles, games, file) => `${game}: ${puzzles} Rätsel aus ${games} Partien in ${file}`,
    checked: (game, held, all) => `${game}: ${held} von ${all} Rätseln halten noch`,
  },
  en: {
    about: 'looks for puzzles in games of bots: positions with one clearly best choice, checked ten times as deep',
    game: 'only this game (otherwise all)',
    count: 'so many puzzles for each game',
    minutes: 'at most so long for each game; a second call goes on',
    seed: 'equal seeds give equal puzzles',
    into: 'into this folder, one file for each game; what is there stays',
    check: 'checks first all puzzles that are there once more, on other deals, and drops what no longer holds',
    json: 'prints JSON',
    label: (game) => `puzzles ${game}`,
    unreadable: (file) => `The file "${file}" is no book of puzzles.`,
    found: (game, puzzles, games, file) => `${game}: ${puzzles} puzzles from ${games} games in ${file}`,
    checked: (game, held, all) => `${game}: ${held} of ${all} puzzles still hold`,
  },
};

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('puzzles')
    .description(own.about)
    .option('--game <game>', own.game)
    .option('--count <number>', own.count, '200')
    .option('--minutes <number>', own.minutes)
    .option('--seed <text>', own.seed, 'puzzles')
    .option('--into <folder>', own.into, 'apps/web/src/puzzles/data')
    .option('--check', own.check)
    .option('--on <address>', aboutOn(io))
    .option('--json', own.json)
    .action((options: Options) => puzzles(options, io));
}

async function puzzles(options: Options, io: Io): Promise<void> {
  const own = words[io.lang];
  const count = numberOption('--count', options.count, { least: 1, most: 100_000, whole: true }, io);
  const minutes =
    options.minutes === undefined
      ? Number.POSITIVE_INFINITY
      : numberOption('--minutes', options.minutes, { least: 0, most: 100_000, whole: false }, io);
  const told: object[] = [];
  for (const { id } of selectGames(theGames, options.game, io)) {
    if (!labGames.includes(id)) continue;
    const file = resolve(io.cwd, options.into, `${id}.json`);
    let book = readBook(file, id, io);
    const bar = progress(io, own.label(id));
    const kept = (now: PuzzleBook): void => {
      write(file, now);
      bar.update(now.puzzles.length, count);
    };
    try {
      let failed: readonly string[] | undefined;
      if (options.check && book) {
        const all = book.puzzles.length;
        ({ book, failed } = await checkPuzzles(book, (done, total) => bar.update(done, total)));
        write(file, book);
        if (!options.json) io.stdout(`${own.checked(id, all - failed.length, all)}\n`);
      }
      const end = performance.now() + minutes * 60_000;
      const stopped = (): boolean => performance.now() >= end;
      const search = { game: id, book, count, seed: options.seed, stopped, kept };
      const now = await withWorkers(options.on, io, (workers) =>
        findPuzzles(search, workers?.lookThrough, workers?.hands),
      );
      told.push({ game: id, puzzles: now.puzzles.length, searched: now.searched, file, ...(failed && { failed }) });
      if (!options.json) io.stdout(`${own.found(id, now.puzzles.length, now.searched, file)}\n`);
    } finally {
      bar.end();
    }
  }
  if (options.json) io.stdout(`${JSON.stringify(told, null, 2)}\n`);
}

function readBook(file: string, game: string, io: Io): PuzzleBook | null {
  if (!existsSync(file)) return null;
  try {
    const book = JSON.parse(readFileSync(file, 'utf8')) as PuzzleBook;
    if (book.format === 'tafelrunde-puzzles' && book.game === game) return book;
  } catch {
    // Said below.
  }
  throw new UsageError(words[io.lang].unreadable(file));
}

/** Whole or not at all: whoever stops the search keeps the book as it was. */
function write(file: string, book: PuzzleBook): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(book)}\n`);
  renameSync(`${file}.new`, file);
}
