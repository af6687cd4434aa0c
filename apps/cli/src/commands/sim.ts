import { availableParallelism } from 'node:os';
import { thinksAhead } from '@tafelrunde/bots';
import { csvOf, reportNames, reportPage, runSeries, type Series, summarize } from '@tafelrunde/lab';
import type { Command } from 'commander';
import { usualGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption } from '../numbers.ts';
import { aboutOn, withWorkers } from '../on.ts';
import { progress } from '../progress.ts';
import { botSpec, ofRevision, refuseElsewhere } from './sim-bots.ts';
import { checkFiles, writeText } from './sim-files.ts';
import { playLadder } from './sim-ladder.ts';
import { makerOf, tablesOf } from './sim-tables.ts';
import { summaryText } from './sim-text.ts';

interface Options {
  readonly game?: string;
  readonly scenario?: string;
  readonly deck?: string;
  readonly seats?: string;
  readonly bot?: string;
  readonly games: string;
  readonly seed: string;
  readonly cores?: string;
  readonly on?: string;
  readonly option?: readonly string[];
  readonly json?: boolean;
  readonly csv?: string;
  readonly html?: string;
  readonly ladder?: string | true;
  readonly before?: string;
  readonly rung?: string;
}

export const words: Bilingual<{
  readonly about: string;
  readonly game: string;
  readonly scenario: string;
  readonly deck: string;
  readonly seats: string;
  readonly bot: string;
  readonly games: string;
  readonly seed: string;
  readonly cores: string;
  readonly option: string;
  readonly json: string;
  readonly csv: string;
  readonly html: string;
  readonly ladder: string;
  readonly before: string;
  readonly rung: string;
  readonly label: string;
}> = {
  de: {
    about: 'spielt viele Partien und sagt, wie oft sie gewonnen wurden',
    game: 'dieses Spiel (sonst lcg)',
    scenario: 'dieses Szenario; mehrere mit Komma, all für jedes',
    deck: 'dieses Deck oder diese Datei; a+b für zwei Plätze, a,b im Wechsel, all für jedes',
    seats: 'so viele Mitspieler',
    bot: 'random, steady, keen oder master, auch keen:500ms oder keen:200; mehrere mit Komma, je Platz einer (sonst steady)',
    games: 'so viele Partien (sonst 1000)',
    seed: 'gleicher Startwert, gleiche Partien',
    cores: 'auf so vielen Kernen (sonst auf allen)',
    option: 'eine Option des Spiels, etwa mode=easy; mehrmals möglich',
    json: 'gibt JSON aus',
    csv: 'schreibt jede Partie in diese Tabelle',
    html: 'schreibt eine Auswertung mit Schaubildern in diese Datei',
    ladder:
      'spielt stattdessen die Rangliste der Bots aller Spiele (oder eines) und setzt sie in diese Seite; mit --bot steady ohne keen',
    before: 'die Rangliste hat auch den keen-Bot gegen den dieses Standes',
    rung: 'nur die Sprossen der Rangliste, in deren Namen das vorkommt, etwa keen oder anduin; die anderen Zeilen bleiben stehen',
    label: 'Partien',
  },
  en: {
    about: 'plays many games and says how often they were won',
    game: 'this game (otherwise lcg)',
    scenario: 'this scenario; several with commas, all for each of them',
    deck: 'this deck or file; a+b for two seats, a,b in turns, all for each of them',
    seats: 'so many players',
    bot: 'random, steady, keen or master, also keen:500ms or keen:200; several with commas, one for each seat (otherwise steady)',
    games: 'so many games (otherwise 1000)',
    seed: 'equal seeds give equal games',
    cores: 'on so many cores (otherwise on all)',
    option: 'an option of the game, such as mode=easy; may be repeated',
    json: 'prints JSON',
    csv: 'writes every game into this table',
    html: 'writes a report with charts into this file',
    ladder:
      'plays the ladder of the bots of all games (or one) instead and puts it into this page; with --bot steady without keen',
    before: 'the ladder also has the keen bot against the one of this revision',
    rung: 'only rungs of the ladder with this in their name, such as keen or anduin; other rows stay as they are',
    label: 'games',
  },
};

