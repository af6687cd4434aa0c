import type { Words } from '@tafelrunde/words';
import { cloneState } from './clone.ts';
import type { Refusal } from './decision.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { KernelWords } from './messages.ts';
import { deepFreeze, type Plain } from './plain.ts';
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
  return { ok: true, value: matchFrom(game, deepFreeze(checked.setup), seed) };
}

/** Checks a set-up once for many games. */
export function prepareMatches<S extends State>(game: Game<S>, rawSetup: Plain): Result<(seed: string) => Match<S>> {
  const checked = game.checkSetup(rawSetup);
  if (!checked.ok) return checked;
  const setup = deepFreeze(checked.setup);
  return { ok: true, value: (seed) => matchFrom(game, setup, seed) };
}

function matchFrom<S extends State>(game: Game<S>, setup: Plain, seed: string): Match<S> {
  const state = game.create(setup);
  const words: RandomWords = seedWords(seed);
  for (let i = 0; i < 4; i++) state.rng[i] = words[i];
  state.box = boxKey(state);
  const first = game.procedures[0];
  state.frames.push({ proc: first.name, step: first.first.name, vars: {} });
  return new Match(game, state);
}

const SNAPSHOT_EVERY = 32;

/** A match with its record: every answer is kept, and any earlier position can be had again. */
export class History<S extends State = State> {
  readonly game: Game<S>;
  readonly setup: Plain;
  readonly seed: string;
  readonly match: Match<S>;
  private readonly given: string[] = [];
  /** How much was known before each answer; undo does not cross a change. */
  private readonly news: number[] = [];
  private readonly snapshots: S[] = [];

  private constructor(game: Game<S>, setup: Plain, seed: string, match: Match<S>) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.match = match;
    match.decision();
    this.snapshots.push(cloneState(game, match.s));
  }

  static start<S extends State>(game: Game<S>, setup: Plain, seed: string): Result<History<S>> {
    const started = startMatch(game, setup, seed);
    if (!started.ok) return started;
    return { ok: true, value: new History(game, started.value.s.setup, seed, started.value) };
  }

  /**
   * Plays a record up to a number of answers (all of them by default); refuses one that does not fit the game. One of an older
   * version of the rules is tried: if every answer still fits, it is a record by the rules of today.
   */
  static replay<S extends State>(game: Game<S>, record: GameRecord, upTo = record.answers.length): Result<History<S>> {
    if (record.game !== game.id) return refuse('kernel.load.other-game', { game: record.game });
    const { gameVersion: version } = record;
    if (version > game.version) return refuse('kernel.load.other-version', { version });
    const started = History.start(game, record.setup, record.seed);
    if (!started.ok) return started;
    const history = started.value;
    for (let i = 0; i < upTo; i++) {
      if (!history.answer(record.answers[i])) continue;
      const n = i + 1;
      return version < game.version
        ? refuse('kernel.load.older-version', { version, n })
        : refuse('kernel.load.bad-answer', { n });
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
    if (this.given.length % SNAPSHOT_EVERY === 0) this.snapshots.push(cloneState(this.game, match.s));
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
    const snapshot = Math.floor(to / SNAPSHOT_EVERY);
    this.match.load(cloneState(this.game, this.snapshots[snapshot]));
    const again = this.given.slice(snapshot * SNAPSHOT_EVERY, to);
    this.given.length = snapshot * SNAPSHOT_EVERY;
    this.news.length = this.given.length;
    this.snapshots.length = snapshot + 1;
    // What is played again was said already.
    const { log } = this.match;
    this.match.log = null;
    for (const id of again) {
      if (this.answer(id)) throw new Error('a kept answer no longer fits');
    }
    this.match.log = log;
    this.match.decision();
  }
}

export function refuse(...problem: KernelWords): { readonly ok: false; readonly problem: Words } {
  return { ok: false, problem };
}
