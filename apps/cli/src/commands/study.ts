import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Findings, loadStudy, type StudyName, type StudyWish, studyNames, withTables } from '@tafelrunde/lab';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption } from '../numbers.ts';
import { UsageError } from '../usage-error.ts';
import { MOST_GAMES } from './sim.ts';
import { writeText } from './sim-files.ts';

interface Options {
  readonly games?: string;
  readonly seed?: string;
  readonly seats?: string;
  readonly setup?: string;
  readonly page?: string;
  readonly out?: string;
}

export const words: Bilingual<{
  readonly about: string;
  readonly name: string;
  readonly games: string;
  readonly seed: string;
  readonly seats: string;
  readonly setup: string;
  readonly page: string;
  readonly out: string;
  readonly unknown: (name: string, all: string) => string;
  readonly noSetup: (text: string) => string;
  readonly unreadable: (file: string) => string;
  readonly noPlace: (file: string, table: string) => string;
}> = {
  de: {
    about: 'macht die Tabellen der Dokumentation: wie ausgewogen die Spiele zwischen Bots sind',
    name: `was untersucht wird: ${studyNames.join(', ')}`,
    games: 'so viele Partien je Zeile (sonst so viele wie in der Dokumentation)',
    seed: 'gleicher Startwert, gleiche Partien',
    seats: 'nur mit so vielen Mitspielern',
    setup: 'Einstellungen der Partien als JSON, z. B. {"compensation":"card"}',
    page: 'setzt die Tabellen an ihre Plätze in dieser Markdown-Datei und Bilder daneben',
    out: 'schreibt das Ergebnis in diese Datei',
    unknown: (name, all) => `Die Untersuchung „${name}“ gibt es nicht; es gibt ${all}.`,
    noSetup: (text) => `„${text}“ ist kein JSON-Objekt.`,
    unreadable: (file) => `Die Datei „${file}“ lässt sich nicht lesen.`,
    noPlace: (file, table) => `In „${file}“ fehlt der Platz für „${table}“: <!-- ${table} --> … <!-- end -->.`,
  },
  en: {
    about: 'makes the tables of the documentation: how balanced the games are between bots',
    name: `what to study: ${studyNames.join(', ')}`,
    games: 'so many games for each row (otherwise as many as the documentation shows)',
    seed: 'equal seeds give equal games',
    seats: 'only with so many players',
    setup: 'settings of the games as JSON, e.g. {"compensation":"card"}',
    page: 'puts the tables into their places in this Markdown file, and pictures beside it',
    out: 'writes what is found into this file',
    unknown: (name, all) => `There is no study "${name}"; there are ${all}.`,
    noSetup: (text) => `"${text}" is no JSON object.`,
    unreadable: (file) => `The file "${file}" cannot be read.`,
    noPlace: (file, table) => `"${file}" has no place for "${table}": <!-- ${table} --> … <!-- end -->.`,
  },
};

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('study')
    .description(own.about)
    .argument('<name>', own.name)
    .option('--games <number>', own.games)
    .option('--seed <text>', own.seed)
    .option('--seats <number>', own.seats)
    .option('--setup <json>', own.setup)
    .option('--page <file>', own.page)
    .option('--out <file>', own.out)
    .action((name: string, options: Options) => runStudy(name, options, io));
}

async function runStudy(name: string, options: Options, io: Io): Promise<void> {
  if (!isStudy(name)) throw new UsageError(words[io.lang].unknown(name, studyNames.join(', ')));
  const { page, out, seed } = options;
  const wish: StudyWish = {
    ...(options.games === undefined ? null : { games: wholeNumber('--games', options.games, MOST_GAMES, io) }),
    ...(options.seats === undefined ? null : { seats: wholeNumber('--seats', options.seats, 5, io) }),
    ...(seed === undefined ? null : { seed }),
    ...(options.setup === undefined ? null : { setup: setupOf(options.setup, io) }),
    progress: (what) => io.stderr(`${what}\n`),
  };
  // Refused before anything is played if it cannot be done.
  if (page !== undefined) readPage(page, io);
  const found = await (await loadStudy(name))(wish);
  if (page !== undefined) {
    writeText(page, renewed(page, found, io), io);
    for (const [name, svg] of Object.entries(found.pictures ?? {})) writeText(join(dirname(page), name), svg, io);
  }
  if (out !== undefined) writeText(out, `${found.text}\n`, io);
  else io.stdout(`${found.text}\n`);
}

function isStudy(name: string): name is StudyName {
  return studyNames.some((known) => known === name);
}

function wholeNumber(option: string, text: string, most: number, io: Io): number {
  return numberOption(option, text, { least: 1, most, whole: true }, io);
}

function setupOf(text: string, io: Io): NonNullable<StudyWish['setup']> {
  try {
    const setup: unknown = JSON.parse(text);
    if (typeof setup === 'object' && setup !== null && !Array.isArray(setup)) return { ...setup };
  } catch {}
  throw new UsageError(words[io.lang].noSetup(text));
}

function readPage(file: string, io: Io): string {
  try {
    return readFileSync(resolve(io.cwd, file), 'utf8');
  } catch {
    throw new UsageError(words[io.lang].unreadable(file));
  }
}

function renewed(file: string, { tables }: Findings, io: Io): string {
  const { page, missing } = withTables(readPage(file, io), tables);
  if (missing !== undefined) throw new UsageError(words[io.lang].noPlace(file, missing));
  return page;
}
