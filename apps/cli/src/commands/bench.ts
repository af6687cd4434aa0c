import { hasSkill, loadSkill } from '@tafelrunde/bots';
import { type Bench, benchGame } from '@tafelrunde/lab';
import type { Command } from 'commander';
import { type Against, type Compared, comparedMeasures, against as compareGame } from '../bench/against.ts';
import { againstTable, withSpeed } from '../bench/against-table.ts';
import { type AnalysisBench, benchAnalysis } from '../bench/analysis.ts';
import { analysisTable } from '../bench/analysis-table.ts';
import { checkWritable, readBenches, readPage, storeBenches, writePage } from '../bench/file.ts';
import { buildRevision, commitOf, projectRoot } from '../bench/revision.ts';
import { ChildSide } from '../bench/side.ts';
import { benchTable, comparison } from '../bench/table.ts';
import { benchThought, type ThoughtBench } from '../bench/thought.ts';
import { thoughtTable } from '../bench/thought-table.ts';
import { type GameList, selectGames, theGames } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption } from '../numbers.ts';
import { progress } from '../progress.ts';
import { UsageError } from '../usage-error.ts';

interface Options {
  readonly game?: string;
  readonly seconds: string;
  readonly json?: boolean;
  readonly compare?: string;
  readonly store?: string;
  readonly against?: string;
  readonly measure?: string;
  readonly alike: string;
  readonly pairs: string;
  readonly page?: string;
  readonly thought?: boolean;
  readonly analysis?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly game: string;
  readonly seconds: string;
  readonly json: string;
  readonly compare: string;
  readonly store: string;
  readonly against: string;
  readonly measure: string;
  readonly alike: string;
  readonly pairs: string;
  readonly page: string;
  readonly thought: string;
  readonly analysis: string;
  readonly label: (game: string) => string;
  readonly noMeasure: (name: string) => string;
  readonly noMarks: (file: string) => string;
}> = {
  de: {
    about: 'misst, wie schnell Zufallspartien laufen: auf einem Kern, in CPU-Zeit',
    game: 'nur dieses Spiel',
    seconds: 'so lange je Spiel (sonst 3 Sekunden)',
    json: 'gibt JSON aus',
    compare: 'zeigt den Unterschied zu einer früheren Messung in Prozent',
    store: 'legt die Messung in dieser Datei ab',
    against: 'misst abwechselnd mit einem anderen Stand (Name für git), der dazu gebaut wird',
    measure: 'mit --against nur diese Größen, mit Kommas',
    alike: 'mit --against: so viele Zufallspartien müssen in beiden Ständen gleich verlaufen',
    pairs: 'mit --against: so viele Paare von Prozessen (sonst 1); das Intervall folgt dann aus ihnen',
    page: 'mit --against: schreibt die Tabelle zwischen die Marken dieser Seite',
    thought:
      'misst stattdessen, wie viel Bots gleich am Anfang und auf zwei Kernen denken: nach CPU-Zeit und, auf einem ruhigen Rechner, nach der Uhr',
    analysis: 'misst stattdessen, wie lange die Analyse von vierzig Zügen auf zwei Kernen dauert: nach der Uhr',
    label: (game) => `${game}, Prozent`,
    noMeasure: (name) => `„${name}“ wird nicht gemessen; bekannt sind ${comparedMeasures.join(', ')}.`,
    noMarks: (file) => `Die Seite „${file}“ hat keine Marken für die Tabelle.`,
  },
  en: {
    about: 'measures how fast random games run: on one core, in CPU time',
    game: 'only this game',
    seconds: 'so long for each game (otherwise 3 seconds)',
    json: 'prints JSON',
    compare: 'shows the difference to an earlier run in percent',
    store: 'puts the run into this file',
    against: 'measures in turns with another revision (a name of git), which is built for it',
    measure: 'with --against only these measures, with commas',
    alike: 'with --against: so many random games have to run alike in both',
    pairs: 'with --against: so many pairs of processes (otherwise 1); the interval then follows from them',
    page: 'with --against: puts the table between the marks of this page',
    thought:
      'measures instead how much bots think at once and on two cores: by CPU time and, on a quiet machine, by the clock on the wall',
    analysis: 'measures instead how long the analysis of forty turns takes on two cores: by the clock on the wall',
    label: (game) => `${game}, percent`,
    noMeasure: (name) => `"${name}" is not measured; known are ${comparedMeasures.join(', ')}.`,
    noMarks: (file) => `The page "${file}" has no marks for the table.`,
  },
};

/** What does the measuring; tests measure nothing. */
export interface Measuring {
  readonly bench: typeof benchGame;
  readonly cold: (game: string) => Promise<number | null>;
  readonly commit: typeof commitOf;
  readonly build: typeof buildRevision;
  readonly compare: typeof compareGame;
  readonly think: typeof benchThought;
  readonly analyse: typeof benchAnalysis;
}

const measuring: Measuring = {
  bench: benchGame,
  cold: coldPlayouts,
  commit: commitOf,
  build: buildRevision,
  compare: compareGame,
  think: benchThought,
  analyse: benchAnalysis,
};

export function register(program: Command, io: Io, games: GameList = theGames, how: Partial<Measuring> = {}): void {
  const own = words[io.lang];
  program
    .command('bench')
    .description(own.about)
    .option('--game <game>', own.game)
    .option('--seconds <number>', own.seconds, '3')
    .option('--json', own.json)
    .option('--compare <file>', own.compare)
    .option('--store <file>', own.store)
    .option('--against <revision>', own.against)
    .option('--measure <names>', own.measure)
    .option('--alike <games>', own.alike, '0')
    .option('--pairs <number>', own.pairs, '1')
    .option('--page <file>', own.page)
    .option('--thought', own.thought)
    .option('--analysis', own.analysis)
    .action((options: Options) => {
      return workOf(options)(options, io, games, { ...measuring, ...how });
    });
}

