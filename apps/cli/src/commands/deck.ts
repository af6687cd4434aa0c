import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { reportNames, reportPage, runSeries, type Series, summarize } from '@tafelrunde/lab';
import type { Command } from 'commander';
import { usualGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption, numberText } from '../numbers.ts';
import { progress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';
import { coresOf, MOST_GAMES } from './sim.ts';
import { botSpec } from './sim-bots.ts';
import { checkFiles, writeText } from './sim-files.ts';
import { makerOf, tablesOf } from './sim-tables.ts';
import { percentText } from './sim-text.ts';

interface Options {
  readonly game: string;
  readonly scenario?: string;
  readonly bot: string;
  readonly games: string;
  readonly seed: string;
  readonly cores?: string;
  readonly json?: boolean;
  readonly html?: string;
}

export const words: Bilingual<{
  readonly about: string;
  readonly file: string;
  readonly game: string;
  readonly scenario: string;
  readonly bot: string;
  readonly games: string;
  readonly seed: string;
  readonly cores: string;
  readonly json: string;
  readonly html: string;
  readonly label: string;
  readonly none: (file: string) => string;
  readonly line: (deck: string, scenario: string, rate: string, low: string, high: string, games: string) => string;
  readonly rounds: (mean: string) => string;
}> = {
  de: {
    about: 'sagt in einer Zeile, wie sich ein Deck schlägt',
    file: 'die Deckliste (je Zeile „3x Gandalf“), oder der Name eines fertigen Decks',
    game: 'dieses Spiel (sonst lcg)',
    scenario: 'gegen dieses Szenario (sonst gegen jedes)',
    bot: 'wer das Deck spielt: random, steady, keen oder master (sonst steady)',
    games: 'so viele Partien je Szenario (sonst 1000)',
    seed: 'gleicher Startwert, gleiche Partien',
    cores: 'auf so vielen Kernen (sonst auf allen)',
    json: 'gibt JSON aus',
    html: 'schreibt eine Seite mit Schaubildern in diese Datei',
    label: 'Partien',
    none: (file) => `Die Datei „${file}“ gibt es nicht, und kein fertiges Deck heißt so.`,
    line: (deck, scenario, rate, low, high, games) =>
      `${deck} gewinnt ${rate} gegen „${scenario}“ (95 %: ${low} bis ${high}, ${games} Partien allein`,
    rounds: (mean) => `, im Mittel ${mean} Runden)`,
  },
  en: {
    about: 'says in one line how a deck fares',
    file: 'the deck list (lines such as "3x Gandalf"), or the name of a ready-made deck',
    game: 'this game (otherwise lcg)',
    scenario: 'against this scenario (otherwise against each)',
    bot: 'who plays the deck: random, steady, keen or master (otherwise steady)',
    games: 'so many games for each scenario (otherwise 1000)',
    seed: 'equal seeds give equal games',
    cores: 'on so many cores (otherwise on all)',
    json: 'prints JSON',
    html: 'writes a page with charts into this file',
    label: 'games',
    none: (file) => `There is no file "${file}", and no ready-made deck of that name.`,
    line: (deck, scenario, rate, low, high, games) =>
      `${deck} wins ${rate} against "${scenario}" (95%: ${low} to ${high}, ${games} games alone`,
    rounds: (mean) => `, ${mean} rounds on average)`,
  },
};

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('deck')
    .description(own.about)
    .argument('<file>', own.file)
    .option('--game <game>', own.game, usualGame)
    .option('--scenario <name>', own.scenario)
    .option('--bot <bot>', own.bot, 'steady')
    .option('--games <number>', own.games, '1000')
    .option('--seed <text>', own.seed, 'tafelrunde')
    .option('--cores <number>', own.cores)
    .option('--json', own.json)
    .option('--html <file>', own.html)
    .action((file: string, options: Options) => rate(file, options, io));
}

async function rate(file: string, options: Options, io: Io): Promise<void> {
  const own = words[io.lang];
  const each = numberOption('--games', options.games, { least: 1, most: MOST_GAMES, whole: true }, io);
  const cores = coresOf(options.cores, io);
  const bot = botSpec(options.bot, io);
  const maker = await makerOf(options.game, io);
  if (!maker.decks.includes(file) && !existsSync(resolve(io.cwd, file))) throw new UsageError(own.none(file));
  const scenario = options.scenario ?? (maker.scenarios.length > 0 ? 'all' : undefined);
  const tables = tablesOf(maker, { game: options.game, scenario, deck: file }, io);
  checkFiles([options.html], io);
  const games = each * tables.length;
  const series: Series = { game: options.game, tables, bots: [bot], rotate: false, seed: options.seed, games };
  const bar = progress(io, own.label);
  let results: Awaited<ReturnType<typeof runSeries>>;
  try {
    results = await runSeries(series, { cores, progress: (done) => bar.update(done, games) });
  } finally {
    bar.end();
  }
  const summary = summarize(series, results, maker.cooperative);
  const names = reportNames(maker, io.lang);
  if (options.html !== undefined) {
    writeText(options.html, reportPage(summary, results, maker.cooperative, names, io.lang), io);
  }
  if (options.json) {
    io.stdout(`${JSON.stringify(summary, null, 2)}\n`);
    return;
  }
  const title = basename(file).replace(/\.[^.]+$/, '');
  const share = (value: number): string => percentText(value, io.lang);
  for (const [at, group] of summary.byScenario.entries()) {
    const played = results.filter(({ table }) => tables[table].scenario === summary.byScenario[at].name);
    const rounds = played.reduce((sum, result) => sum + result.rounds, 0) / Math.max(1, played.length);
    const [low, high] = [group.winRateLow, group.winRateHigh].map(share);
    const line = own.line(
      title,
      names.scenario(group.name),
      share(group.winRate),
      low,
      high,
      numberText(group.games, io.lang),
    );
    io.stdout(`${line}${own.rounds(numberText(rounds, io.lang, 1))}\n`);
  }
}
