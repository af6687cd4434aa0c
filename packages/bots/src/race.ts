import type { Option } from '@tafelrunde/kernel';

/** Answers to the question on the table and, in a run of picks, to those that follow it. */
export type Plan = readonly string[];

/** What a search has found out about one option, or about one set of picks that begins with it. */
export interface Candidate {
  readonly option: Option;
  /** What is taken in thought: the option alone, or all picks of a run; rules of thumb go on from there. */
  readonly plan: Plan;
  /** The value of each game played on in thought, in the order of the deals. */
  readonly results: number[];
  sum: number;
}

/** After so many deals options are given up that have fallen clearly behind, or that have led to the very same results. */
const FIRST_CUT = 8;
/** How many standard errors are clear. */
const CLEAR = 2.5;
/** The first rounds are short, since most options are given up then; later ones longer, since each costs a message. */
const LONGEST_ROUND = 64;

/**
 * Options that are tried on the same deals until one is left. All that decides is how they did in deals that were tried in order,
 * so it does not matter who has tried them, and where.
 */
export class Race {
  readonly candidates: readonly Candidate[];
  /** Those that may still be the best; the rules of thumb first. */
  live: Candidate[];
  playouts = 0;
  deals = 0;
  private readonly doubt: number | undefined;
  private readonly halvings: number;
  private halved = 0;

  /** Of options that all have to be valued none is given up only because others look better (`all`). */
  constructor(candidates: readonly Candidate[], live: readonly Candidate[], doubt?: number, all = false) {
    this.candidates = candidates;
    this.live = live.slice();
    this.doubt = doubt;
    this.halvings = all ? 0 : Math.ceil(Math.log2(Math.max(1, live.length)));
  }

  get isOver(): boolean {
    return this.live.length <= 1;
  }

  /** How many deals are tried before the next look, if at most so many games may be played on. */
  nextRound(most: number): number {
    const size = Math.min(LONGEST_ROUND, Math.max(FIRST_CUT, this.deals >> 1));
    return Math.min(size, Math.floor((most - this.playouts) / this.live.length));
  }

  /** Takes the values of one deal for each row, in the order of those in the race. */
  add(rows: readonly (readonly number[])[]): void {
    const { live } = this;
    for (const row of rows) {
      this.deals++;
      this.playouts += live.length;
      for (let i = 0; i < live.length; i++) {
        live[i].results.push(row[i]);
        live[i].sum += row[i];
      }
    }
  }

  /** Gives up whoever cannot be the best any more; `spent` is the share of the budget that is gone. */
  cut(spent: number): void {
    if (this.deals < FIRST_CUT) return;
    this.live = stillPossible(this.live, this.doubt);
    // Sequential halving: each part of the budget is for half as many as the one before.
    while (this.halved < this.halvings && spent >= (this.halved + 1) / (this.halvings + 1)) {
      this.halved++;
      this.live = betterHalf(this.live);
    }
  }

  /** All of them, best first. */
  ranked(): Candidate[] {
    return this.candidates.slice().sort((a, b) => b.results.length - a.results.length || b.sum - a.sum);
  }
}

/** The better half, and always the rules of thumb (the first): whoever overrules them is compared with them. */
function betterHalf(live: readonly Candidate[]): Candidate[] {
  if (live.length <= 2) return live.slice();
  const order = live.slice().sort((a, b) => b.sum - a.sum);
  const kept = new Set([live[0], ...order.slice(0, Math.max(2, Math.ceil(live.length / 2)))]);
  return live.filter((candidate) => kept.has(candidate));
}

/** Those that may still be the best; of several that come to the same, the first. */
function stillPossible(live: readonly Candidate[], doubt: number | undefined): Candidate[] {
  const best = live.reduce((a, b) => (b.sum > a.sum ? b : a));
  const left: Candidate[] = [];
  for (const candidate of live) {
    if (lead(best, candidate, doubt) < CLEAR && !left.some((other) => sameResults(other, candidate)))
      left.push(candidate);
  }
  return left;
}

function sameResults(a: Candidate, b: Candidate): boolean {
  return a.sum === b.sum && a.results.every((result, i) => result === b.results[i]);
}

/** By how many standard errors the first is ahead on the deals that both were tried on. */
export function lead(a: Pick<Candidate, 'results'>, b: Pick<Candidate, 'results'>, doubt = 0): number {
  const n = Math.min(a.results.length, b.results.length);
  if (n < 2) return 0;
  let sum = 0;
  let squares = 0;
  let largest = doubt * doubt;
  for (let i = 0; i < n; i++) {
    const difference = a.results[i] - b.results[i];
    const square = difference * difference;
    sum += difference;
    squares += square;
    if (square > largest) largest = square;
  }
  if (sum === 0) return 0;
  const mean = sum / n;
  // One more deal, imagined to differ as much as the worst, keeps a short row of like results from looking certain; and
  // one that differs by the doubt, many small differences from doing so.
  const variance = (squares - n * mean * mean + largest) / (n - 1);
  return mean / Math.sqrt(variance / n);
}
