import { availableParallelism } from 'node:os';
import type { Game, Plain } from '@tafelrunde/kernel';
import {
  type FuzzCrew,
  type FuzzOptions,
  type FuzzReport,
  fuzzGame,
  fuzzWith,
  type Violation,
} from '@tafelrunde/testing';
import type { Command } from 'commander';
import { type GameList, selectGames, theGames } from '../games.ts';
import { invariantWords } from '../invariant-words.ts';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { counted, numberOption } from '../numbers.ts';
import { progress } from '../progress.ts';
import { sayWords } from '../say.ts';
import { UsageError } from '../usage-error.ts';
import { hireWorkers } from './fuzz-crew.ts';

interface Options {
  readonly game?: string;
  readonly games: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly cores?: string;
  readonly from: string;
  readonly thorough?: boolean;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly game: string;
  readonly games: string;
  readonly seed: string;
  readonly setup: string;
  readonly cores: string;
  readonly from: string;
  readonly stopped: (game: string, played: number, next: number) => string;
  readonly thorough: string;
  readonly json: string;
  readonly badSetup: (text: string) => string;
  readonly label: (game: string) => string;
  readonly result: (game: string, games: number, decisions: number, violations: number) => string;
  readonly invariant: string;
  readonly what: string;
  readonly answers: (count: number) => string;
  readonly none: string;
  readonly again: string;
}> = {
  de: {
    about: 'spielt Zufallspartien und prüft bei jeder Entscheidung, was immer gelten muss',
    game: 'nur dieses Spiel',
    games: 'so viele Partien je Spiel (sonst 100)',
    seed: 'gleicher Startwert, gleiche Partien',
    setup: 'diese Aufstellung (JSON) statt zufälliger',
    cores: 'auf so vielen Kernen (sonst auf allen)',
    from: 'beginnt mit der Partie dieser Nummer: so lässt sich ein langer Lauf in Teilen spielen (sonst 0)',
    stopped: (game, played, next) => `${game}: nach ${played} Partien angehalten; weiter geht es mit --from ${next}`,
    thorough:
      'prüft auch nach den ersten hundert Partien alles bei jeder Entscheidung, sonst bei einer von zweiunddreißig',
    json: 'gibt JSON aus',
    badSetup: (text) => `„${text}“ ist kein JSON; eine Aufstellung sieht zum Beispiel so aus: '{"seats":2}'.`,
    label: (game) => `${game}, Partien`,
    result: (game, games, decisions, violations) =>
      `${game}: ${[
        counted(games, 'Partie', 'Partien', 'de'),
        counted(decisions, 'Entscheidung', 'Entscheidungen', 'de'),
        violations === 0 ? 'alles in Ordnung' : counted(violations, 'Verstoß', 'Verstöße', 'de'),
      ].join(', ')}`,
    invariant: 'Verletzt',
    what: 'Befund',
    answers: (count) => counted(count, 'Antwort', 'Antworten', 'de'),
    none: '(keine)',
    again: 'Nachspielen',
  },
  en: {
    about: 'plays random games and checks at every decision what must always hold',
    game: 'only this game',
    games: 'so many games each (otherwise 100)',
    seed: 'equal seeds give equal games',
    setup: 'this set-up (JSON) instead of random ones',
    cores: 'on so many cores (otherwise on all)',
    from: 'begins with the game of that number, so that a long run can be played in parts (otherwise 0)',
    stopped: (game, played, next) => `${game}: stopped after ${played} games; --from ${next} goes on`,
    thorough: 'checks everything at every decision after the first hundred games too, not at one in thirty-two',
    json: 'prints JSON',
    badSetup: (text) => `"${text}" is not JSON; a set-up looks like this, for example: '{"seats":2}'.`,
    label: (game) => `${game}, games`,
    result: (game, games, decisions, violations) =>
      `${game}: ${[
        counted(games, 'game', 'games', 'en'),
        counted(decisions, 'decision', 'decisions', 'en'),
        violations === 0 ? 'all is well' : counted(violations, 'violation', 'violations', 'en'),
      ].join(', ')}`,
    invariant: 'broken',
    what: 'found',
    answers: (count) => counted(count, 'answer', 'answers', 'en'),
    none: '(none)',
    again: 'replay',
  },
};

