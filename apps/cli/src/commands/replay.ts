import type { Game, GameRecord, Outcome } from '@tafelrunde/kernel';
import type { Command } from 'commander';
import { type GameList, theGames } from '../games.ts';
import { invariantWords } from '../invariant-words.ts';
import type { Io } from '../io.ts';
import type { Bilingual, Lang } from '../lang.ts';
import { counted, numberOption } from '../numbers.ts';
import { progress } from '../progress.ts';
import { readGame } from '../record-file.ts';
import { BadAnswer, checkRecord, type Found, type ReplayStep, Retelling, type Story } from '../retell.ts';
import { sayWords } from '../say.ts';
import { UsageError } from '../usage-error.ts';

interface Options {
  readonly to?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

export const words: Bilingual<{
  readonly about: string;
  readonly file: string;
  readonly to: string;
  readonly check: string;
  readonly json: string;
  readonly checking: string;
  readonly heading: (title: string, answers: number) => string;
  readonly asked: (seat: string, prompt: string) => string;
  readonly won: (names: readonly string[]) => string;
  readonly nobody: string;
  readonly open: string;
  readonly holds: (decisions: number) => string;
  readonly broken: (invariant: string, what: string, after: number) => string;
}> = {
  de: {
    about: 'spielt eine Aufzeichnung oder ein gespeichertes Spiel nach, Schritt für Schritt',
    file: 'die Datei; - liest, was hineingeleitet wird',
    to: 'nur so viele Antworten',
    check: 'prüft bei jeder Entscheidung, was immer gelten muss',
    json: 'gibt JSON aus',
    checking: 'Prüfung',
    heading: (title, answers) => `${title}, ${counted(answers, 'Antwort', 'Antworten', 'de')}`,
    asked: (seat, prompt) => `${seat}: ${prompt}`,
    won: (names) => (names.length === 1 ? `Gewonnen hat ${names[0]}.` : `Gewonnen haben ${names.join(', ')}.`),
    nobody: 'Niemand hat gewonnen.',
    open: 'Das Spiel ist noch nicht zu Ende.',
    holds: (decisions) =>
      `Geprüft bei ${counted(decisions, 'Entscheidung', 'Entscheidungen', 'de')}: alles in Ordnung.`,
    broken: (invariant, what, after) =>
      `Verletzt nach ${counted(after, 'Antwort', 'Antworten', 'de')}: ${invariant}\n  ${what}`,
  },
  en: {
    about: 'replays a record or a saved game, step by step',
    file: 'the file; - reads what is piped in',
    to: 'only so many answers',
    check: 'checks at every decision what must always hold',
    json: 'prints JSON',
    checking: 'check',
    heading: (title, answers) => `${title}, ${counted(answers, 'answer', 'answers', 'en')}`,
    asked: (seat, prompt) => `${seat}: ${prompt}`,
    won: (names) => `${names.join(', ')} won.`,
    nobody: 'Nobody won.',
    open: 'The game is not over yet.',
    holds: (decisions) => `Checked at ${counted(decisions, 'decision', 'decisions', 'en')}: all is well.`,
    broken: (invariant, what, after) =>
      `Broken after ${counted(after, 'answer', 'answers', 'en')}: ${invariant}\n  ${what}`,
  },
};

export function register(program: Command, io: Io, games: GameList = theGames): void {
  const own = words[io.lang];
  program
    .command('replay')
    .description(own.about)
    .argument('<file>', own.file)
    .option('--to <number>', own.to)
    .option('--check', own.check)
    .option('--json', own.json)
    .action((file: string, options: Options) => replay(file, options, io, games));
}

async function replay(file: string, options: Options, io: Io, games: GameList): Promise<void> {
  const { game, record: whole } = await readGame(file, games, io);
  const most = whole.answers.length;
  const upTo = options.to === undefined ? most : numberOption('--to', options.to, { least: 0, most, whole: true }, io);
  const record: GameRecord = { ...whole, answers: whole.answers.slice(0, upTo) };
  const found = options.check ? check(game, record, io) : null;
  const story = retell(game, record, found?.violation ?? null, io);
  io.stdout(options.json ? storyJson(game, record, story, found) : storyText(game, record, story, found, io.lang));
  if (found?.violation) io.exitCode = 1;
}

/** The story up to the end, or to where something is broken. */
function retell(game: Game, record: GameRecord, violation: Found['violation'], io: Io): Story {
  const story = new Retelling(game, io.lang);
  try {
    story.tell(violation ? { ...record, answers: violation.answers } : record);
  } catch (error) {
    if (error instanceof BadAnswer && !violation) throw new UsageError(sayWords(game, error.words, io.lang));
    // A rule that throws is what was looked for, if somebody looked for it.
    if (!violation) throw error;
  }
  return story;
}

function storyJson(
  game: Game,
  { setup, seed }: GameRecord,
  { steps, log, outcome }: Story,
  found: Found | null,
): string {
  const checked = found !== null;
  const violations = found?.violation ? [found.violation] : [];
  return `${JSON.stringify({ game: game.id, setup, seed, steps, log, outcome, checked, violations }, null, 2)}\n`;
}

function storyText(game: Game, record: GameRecord, story: Story, found: Found | null, lang: Lang): string {
  const lines = [words[lang].heading(game.title[lang], record.answers.length)];
  lines.push(...story.steps.flatMap((step) => stepLines(step, lang)));
  lines.push(...story.log.map(indented));
  if (!found?.violation) lines.push(...endLines(game, story.outcome, lang));
  if (found) lines.push(foundText(found, lang));
  return `${lines.join('\n')}\n`;
}

function check(game: Game, record: GameRecord, io: Io): Found {
  const bar = progress(io, words[io.lang].checking);
  try {
    return checkRecord(game, record, (done) => bar.update(done, record.answers.length));
  } finally {
    bar.end();
  }
}

function indented(line: string): string {
  return `      ${line}`;
}

function stepLines({ number, seat, prompt, label, log }: ReplayStep, lang: Lang): readonly string[] {
  const told = log.map(indented);
  return [...told, `${String(number).padStart(4)}. ${words[lang].asked(seat, prompt)} → ${label}`];
}

function endLines(game: Game, outcome: Outcome | null, lang: Lang): readonly string[] {
  const own = words[lang];
  if (!outcome) return [own.open];
  const names = outcome.winners.map((seat) => game.name(`seat:${seat}`, lang));
  return [`${sayWords(game, [outcome.reason], lang)} ${names.length === 0 ? own.nobody : own.won(names)}`];
}

function foundText({ decisions, violation }: Found, lang: Lang): string {
  const own = words[lang];
  if (!violation) return own.holds(decisions);
  const { invariant, what, answers } = violation;
  return own.broken(`${invariant}. ${invariantWords[lang][invariant]}`, what, answers.length);
}
