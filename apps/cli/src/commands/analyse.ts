import { type Analysis, analyse as analyseCourse, courseOf, QUICK_DEALS, valueIn } from '@tafelrunde/analysis';
import type { Game } from '@tafelrunde/kernel';
import { hireJudges } from '@tafelrunde/lab';
import type { Command } from 'commander';
import { type GameList, theGames } from '../games.ts';
import type { Io } from '../io.ts';
import type { Bilingual, Lang } from '../lang.ts';
import { numberOption, numberText } from '../numbers.ts';
import { aboutOn, withWorkers } from '../on.ts';
import { progress } from '../progress.ts';
import { readGame } from '../record-file.ts';
import { sayWords } from '../say.ts';
import { UsageError } from '../usage-error.ts';
import { coresOf } from './sim.ts';

interface Options {
  readonly seat?: string;
  readonly deals: string;
  readonly deeper: string;
  readonly toEnd?: boolean;
  readonly cores?: string;
  readonly on?: string;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly file: string;
  readonly seat: string;
  readonly deals: string;
  readonly deeper: string;
  readonly toEnd: string;
  readonly cores: string;
  readonly json: string;
  readonly label: string;
  readonly unknown: (game: string) => string;
  readonly heading: (title: string, decisions: number, games: number) => string;
  readonly seatLine: (seat: string, start: string, end: string, choice: string, luck: string) => string;
  readonly turningPoints: string;
  readonly none: string;
  readonly happened: string;
  readonly instead: (label: string) => string;
  readonly decisions: string;
}> = {
  de: {
    about: 'beurteilt jede Entscheidung einer Aufzeichnung mit dem, was der Spieler wusste',
    file: 'die Datei; - liest, was hineingeleitet wird',
    seat: 'nur die Entscheidungen dieses Platzes (1, 2 …)',
    deals: 'so oft wird jede Möglichkeit zu Ende gedacht',
    deeper: 'so oft noch einmal, wo sich etwas gewendet hat',
    toEnd: 'denkt jede Partie bis zum Schluss; genauer, aber langsamer',
    cores: 'auf so vielen Kernen (sonst auf allen)',
    json: 'gibt JSON aus',
    label: 'Entscheidungen',
    unknown: (game) => `Über ${game} wissen die Bots nichts; beurteilen lässt sich das nicht.`,
    heading: (title, decisions, games) => `${title}: ${decisions} Entscheidungen, ${games} Partien in Gedanken`,
    seatLine: (seat, start, end, choice, luck) =>
      `${seat}: von ${start} auf ${end}; eigene Wahl ${choice}, Karten und andere ${luck}`,
    turningPoints: 'Wendepunkte',
    none: '  keine, die sicher sind',
    happened: 'was offen aufgedeckt wurde',
    instead: (label) => `statt dessen: ${label}`,
    decisions: 'Entscheidungen',
  },
  en: {
    about: 'judges every decision of a record by what its player knew',
    file: 'the file; - reads what is piped in',
    seat: 'only the decisions of this seat (1, 2 …)',
    deals: 'so often every option is played on in thought',
    deeper: 'so often again where something turned',
    toEnd: 'plays every game in thought to its end: closer, but slower',
    cores: 'on so many cores (otherwise on all)',
    json: 'prints JSON',
    label: 'decisions',
    unknown: (game) => `The bots know nothing of ${game}; it cannot be judged.`,
    heading: (title, decisions, games) => `${title}: ${decisions} decisions, ${games} games in thought`,
    seatLine: (seat, start, end, choice, luck) =>
      `${seat}: from ${start} to ${end}; own choices ${choice}, cards and others ${luck}`,
    turningPoints: 'Turning points',
    none: '  none that are sure',
    happened: 'what was revealed',
    instead: (label) => `instead: ${label}`,
    decisions: 'Decisions',
  },
};

export function register(program: Command, io: Io, games: GameList = theGames): void {
  const own = words[io.lang];
  program
    .command('analyse')
    .description(own.about)
    .argument('<file>', own.file)
    .option('--seat <number>', own.seat)
    .option('--deals <number>', own.deals, String(QUICK_DEALS))
    .option('--deeper <number>', own.deeper, '0')
    .option('--to-end', own.toEnd)
    .option('--cores <number>', own.cores)
    .option('--on <address>', aboutOn(io))
    .option('--json', own.json)
    .action((file: string, options: Options) => analyse(file, options, io, games));
}

async function analyse(file: string, options: Options, io: Io, games: GameList): Promise<void> {
  const { game, record } = await readGame(file, games, io);
  const quick = numberOption('--deals', options.deals, { least: 1, most: 10_000, whole: true }, io);
  const deep = numberOption('--deeper', options.deeper, { least: 0, most: 10_000, whole: true }, io);
  const cores = coresOf(options.cores, io);
  if (!theGames.shown.some(({ id }) => id === game.id))
    throw new UsageError(words[io.lang].unknown(game.title[io.lang]));
  const course = await courseOf(game, record);
  if (!course.ok) throw new UsageError(sayWords(game, course.problem, io.lang));
  const most = course.value.seats;
  const seats =
    options.seat === undefined
      ? undefined
      : [numberOption('--seat', options.seat, { least: 1, most, whole: true }, io) - 1];
  const judging = { record, toEnd: options.toEnd === true };
  const bar = progress(io, words[io.lang].label);
  try {
    const found = await withWorkers(options.on, io, async (workers) => {
      const judges = workers ? workers.judges(judging) : await hireJudges(judging, cores);
      const run = {
        quick,
        deep,
        ...(seats && { seats }),
        progress: (done: number, total: number) => bar.update(done, total),
      };
      return analyseCourse(course.value, judges, run).finally(() => judges.leave());
    });
    bar.end();
    io.stdout(options.json ? `${JSON.stringify(found, null, 2)}\n` : text(game, found, io.lang));
  } finally {
    bar.end();
  }
}

function text(game: Game, found: Analysis, lang: Lang): string {
  const own = words[lang];
  const percent = (share: number): string => `${numberText(share * 100, lang)} %`;
  const change = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
  const lines = [own.heading(game.title[lang], found.judged.length, found.games)];
  for (const { seat, start, points, result, choice, choiceError, luck } of found.seats) {
    const end = percent(result ?? points.at(-1)?.value ?? start);
    const chosen = `${change(choice)} ± ${percent(2 * choiceError)}`;
    lines.push(own.seatLine(game.name(`seat:${seat}`, lang), percent(start), end, chosen, change(luck)));
  }
  lines.push('', own.turningPoints);
  if (found.turningPoints.length === 0) lines.push(own.none);
  for (const turn of found.turningPoints) {
    const what = turn.what ? sayWords(game, turn.what, lang) : own.happened;
    const instead =
      turn.instead && turn.kind === 'mistake' ? `; ${own.instead(sayWords(game, turn.instead, lang))}` : '';
    const size = `${change(turn.change)} ± ${percent(2 * turn.error)}`;
    lines.push(`${String(turn.position + 1).padStart(5)}. ${size}: ${what}${instead}`);
  }
  lines.push('', own.decisions);
  for (const decision of found.judged) {
    const played = valueIn(decision, decision.played);
    const [best] = decision.options;
    if (!played) continue;
    const value = `${percent(played.value)} ± ${percent(2 * played.error)}`;
    const better =
      best.id === played.id
        ? ''
        : `; ${sayWords(game, best.label, lang)}: ${change(played.cost)} ± ${percent(2 * played.costError)}`;
    lines.push(
      `${String(decision.position + 1).padStart(5)}. ${value}: ${sayWords(game, played.label, lang)}${better}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
