import { botName, labGames, NothingToLearn, train } from '@tafelrunde/lab';
import type { Command } from 'commander';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption } from '../numbers.ts';
import { aboutOn, withWorkers } from '../on.ts';
import { UsageError } from '../usage-error.ts';
import { MOST_GAMES } from './sim.ts';
import { botSpec } from './sim-bots.ts';
import { writeText } from './sim-files.ts';
import { makerOf, tablesOf } from './sim-tables.ts';

interface Options {
  readonly game: string;
  readonly games: string;
  readonly seats: string;
  readonly scenario?: string;
  readonly deck?: string;
  readonly option?: readonly string[];
  readonly bot: string;
  readonly seed: string;
  readonly out?: string;
  readonly on?: string;
  readonly json?: true;
}

export const words: Bilingual<{
  readonly about: string;
  readonly game: string;
  readonly games: string;
  readonly seats: string;
  readonly scenario: string;
  readonly deck: string;
  readonly option: string;
  readonly bot: string;
  readonly seed: string;
  readonly out: string;
  readonly json: string;
  readonly unknown: (game: string, all: string) => string;
  readonly nothing: (game: string) => string;
  readonly played: (done: number, all: number) => string;
  readonly found: (loss: number, mean: number, inUse: number, games: number, positions: number) => string;
}> = {
  de: {
    about: 'lernt aus Partien zwischen Bots, wie Stellungen ausgehen: die Gewichte einer Wertfunktion',
    game: 'das Spiel',
    games: 'so viele Partien; jede fünfte dient nur der Prüfung',
    seats: 'mit so vielen Mitspielern, mehrere Zahlen mit Komma: dann im Wechsel',
    scenario: 'ein Szenario, mehrere mit Komma: dann im Wechsel',
    deck: 'Decks für die Plätze, mit + verbunden (dann gilt --seats nicht), mehrere mit Komma: dann im Wechsel',
    option: 'eine Spieloption wie mode=easy; mehrmals möglich',
    bot: 'wer spielt: random, steady, keen oder master',
    seed: 'gleicher Startwert, gleiche Partien',
    out: 'schreibt die Gewichte als TypeScript in diese Datei',
    json: 'gibt JSON aus',
    unknown: (game, all) => `Das Spiel „${game}“ gibt es nicht; es gibt ${all}.`,
    nothing: (game) => `Für „${game}“ gibt es keine Merkmale, aus denen sich lernen ließe.`,
    played: (done, all) => `${done} von ${all} Partien\n`,
    found: (loss, mean, inUse, games, positions) =>
      `Logarithmischer Verlust in ungesehenen Partien: ${loss} (Mittelwert geraten: ${mean}, bisherige Wertfunktion: ${inUse}); ${games} Partien, ${positions} Stellungen.\n`,
  },
  en: {
    about: 'learns from games between bots how positions end: the weights of a value function',
    game: 'the game',
    games: 'so many games; every fifth is kept apart for testing',
    seats: 'with so many players; several numbers with commas are played in turn',
    scenario: 'a scenario; several with commas are played in turn',
    deck: 'decks for the seats, joined by + (then --seats does not count); several with commas are played in turn',
    option: 'an option of the game such as mode=easy; may be given several times',
    bot: 'who plays: random, steady, keen or master',
    seed: 'equal seeds give equal games',
    out: 'writes the weights as TypeScript into this file',
    json: 'prints JSON',
    unknown: (game, all) => `There is no game "${game}"; there are ${all}.`,
    nothing: (game) => `There are no features of "${game}" to learn by.`,
    played: (done, all) => `${done} of ${all} games\n`,
    found: (loss, mean, inUse, games, positions) =>
      `Logarithmic loss on unseen games: ${loss} (guessing the mean: ${mean}, value function in use: ${inUse}); ${games} games, ${positions} positions.\n`,
  },
};

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('train')
    .description(own.about)
    .requiredOption('--game <game>', own.game)
    .option('--games <number>', own.games, '1000')
    .option('--seats <numbers>', own.seats, '2')
    .option('--scenario <name>', own.scenario)
    .option('--deck <name>', own.deck)
    .option('--option <name=value...>', own.option)
    .option('--bot <bot>', own.bot, 'steady')
    .option('--seed <text>', own.seed, 'train')
    .option('--out <file>', own.out)
    .option('--on <address>', aboutOn(io))
    .option('--json', own.json)
    .action((options: Options) => runTraining(options, io));
}