export function register(program: Command, io: Io, games: GameList = theGames): void {
  const own = words[io.lang];
  program
    .command('fuzz')
    .description(own.about)
    .option('--game <game>', own.game)
    .option('--games <number>', own.games, '100')
    .option('--seed <text>', own.seed)
    .option('--setup <json>', own.setup)
    .option('--cores <number>', own.cores)
    .option('--from <number>', own.from, '0')
    .option('--thorough', own.thorough)
    .option('--json', own.json)
    .action((options: Options) => play(options, io, games));
}

async function play(options: Options, io: Io, list: GameList): Promise<void> {
  const games = numberOption('--games', options.games, { least: 1, most: 1e9, whole: true }, io);
  const cores =
    options.cores === undefined
      ? availableParallelism()
      : numberOption('--cores', options.cores, { least: 1, most: 1024, whole: true }, io);
  const selected = selectGames(list, options.game, io);
  const setup = options.setup === undefined ? undefined : readSetup(options.setup, selected, io);
  const from = numberOption('--from', options.from, { least: 0, most: 1e9, whole: true }, io);
  const stop = new AbortController();
  const reports: FuzzReport[] = [];
  for (const game of selected) {
    if (stop.signal.aborted) break;
    const bar = progress(io, words[io.lang].label(game.id));
    try {
      const { seed, thorough } = options;
      const update = (done: number): void => bar.update(done, games);
      const wanted = { games, seed, setup, thorough, from, progress: update, signal: stop.signal };
      // Worker threads know only the games of the project, not those that a test makes up.
      const report = await played(game, wanted, list === theGames ? Math.min(cores, games) : 1, hireWorkers, stop);
      reports.push(report);
      if (stop.signal.aborted) io.stderr(`${words[io.lang].stopped(game.id, report.games, from + report.games)}\n`);
    } finally {
      bar.end();
    }
  }
  if (reports.some((report) => report.violations.length > 0)) io.exitCode = 1;
  if (options.json) io.stdout(`${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`);
  else io.stdout(reports.map((report) => `${reportText(report, io)}\n`).join(''));
}

/** A run in this thread, or in so many others. */
export async function played(
  game: Game,
  options: FuzzOptions,
  cores: number,
  hire: (game: Game, options: FuzzOptions, cores: number) => FuzzCrew & { leave(): Promise<void> } = hireWorkers,
  stop = new AbortController(),
): Promise<FuzzReport> {
  const crew = cores === 1 ? stayHere(game, options) : hire(game, options, cores);
  // Whoever stops a long run is told what was played so far; asked again, it stops at once.
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const abort = (): void => stop.abort();
  for (const signal of signals) process.once(signal, abort);
  try {
    return await fuzzWith(game, options, crew);
  } finally {
    for (const signal of signals) process.off(signal, abort);
    await crew.leave();
  }
}

/** Plays the games in this thread, and looks up after each whether somebody wants to stop. */
function stayHere(game: Game, options: FuzzOptions): FuzzCrew & { leave(): Promise<void> } {
  const lookUp = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    size: 1,
    async play(at) {
      await lookUp();
      return fuzzGame(game, at, options);
    },
    leave: async () => {},
  };
}

function readSetup(text: string, games: readonly Game[], io: Io): Plain {
  let setup: Plain;
  try {
    setup = JSON.parse(text);
  } catch {
    throw new UsageError(words[io.lang].badSetup(text));
  }
  for (const game of games) {
    const checked = game.checkSetup(setup);
    if (!checked.ok) throw new UsageError(sayWords(game, checked.problem, io.lang));
  }
  return setup;
}

function reportText({ game, games, decisions, violations }: FuzzReport, io: Io): string {
  const result = words[io.lang].result(game, games, decisions, violations.length);
  return [result, ...violations.map((violation) => violationText(violation, io))].join('\n\n');
}

function violationText({ invariant, what, answers, command }: Violation, io: Io): string {
  const own = words[io.lang];
  const rows: readonly (readonly [string, string])[] = [
    [own.invariant, `${invariant}. ${invariantWords[io.lang][invariant]}`],
    [own.what, what.replaceAll('\n', '\n    ')],
    [own.answers(answers.length), answers.join(' ') || own.none],
    [own.again, command],
  ];
  return rows.map(([title, text]) => `  ${title}: ${text}`).join('\n');
}