function workOf({ thought, analysis, against }: Options): typeof measure {
  if (thought) return measureThought;
  if (analysis) return measureAnalysis;
  return against === undefined ? measure : measureAgainst;
}

async function measure(options: Options, io: Io, list: GameList, { bench, cold }: Measuring): Promise<void> {
  const seconds = secondsOf(options, io);
  const selected = selectGames(list, options.game, io);
  // Whatever cannot be read or written is better known before minutes are spent.
  const earlier = options.compare === undefined ? null : readBenches(options.compare, io);
  if (options.store !== undefined) checkWritable(options.store, io);
  const benches: Bench[] = [];
  for (const game of selected) {
    const bar = progress(io, words[io.lang].label(game.id));
    try {
      const skill = hasSkill(game.id) ? await loadSkill(game.id) : undefined;
      const result = bench(game, { seconds, skill, progress: (done) => bar.update(Math.round(done * 100), 100) });
      benches.push({ ...result, coldPlayoutsPerSecond: skill ? await cold(game.id) : null });
    } finally {
      bar.end();
    }
  }
  if (options.store !== undefined) storeBenches(options.store, benches, io);
  io.stdout(options.json ? `${JSON.stringify(benches, null, 2)}\n` : benchTable(benches, io.lang));
  if (!earlier) return;
  const difference = comparison(benches, earlier, io.lang);
  // The form of the JSON stays the same, with or without a comparison.
  if (options.json) io.stderr(difference);
  else io.stdout(`\n${difference}`);
}

async function measureThought(options: Options, io: Io, list: GameList, { think }: Measuring): Promise<void> {
  const milliseconds = 1000 * secondsOf(options, io);
  const found: ThoughtBench[] = [];
  for (const { id } of selectGames(list, options.game, io)) {
    if (!hasSkill(id)) continue;
    const bar = progress(io, words[io.lang].label(id));
    try {
      const tell = (share: number): void => bar.update(Math.round(share * 100), 100);
      found.push(await think(id, { milliseconds, progress: tell }));
    } finally {
      bar.end();
    }
  }
  io.stdout(options.json ? `${JSON.stringify(found, null, 2)}\n` : thoughtTable(found, io.lang));
}

/** A long game, and as many cores as any computer has today. */
const ANALYSED = { turns: 40, cores: 2 };

async function measureAnalysis(options: Options, io: Io, list: GameList, { analyse }: Measuring): Promise<void> {
  const found: AnalysisBench[] = [];
  for (const { id } of selectGames(list, options.game, io)) {
    if (!hasSkill(id)) continue;
    const bar = progress(io, words[io.lang].label(id));
    try {
      const tell = (share: number): void => bar.update(Math.round(share * 100), 100);
      found.push(await analyse(id, { ...ANALYSED, progress: tell }));
    } finally {
      bar.end();
    }
  }
  io.stdout(options.json ? `${JSON.stringify(found, null, 2)}\n` : analysisTable(found, io.lang));
}

function secondsOf({ seconds }: Options, io: Io): number {
  return numberOption('--seconds', seconds, { least: 0.01, most: 3600, whole: false }, io);
}

/** The first second of thought of a process that has just begun. */
async function coldPlayouts(game: string): Promise<number | null> {
  const side = new ChildSide(projectRoot, game);
  try {
    const piece = await side.cold('playouts', 'cold', 1000);
    return piece && Math.round((piece.done * 1000) / piece.spent);
  } finally {
    side.leave();
  }
}

async function measureAgainst(options: Options, io: Io, list: GameList, how: Measuring): Promise<void> {
  const milliseconds = 1000 * secondsOf(options, io);
  const alike = numberOption('--alike', options.alike, { least: 0, most: 1e7, whole: true }, io);
  const pairs = numberOption('--pairs', options.pairs, { least: 1, most: 100, whole: true }, io);
  const measures = measuresOf(options.measure, io);
  const selected = selectGames(list, options.game, io);
  const page = options.page === undefined ? null : readPage(options.page, io);
  if (page !== null && withSpeed(page, []) === null) throw new UsageError(words[io.lang].noMarks(options.page!));
  const commit = how.commit(options.against!, io);
  const folders = { before: how.build(commit, io), now: projectRoot };
  const compared: Against[] = [];
  for (const { id } of selected) {
    const bar = progress(io, words[io.lang].label(id));
    const tell = (share: number): void => bar.update(Math.round(share * 100), 100);
    try {
      compared.push(await how.compare(id, commit, folders, { milliseconds, measures, alike, pairs, progress: tell }));
    } finally {
      bar.end();
    }
  }
  if (page !== null) writePage(options.page!, withSpeed(page, compared)!, io);
  io.stdout(options.json ? `${JSON.stringify(compared, null, 2)}\n` : againstTable(compared, io.lang));
  if (compared.some((one) => one.alike < 0)) io.exitCode = 1;
}

function measuresOf(names: string | undefined, io: Io): readonly Compared[] {
  if (names === undefined) return comparedMeasures;
  return names.split(',').map((name) => {
    const found = comparedMeasures.find((measure) => measure === name.trim());
    if (!found) throw new UsageError(words[io.lang].noMeasure(name));
    return found;
  });
}