/** How many games are played between two lines about it. */
const STEP = 200;

async function runTraining(options: Options, io: Io): Promise<void> {
  const own = words[io.lang];
  const { game, seed, out } = options;
  if (!labGames.some((known) => known === game)) throw new UsageError(own.unknown(game, labGames.join(', ')));
  const games = numberOption('--games', options.games, { least: 10, most: MOST_GAMES, whole: true }, io);
  const seats = options.seats
    .split(',')
    .map((text) => numberOption('--seats', text, { least: 1, most: 8, whole: true }, io));
  const bot = botSpec(options.bot, io);
  const maker = await makerOf(game, io);
  const { scenario, deck, option } = options;
  // Everything there is, unless somebody says what.
  const all = scenario === undefined && deck === undefined && option === undefined ? maker.variety : undefined;
  const setups = seats
    .flatMap((count) => all?.(count) ?? tablesOf(maker, { game, scenario, deck, option, seats: count }, io))
    .map(({ setup }) => setup);
  const command = [
    `tafelrunde train --game ${game} --games ${games}`,
    deck === undefined ? `--seats ${seats.join(',')}` : `--deck ${deck}`,
    ...(scenario === undefined ? [] : [`--scenario ${scenario}`]),
    ...(option ?? []).map((one) => `--option ${one}`),
    `--bot ${options.bot} --seed ${seed}`,
  ].join(' ');
  const progress = (done: number): void => {
    if (done % STEP === 0) io.stderr(own.played(done, games));
  };
  const wish = { game, games, seed, bot, setups, command, progress };
  const learnt = await withWorkers(options.on, io, (workers) => train(wish, workers?.watch, workers?.hands)).catch(
    (error: unknown) => {
      throw error instanceof NothingToLearn ? new UsageError(own.nothing(game)) : error;
    },
  );
  const { loss, lossOfMean, lossInUse, positions } = learnt.provenance;
  if (out !== undefined) writeText(out, fileOf(learnt, botName(bot)), io);
  io.stdout(options.json ? `${JSON.stringify(learnt)}\n` : own.found(loss, lossOfMean, lossInUse!, games, positions));
}

function fileOf({ provenance, kinds, ...all }: Awaited<ReturnType<typeof train>>, bot: string): string {
  const pair = ([early, late]: readonly number[]): string => `[${early}, ${late}]`;
  const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);
  const weightsOf = ({ start, weights }: typeof all, indent: string): string =>
    [
      `start: ${pair(start)},`,
      'weights: {',
      ...Object.entries(weights).map(([name, both]) => `  ${key(name)}: ${pair(both)},`),
      '},',
    ]
      .map((line) => `${indent}${line}\n`)
      .join('');
  const ofKinds = Object.entries(kinds ?? {}).map(
    ([kind, own]) => `    ${key(kind)}: {\n${weightsOf(own, '      ')}    },\n`,
  );
  return `import type { Learnt } from '../learnt.ts';

/** Weights of the value function, learnt from games of ${bot} bots (docs/bots.md). */
export const learnt: Learnt = {
  provenance: {
    command:
      '${provenance.command}',
    games: ${provenance.games},
    positions: ${provenance.positions},
    loss: ${provenance.loss},
    lossOfMean: ${provenance.lossOfMean},
    lossInUse: ${provenance.lossInUse},
  },
${weightsOf(all, '  ')}${ofKinds.length > 0 ? `  kinds: {\n${ofKinds.join('')}  },\n` : ''}};
`;
}
