import type { Words } from '@tafelrunde/words';
import { cloneState } from './clone.ts';
import type { Refusal } from './decision.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { KernelWords } from './messages.ts';
import { deepFreeze, type Plain } from './plain.ts';
import { type Positions, Snapshots } from './positions.ts';
import type { RandomWords } from './random.ts';
import { seedWords } from './random.ts';
import { boxKey } from './redeal.ts';
import type { State } from './state.ts';

/** A whole game: how it was set up, its luck, and what was answered. */
export interface GameRecord {
  readonly game: string;
  readonly gameVersion: number;
  readonly setup: Plain;
  readonly seed: string;
  readonly answers: readonly string[];
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Words };

/** Sets a game up and runs it to its first decision; a set-up that cannot be played is refused with a sentence. */
export function startMatch<S extends State>(game: Game<S>, rawSetup: Plain, seed: string): Result<Match<S>> {
  const checked = game.checkSetup(rawSetup);
  if (!checked.ok) return checked;
  return { ok: true, value: matchFrom(game, layOut(game, deepFreeze(checked.setup)), seed) };
}

/** Checks a set-up once for many games. */
export function prepareMatches<S extends State>(game: Game<S>, rawSetup: Plain): Result<(seed: string) => Match<S>> {
  const checked = game.checkSetup(rawSetup);
  if (!checked.ok) return checked;
  // Laid out once: a copy takes a third of the time.
  const laidOut = layOut(game, deepFreeze(checked.setup));
  return { ok: true, value: (seed) => matchFrom(game, cloneState(game, laidOut), seed) };
}

/** The table before the first step, without its luck. */
function layOut<S extends State>(game: Game<S>, setup: Plain): S {
  const state = game.create(setup);
  state.box = boxKey(state);
  const first = game.procedures[0];
  state.frames.push({ proc: first.name, step: first.first.name, vars: {} });
  return state;
}

function matchFrom<S extends State>(game: Game<S>, state: S, seed: string): Match<S> {
  const words: RandomWords = seedWords(seed);
  for (let i = 0; i < 4; i++) state.rng[i] = words[i];
  return new Match(game, state);
}

/** A match with its record: every answer is kept, and any earlier position can be had again. */
export class History<S extends State = State> {
  readonly game: Game<S>;
  readonly setup: Plain;
  readonly seed: string;
  readonly match: Match<S>;
  private readonly given: string[] = [];
  /** How much was known before each answer; undo does not cross a change. */
  private readonly news: number[] = [];
  private readonly positions: Positions<S>;

  /** The history of a match that has just been started. */
  constructor(match: Match<S>, seed: string, positions: Positions<S> = new Snapshots(match.game)) {
    this.game = match.game;
    this.setup = match.s.setup;
    this.seed = seed;
    this.match = match;
    this.positions = positions;
    match.decision();
    positions.note(0, match.s);
  }

  static start<S extends State>(game: Game<S>, setup: Plain, seed: string): Result<History<S>> {
    const started = startMatch(game, setup, seed);
    return started.ok ? { ok: true, value: new History(started.value, seed) } : started;
  }

  /**
   * Plays a record up to a number of answers (all of them by default); refuses one that does not fit the game. One of an older
   * version of the rules is tried: if every answer still fits, it is a record by the rules of today.
   */
  static replay<S extends State>(game: Game<S>, record: GameRecord, upTo = record.answers.length): Result<History<S>> {
    const unfit = otherGame(game, record);
    if (unfit) return unfit;
    const started = History.start(game, record.setup, record.seed);
    if (!started.ok) return started;
    const history = started.value;
    for (let i = 0; i < upTo; i++) {
      if (history.answer(record.answers[i])) return misfit(game, record.gameVersion, i + 1);
    }
    return started;
  }

  /** Gives an answer and keeps it. A refusal changes nothing. */
  answer(id: string): Refusal | null {
    const { match } = this;
    match.decision();
    const news = match.s.news;
    const refusal = match.answer(id);
    if (refusal) return refusal;
    this.given.push(id);
    this.news.push(news);
    this.positions.note(this.given.length, match.s);
    return null;
  }

  get length(): number {
    return this.given.length;
  }

  get answers(): readonly string[] {
    return this.given;
  }

  get record(): GameRecord {
    const { game, setup, seed } = this;
    return { game: game.id, gameVersion: game.version, setup, seed, answers: this.given.slice() };
  }

  /** The earliest position that can be gone back to without taking back what somebody has seen. */
  get undoLimit(): number {
    let at = this.given.length;
    while (at > 0 && this.news[at - 1] === this.match.s.news) at--;
    return at;
  }

  /** Goes back to an earlier position; refused where somebody would take back what was seen. */
  undo(to: number = this.given.length - 1): Refusal | null {
    if (!Number.isInteger(to) || to < 0 || to > this.given.length) {
      return { code: 'not-an-option', words: ['kernel.refusal.nothing-to-undo'] };
    }
    if (to < this.undoLimit) return { code: 'not-an-option', words: ['kernel.refusal.seen'] };
    this.rewind(to);
    return null;
  }

  /** Goes back to any earlier position, seen or not: for replays and for people who play alone. */
  rewind(to: number): void {
    const { match, positions } = this;
    const kept = positions.before(to);
    const from = kept?.position ?? 0;
    // What is played again was said already.
    const { log } = match;
    match.log = null;
    match.load(kept?.state ?? matchFrom(this.game, layOut(this.game, this.setup), this.seed).s);
    match.decision();
    const again = this.given.slice(from, to);
    this.given.length = from;
    this.news.length = from;
    positions.forget(from);
    for (const id of again) {
      if (this.answer(id)) throw new Error('a kept answer no longer fits');
    }
    match.decision();
    match.log = log;
  }
}

/** Why a record cannot be played by this game; null if it is one of its own, by the rules of today or of before. */
export function otherGame<S extends State>(game: Game<S>, record: GameRecord): Refused | null {
  if (record.game !== game.id) return refuse('kernel.load.other-game', { game: record.game });
  const { gameVersion: version } = record;
  return version > game.version ? refuse('kernel.load.other-version', { version }) : null;
}

/** That an answer does not fit: the record is wrong, or the rules have changed since. */
export function misfit<S extends State>(game: Game<S>, version: number, n: number): Refused {
  return version < game.version
    ? refuse('kernel.load.older-version', { version, n })
    : refuse('kernel.load.bad-answer', { n });
}

type Refused = { readonly ok: false; readonly problem: Words };

export function refuse(...problem: KernelWords): Refused {
  return { ok: false, problem };
}
