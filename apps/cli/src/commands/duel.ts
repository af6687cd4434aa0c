import { botName, type DuelResult, runDuel, type Side, type TableMaker } from '@tafelrunde/lab';
import type { Command } from 'commander';
import { usualGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { numberOption, numberText } from '../numbers.ts';
import { aboutOn, withWorkers } from '../on.ts';
import { progress } from '../progress.ts';
import { coresOf, MOST_GAMES, seatsOf } from './sim.ts';
import { botSpec, readBotOf, refuseElsewhere } from './sim-bots.ts';
import { makerOf, tablesOf } from './sim-tables.ts';
import { percentText } from './sim-text.ts';

interface Options {
  readonly game: string;
  readonly scenario?: string;
  readonly deck?: string;
  readonly seats?: string;
  readonly bot: string;
  readonly games: string;
  readonly seed: string;
  readonly cores?: string;
  readonly on?: string;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly side: string;
  readonly game: string;
  readonly scenario: string;
  readonly deck: string;
  readonly seats: string;
  readonly bot: string;
  readonly games: string;
  readonly seed: string;
  readonly cores: string;
  readonly json: string;
  readonly label: string;
  readonly answers: Readonly<Record<DuelResult['answer'], (first: string, second: string, rounds: string) => string>>;
  readonly share: (first: string, second: string, equal: string, share: string, low: string, high: string) => string;
  readonly wins: (name: string, rate: string, low: string, high: string) => string;
}> = {
  de: {
    about: 'vergleicht zwei Bots, Decks oder Optionen und hört auf, sobald die Antwort klar ist',
    side: 'ein Bot (keen:500ms, keen@STAND:500ms), ein Deck, eine Datei oder eine Option (mode=easy)',
    game: 'dieses Spiel (sonst lcg)',
    scenario: 'dieses Szenario',
    deck: 'dieses Deck für beide',
    seats: 'so viele Mitspieler',
    bot: 'dieser Bot für beide (sonst steady)',
    games: 'höchstens so viele Vergleiche (sonst 2000)',
    seed: 'gleicher Startwert, gleiche Partien',
    cores: 'auf so vielen Kernen (sonst auf allen)',
    json: 'gibt JSON aus',
    label: 'Vergleiche',
    answers: {
      first: (first, second, rounds) => `${first} ist besser als ${second} (klar nach ${rounds} Vergleichen).`,
      second: (first, second, rounds) => `${second} ist besser als ${first} (klar nach ${rounds} Vergleichen).`,
      equal: (first, second, rounds) => `${first} und ${second} sind etwa gleich gut (nach ${rounds} Vergleichen).`,
      open: (first, second, rounds) => `Zwischen ${first} und ${second} ist nach ${rounds} Vergleichen nichts klar.`,
    },
    share: (first, second, equal, share, low, high) =>
      `Besser war der Erste ${first}-mal, der Zweite ${second}-mal, gleich ${equal}-mal: ${share} der entschiedenen (95 %: ${low} bis ${high})`,
    wins: (name, rate, low, high) => `${name}: ${rate} gewonnen (95 %: ${low} bis ${high})`,
  },
  en: {
    about: 'compares two bots, decks or options and stops as soon as the answer is clear',
    side: 'a bot (keen:500ms, keen@REVISION:500ms), a deck, a file or an option (mode=easy)',
    game: 'this game (otherwise lcg)',
    scenario: 'this scenario',
    deck: 'this deck for both',
    seats: 'so many players',
    bot: 'this bot for both (otherwise steady)',
    games: 'at most so many comparisons (otherwise 2000)',
    seed: 'equal seeds give equal games',
    cores: 'on so many cores (otherwise on all)',
    json: 'prints JSON',
    label: 'comparisons',
    answers: {
      first: (first, second, rounds) => `${first} is better than ${second} (clear after ${rounds} comparisons).`,
      second: (first, second, rounds) => `${second} is better than ${first} (clear after ${rounds} comparisons).`,
      equal: (first, second, rounds) => `${first} and ${second} are about equally good (after ${rounds} comparisons).`,
      open: (first, second, rounds) => `Between ${first} and ${second} nothing is clear after ${rounds} comparisons.`,
    },
    share: (first, second, equal, share, low, high) =>
      `The first did better ${first} times, the second ${second} times, both alike ${equal} times: ${share} of those decided (95%: ${low} to ${high})`,
    wins: (name, rate, low, high) => `${name}: ${rate} won (95%: ${low} to ${high})`,
  },
};

export function register(program: Command, io: Io): void {
  const own = words[io.lang];
  program
    .command('duel')
    .description(own.about)
    .argument('<first>', own.side)
    .argument('<second>', own.side)
    .option('--game <game>', own.game, usualGame)
    .option('--scenario <name>', own.scenario)
    .option('--deck <name>', own.deck)
    .option('--seats <number>', own.seats)
    .option('--bot <bot>', own.bot, 'steady')
    .option('--games <number>', own.games, '2000')
    .option('--seed <text>', own.seed, 'tafelrunde')
    .option('--cores <number>', own.cores)
    .option('--on <address>', aboutOn(io))
    .option('--json', own.json)
    .action((first: string, second: string, options: Options) => compare([first, second], options, io));
}

/** What one of the two names means: a bot, an option of the game, or else a deck. */
function sideOf(name: string, maker: TableMaker, options: Options, io: Io): Side {
  const seats = seatsOf(options.seats, io);
  const bot = readBotOf(name, io);
  if (bot) return { name: botName(bot), bot, tables: tablesOf(maker, { ...options, seats }, io) };
  const plain = botSpec(options.bot, io);
  if (name.includes('='))
    return { name, bot: plain, tables: tablesOf(maker, { ...options, seats, option: [name] }, io) };
  return { name, bot: plain, tables: tablesOf(maker, { ...options, seats, deck: name }, io) };
}

async function compare(names: readonly [string, string], options: Options, io: Io): Promise<void> {
  const own = words[io.lang];
  const games = numberOption('--games', options.games, { least: 1, most: MOST_GAMES, whole: true }, io);
  const cores = coresOf(options.cores, io);
  const maker = await makerOf(options.game, io);
  const sides = names.map((name) => sideOf(name, maker, options, io)) as [Side, Side];
  refuseElsewhere(
    sides.map(({ bot }) => bot),
    options.on,
    io,
  );
  const bar = progress(io, own.label);
  let result: DuelResult;
  try {
    const duel = { game: options.game, sides, seed: options.seed, games };
    result = await withWorkers(options.on, io, (workers) => {
      const run = { cores: workers?.hands ?? cores, progress: (done: number) => bar.update(done, games) };
      return runDuel(duel, maker.cooperative, run, workers?.hire);
    });
  } finally {
    bar.end();
  }
  const [first, second] = sides.map(({ name }) => name);
  if (options.json) {
    io.stdout(
      `${JSON.stringify({ game: options.game, seed: options.seed, sides: [first, second], ...result }, null, 2)}\n`,
    );
    return;
  }
  const count = (n: number): string => numberText(n, io.lang);
  const share = (n: number): string => percentText(n, io.lang);
  const { rate, low, high } = result.share;
  const lines = [
    own.answers[result.answer](first, second, count(result.rounds)),
    own.share(count(result.first), count(result.second), count(result.equal), share(rate), share(low), share(high)),
    ...result.wins.map((won, i) => own.wins([first, second][i], share(won.rate), share(won.low), share(won.high))),
  ];
  io.stdout(`${lines.join('\n')}\n`);
}
