import {
  type Decision,
  type Match,
  type Plain,
  type Refusal,
  type Result,
  type Seat,
  startMatch,
} from '@tafelrunde/kernel';
import { type KeptLine, keepLine, type Picked, type Picture, pickedBy, pictureOf } from '@tafelrunde/protocol';
import type { ServedGame } from '../games.ts';

/** What a game is begun with, and what was answered so far. */
export interface Beginning {
  readonly setup: Plain;
  readonly seed: string;
  readonly answers: readonly string[];
}

/** A rule that broke at an answer which was taken once. */
export class BrokenAnswer extends Error {
  readonly n: number;

  constructor(n: number, cause: unknown) {
    super(`a rule broke at answer ${n}`, { cause });
    this.n = n;
  }
}

/**
 * A game under way at a table: the match, the answers, and what was said. Unlike the kernel's history it keeps no
 * snapshots: two thousand tables would fill the memory with them, and going back is rare. It plays again instead.
 */
export class Play {
  readonly served: ServedGame;
  readonly match: Match;
  readonly answers: string[] = [];
  lines: KeptLine[] = [];
  private readonly setup: Plain;
  private readonly seed: string;
  /** How much was known before each answer; undo does not cross a change. */
  private readonly news: number[] = [];
  private run: { readonly group: string; readonly picks: readonly Picked[] } = { group: '', picks: [] };

  private constructor(served: ServedGame, match: Match, setup: Plain, seed: string) {
    this.served = served;
    this.match = match;
    this.setup = setup;
    this.seed = seed;
    match.log = (line) => this.lines.push(keepLine(match, line));
    match.decision();
  }

  /** Begins a game and gives it the answers it already had; refuses what does not fit. */
  static begin(served: ServedGame, { setup, seed, answers }: Beginning): Result<Play> {
    const started = startMatch(served.game, setup, seed);
    if (!started.ok) return started;
    const play = new Play(served, started.value, setup, seed);
    for (const [i, id] of answers.entries()) {
      if (play.answerAgain(id, i + 1)) return { ok: false, problem: ['kernel.load.bad-answer', { n: i + 1 }] };
    }
    return { ok: true, value: play };
  }

  get position(): number {
    return this.answers.length;
  }

  get decision(): Decision | null {
    return this.match.decision();
  }

  private answerAgain(id: string, n: number): Refusal | null {
    try {
      return this.answer(id);
    } catch (error) {
      throw new BrokenAnswer(n, error);
    }
  }

  /** Gives an answer and keeps it. A refusal changes nothing. */
  answer(id: string): Refusal | null {
    const { match } = this;
    const decision = match.decision();
    const { news } = match.s;
    const picked = decision?.group ? pickedBy(match, decision, id) : null;
    const refusal = match.answer(id);
    if (refusal) return refusal;
    this.answers.push(id);
    this.news.push(news);
    this.note(decision?.group?.id ?? '', picked, !decision?.options.some((option) => option.id === id));
    return null;
  }

  /**
   * Keeps the picks of the run under way, and forgets those of a run that is over, or in the middle of which somebody else
   * has given up: taking such a pick back would take that back, too.
   */
  private note(group: string, picked: Picked | null, broken: boolean): void {
    const now = this.match.decision()?.group?.id ?? '';
    if (broken || now === '' || now !== group) {
      if (now !== this.run.group || this.run.picks.length > 0) this.run = { group: now, picks: [] };
      return;
    }
    const before = this.run.group === group ? this.run.picks : [];
    // A list of its own: pictures that were shown before hold the old one, and are compared with the new.
    this.run = { group, picks: picked ? [...before, picked] : before };
  }

  /** What was picked so far in the run of picks that is being asked. */
  get picks(): readonly Picked[] {
    return this.run.picks;
  }

  /** The earliest position that can be gone back to without taking back what somebody has seen. */
  get undoLimit(): number {
    let at = this.answers.length;
    while (at > 0 && this.news[at - 1] === this.match.s.news) at--;
    return at;
  }

  /** Goes back to an earlier position; what was said since is unsaid. */
  rewind(to: number): void {
    const again = Play.begin(this.served, { setup: this.setup, seed: this.seed, answers: this.answers.slice(0, to) });
    if (!again.ok) throw new Error('kept answers no longer fit');
    this.match.load(again.value.match.s);
    this.match.decision();
    this.answers.length = to;
    this.news.length = to;
    this.run = again.value.run;
    const kept = this.lines.findIndex(({ at }) => at > to);
    if (kept >= 0) this.lines = this.lines.slice(0, kept);
  }

  /** What that viewer sees now. */
  picture(viewer: Seat, branch: number): Picture {
    const { match } = this;
    return pictureOf(match, viewer, {
      branch,
      undoLimit: this.undoLimit,
      picks: this.run.picks,
      result: match.s.over ? this.served.result(match) : null,
    });
  }
}
