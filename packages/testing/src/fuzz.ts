import {
  below,
  encodeState,
  type Game,
  History,
  type Plain,
  type RandomWords,
  type State,
  seedWords,
} from '@tafelrunde/kernel';
import { Checker } from './invariants.ts';
import { shrink } from './shrink.ts';
import { checkCardTexts } from './spoken.ts';
import { Broken, type InvariantNumber, type Violation } from './violations.ts';

export interface FuzzOptions {
  readonly games: number;
  readonly seed?: string;
  /** Stop after so many violations. */
  readonly most?: number;
  /** A game with more answers than this counts as one that does not end. */
  readonly longest?: number;
  /** Check everything at every decision of every game. Otherwise only in some, drawn by lot, once many are played. */
  readonly thorough?: boolean;
  /** Set-up of every game instead of a random one. */
  readonly setup?: Plain;
  readonly progress?: (games: number, decisions: number) => void;
  /** The number of the first game, 0 unless told otherwise: a long run can be played in parts. */
  readonly from?: number;
  /** Ends the run before the next game; the report is of those played until then. */
  readonly signal?: AbortSignal;
}

export interface FuzzReport {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly violations: readonly Violation[];
}

/** So many games are checked in full before the rest is sampled. */
const FIRST_GAMES = 100;
/** Of the rest, one game in so many is checked in full, and one decision in so many of the others. */
const ONE_IN = 32;

/** What came of one game. */
export interface FuzzedGame {
  readonly decisions: number;
  readonly violation: Violation | null;
}

/** Who plays the games of a run, one after another or several at once. */
export interface FuzzCrew {
  /** So many games can be under way at once. */
  readonly size: number;
  play(at: number): Promise<FuzzedGame>;
}

/**
 * Plays random games and checks the invariants. What costs much is checked at every decision of the first games and of
 * some later ones, and at decisions drawn by lot in the others. Equal seeds give equal runs.
 */
export function fuzz<S extends State>(game: Game<S>, options: FuzzOptions): FuzzReport {
  const tally = new Tally(game, options);
  for (let at = options.from ?? 0; !tally.over; at++) tally.add(fuzzGame(game, at, options));
  return tally.report;
}

/** The same run by a crew. Games count in their order, so that the report does not depend on who was faster. */
export async function fuzzWith<S extends State>(
  game: Game<S>,
  options: FuzzOptions,
  crew: FuzzCrew,
): Promise<FuzzReport> {
  const tally = new Tally(game, options);
  const done: FuzzedGame[] = [];
  const { from = 0, games } = options;
  let next = from;
  let counted = from;
  const work = async (): Promise<void> => {
    while (next < from + games && !tally.over) {
      const at = next++;
      done[at] = await crew.play(at);
      for (; done[counted] !== undefined && !tally.over; counted++) tally.add(done[counted]);
    }
  };
  await Promise.all(Array.from({ length: crew.size }, work));
  return tally.report;
}

/** Adds games up until enough were played or too much is broken. */
class Tally<S extends State> {
  private readonly game: Game<S>;
  private readonly options: FuzzOptions;
  private readonly violations: Violation[] = [];
  private games = 0;
  private decisions = 0;

  constructor(game: Game<S>, options: FuzzOptions) {
    this.game = game;
    this.options = options;
    try {
      checkCardTexts(game);
    } catch (error) {
      this.violations.push(report(game, null, '', [], brokenBy(error)));
    }
  }

  get over(): boolean {
    const { games, most = 3, signal } = this.options;
    return this.games >= games || this.violations.length >= most || signal?.aborted === true;
  }

  add({ decisions, violation }: FuzzedGame): void {
    this.games++;
    this.decisions += decisions;
    if (violation) this.violations.push(violation);
    this.options.progress?.(this.games, this.decisions);
  }

  get report(): FuzzReport {
    const { games, decisions, violations } = this;
    return { game: this.game.id, games, decisions, violations };
  }
}

/** Plays one game of a run; which one decides on its luck and on how much of it is checked. */
export function fuzzGame<S extends State>(game: Game<S>, at: number, options: FuzzOptions): FuzzedGame {
  const { longest = 20_000, thorough = false } = options;
  const seed = seedOf(options, at);
  const luck = seedWords(seed);
  const setup = options.setup ?? game.randomSetup((n) => below(luck, n));
  const full = thorough || at < FIRST_GAMES || at % ONE_IN === 0;
  const lots = seedWords(`lots ${seed}`);
  const whole = full ? always : () => below(lots, ONE_IN) === 0;
  const { decisions, answers: given, broken } = playChecked(game, setup, seed, randomAnswers(luck), longest, whole);
  if (!broken) return { decisions, violation: null };
  const fails = (list: readonly string[]) => failsWith(game, setup, seed, list, longest, broken.invariant);
  // A game that does not end is as long as it is.
  const short = given.length <= 2_000 && given.length < longest;
  const answers = short ? shrink(given, fails) : given;
  return { decisions, violation: report(game, setup, seed, answers, broken) };
}