export const MOST_GAMES = 1e8;

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('sim')
    .description(own.about)
    .option('--game <game>', own.game)
    .option('--scenario <name>', own.scenario)
    .option('--deck <name>', own.deck)
    .option('--seats <number>', own.seats)
    .option('--bot <bot>', own.bot)
    .option('--games <number>', own.games, '1000')
    .option('--seed <text>', own.seed, 'tafelrunde')
    .option('--cores <number>', own.cores)
    .option('--on <address>', aboutOn(io))
    .option('--option <name=value...>', own.option)
    .option('--json', own.json)
    .option('--csv <file>', own.csv)
    .option('--html <file>', own.html)
    .option('--ladder [file]', own.ladder)
    .option('--before <revision>', own.before)
    .option('--rung <text>', own.rung)
    .action((options: Options) => simulate(options, io));
}

/** How many cores; all of them unless told otherwise. */
export function coresOf(text: string | undefined, io: Io): number {
  if (text === undefined) return availableParallelism();
  return numberOption('--cores', text, { least: 1, most: 256, whole: true }, io);
}

export function seatsOf(text: string | undefined, io: Io): number | undefined {
  return text === undefined ? undefined : numberOption('--seats', text, { least: 1, most: 7, whole: true }, io);
}

async function simulate(options: Options, io: Io): Promise<void> {
  const games = numberOption('--games', options.games, { least: 1, most: MOST_GAMES, whole: true }, io);
  const cores = coresOf(options.cores, io);
  const bots = (options.bot ?? 'steady').split(',').map((text) => botSpec(text, io));
  if (options.ladder !== undefined) {
    const [named] = options.bot === undefined ? [botSpec('keen', io)] : bots;
    const keen = thinksAhead(named.level) ? named : null;
    const before = keen && options.before !== undefined ? ofRevision(keen, options.before, io) : null;
    if (before) refuseElsewhere([before], options.on, io);
    // Thinking takes long: a tenth of the games, and less if the answer is clear, shows as much as is needed.
    const keenGames = Math.ceil(games / 10);
    const { ladder: file, game: only, rung, seed } = options;
    return withWorkers(options.on, io, (workers) => {
      const where = { cores: workers?.hands ?? cores, hire: workers?.hire };
      return playLadder({ file, only, rung, games, keenGames, keen, before, seed, ...where }, io);
    });
  }
  refuseElsewhere(bots, options.on, io);
  const { game = usualGame } = options;
  const maker = await makerOf(game, io);
  const tables = tablesOf(maker, { ...options, game, seats: seatsOf(options.seats, io) }, io);
  checkFiles([options.csv, options.html], io);
  const series: Series = { game, tables, bots, rotate: !maker.cooperative, seed: options.seed, games };
  const bar = progress(io, words[io.lang].label);
  let results: Awaited<ReturnType<typeof runSeries>>;
  try {
    results = await withWorkers(options.on, io, (workers) => {
      const run = { cores: workers?.hands ?? cores, progress: (done: number) => bar.update(done, games) };
      return runSeries(series, run, workers?.hire);
    });
  } finally {
    bar.end();
  }
  const summary = summarize(series, results, maker.cooperative);
  const names = reportNames(maker, io.lang);
  if (options.csv !== undefined) writeText(options.csv, csvOf(series, results), io);
  if (options.html !== undefined) {
    writeText(options.html, reportPage(summary, results, maker.cooperative, names, io.lang), io);
  }
  if (options.json) io.stdout(`${JSON.stringify(summary, null, 2)}\n`);
  else io.stdout(summaryText(summary, names, maker.cooperative, io.lang));
}