/** A game whose process stopped before it could tell what was wrong. */
export function stoppedGame<S extends State>(
  game: Game<S>,
  at: number,
  options: FuzzOptions,
  error: unknown,
): FuzzedGame {
  const seed = seedOf(options, at);
  const luck = seedWords(seed);
  const setup = options.setup ?? game.randomSetup((n) => below(luck, n));
  return { decisions: 0, violation: report(game, setup, seed, [], brokenBy(error)) };
}

const seedOf = ({ seed = 'fuzz' }: FuzzOptions, at: number): string => `${seed}-${at}`;

/** Whether the answers (those that do not fit are left out) break the same invariant. */
function failsWith<S extends State>(
  game: Game<S>,
  setup: Plain,
  seed: string,
  answers: readonly string[],
  longest: number,
  invariant: InvariantNumber,
): readonly string[] | null {
  const run = playChecked(game, setup, seed, listedAnswers(answers), longest);
  return run.broken?.invariant === invariant ? run.answers : null;
}

type Answers = (ids: readonly string[]) => string | null;

function randomAnswers(luck: RandomWords): Answers {
  return (ids) => ids[below(luck, ids.length)];
}

/** The answers of a list, leaving out those that are not offered. */
export function listedAnswers(answers: readonly string[]): Answers {
  let at = 0;
  return (ids) => {
    while (at < answers.length && !ids.includes(answers[at])) at++;
    return at < answers.length ? answers[at++] : null;
  };
}

interface Run {
  readonly decisions: number;
  readonly answers: readonly string[];
  readonly broken: Broken | null;
}

const always = () => true;

/**
 * Plays one game and checks it at every decision, in full where `whole` says so; stops at the first thing that is
 * broken.
 */
export function playChecked<S extends State>(
  game: Game<S>,
  setup: Plain,
  seed: string,
  answers: Answers,
  longest = 20_000,
  whole: () => boolean = always,
): Run {
  const given: string[] = [];
  let decisions = 0;
  try {
    const started = History.start(game, setup, seed);
    if (!started.ok) throw new Broken(5, `the set-up is refused: ${JSON.stringify(started.problem)}`);
    const history = started.value;
    const { match } = history;
    const checker = new Checker(game, match.s, seedWords(`redeal ${seed}`));
    match.log = (line) => checker.line(line);
    for (;;) {
      const decision = match.decision();
      const next = decision ? answers(decision.options.map((option) => option.id)) : null;
      checker.check(match, next, next === null || whole());
      if (next === null) {
        if (!decision) finish(game, history);
        break;
      }
      if (given.length >= longest) throw new Broken(5, `no end after ${longest} answers`);
      decisions++;
      given.push(next);
      const refusal = history.answer(next);
      if (refusal) throw new Broken(5, `the listed option ${next} is refused`);
    }
    return { decisions, answers: given, broken: null };
  } catch (error) {
    return { decisions, answers: given, broken: brokenBy(error) };
  }
}

/** Invariant 2: setup, seed and answers give the same game again. */
function finish<S extends State>(game: Game<S>, history: History<S>): void {
  const again = History.replay(game, history.record);
  if (!again.ok) throw new Broken(2, `the record is refused: ${JSON.stringify(again.problem)}`);
  const text = (h: History<S>) => JSON.stringify(encodeState(game, h.match.s));
  if (text(again.value) !== text(history)) throw new Broken(2, 'the replay ended in another state');
}

function brokenBy(error: unknown): Broken {
  if (error instanceof Broken) return error;
  // A rule that throws leaves nobody able to go on.
  return new Broken(5, error instanceof Error ? (ownFrames(error) ?? error.message) : String(error));
}

/** The way from playing the game to the error; who had it played is none of its business. */
function ownFrames({ stack }: Error): string | undefined {
  const lines = stack?.split('\n');
  const end = lines?.findIndex((line) => line.includes(` ${playChecked.name} `)) ?? -1;
  return end < 0 ? stack : lines!.slice(0, end).join('\n');
}

function report<S extends State>(
  game: Game<S>,
  setup: Plain,
  seed: string,
  answers: readonly string[],
  broken: Broken,
): Violation {
  const record = JSON.stringify({ game: game.id, gameVersion: game.version, setup, seed, answers });
  return {
    invariant: broken.invariant,
    what: broken.message,
    game: game.id,
    setup,
    seed,
    answers,
    // printf and not echo, which reads backslashes in some shells.
    command: `printf %s '${record.replaceAll("'", "'\\''")}' | npm run --silent tafelrunde -- replay --check -`,
  };
}
