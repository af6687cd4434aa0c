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

/** How many standard errors another option must be ahead before the rules of thumb are overruled, unless a game's skill says otherwise. */
const CONVINCED = 1.5;
/** After so many deals options are given up that have fallen clearly behind, or that have led to the very same results. */
const FIRST_CUT = 8;
/** So many deals tell how many there will be time for. */
const FIRST_LOOK = 2;
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
  /** The option of the rules of thumb. */
  private readonly steady: Candidate;
  private readonly doubt: number | undefined;
  private readonly convinced: number;
  private readonly halvings: number;
  private halved = 0;

  /** Of options that all have to be valued none is given up only because others look better (`all`). */
  constructor(
    candidates: readonly Candidate[],
    live: readonly Candidate[],
    doubt?: number,
    all = false,
    convinced = CONVINCED,
  ) {
    this.candidates = candidates;
    this.live = live.slice();
    this.steady = live[0];
    this.doubt = doubt;
    this.convinced = convinced;
    this.halvings = all ? 0 : Math.ceil(Math.log2(Math.max(1, live.length)));
  }

  get isOver(): boolean {
    return this.live.length <= 1;
  }

  /**
   * How many deals are tried before the next look, if at most so many games may be played on and that share of the budget is gone: not
   * many more than until half of the options are given up.
   */
  nextRound(most: number, spent: number): number {
    const untilCut = this.deals < FIRST_CUT ? FIRST_CUT - this.deals : Math.max(FIRST_CUT, this.deals >> 1);
    const size = Math.min(LONGEST_ROUND, untilCut, this.untilHalved(spent));
    return Math.min(size, Math.floor((most - this.playouts) / this.live.length));
  }

  /** Deals until the better half is left. How long a deal takes is seen from a first few. */
  private untilHalved(spent: number): number {
    if (this.halved === this.halvings) return LONGEST_ROUND;
    if (this.deals === 0 || spent === 0) return FIRST_LOOK;
    const left = (this.halved + 1) / (this.halvings + 1) - spent;
    return Math.max(1, Math.ceil((left * this.playouts) / (spent * this.live.length)));
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
    if (this.deals >= FIRST_CUT) this.live = stillPossible(this.live, this.doubt);
    // Sequential halving: each part of the budget is for half as many as the one before.
    while (this.halved < this.halvings && spent >= (this.halved + 1) / (this.halvings + 1)) {
      this.halved++;
      this.live = betterHalf(this.live);
    }
  }

  /** What would be answered now: the best, if it is clearly ahead of the rules of thumb. */
  get choice(): Candidate {
    const [best] = this.ranked();
    return best !== this.steady && lead(best, this.steady, this.doubt) >= this.convinced ? best : this.steady;
  }

  /** What is lost on average, in shares of a win, if that is answered now although another may be better; 0 once it is decided. */
  get stake(): number {
    const { choice } = this;
    if (this.isOver) return 0;
    return Math.max(
      ...this.live.map((one) => (one === choice ? 0 : expectedGain(difference(one, choice, this.doubt)))),
    );
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

type Tried = Pick<Candidate, 'results'>;

/** By how many standard errors the first is ahead on the deals that both were tried on. */
export function lead(a: Tried, b: Tried, doubt = 0): number {
  const { mean, error } = difference(a, b, doubt);
  return mean === 0 ? 0 : mean / error;
}

interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** What one gains on average by taking something that is so much better, or leaving it if it turns out to be worse. */
function expectedGain({ mean, error }: Difference): number {
  if (error === 0) return Math.max(0, mean);
  if (error === Number.POSITIVE_INFINITY) return error;
  const z = mean / error;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  // The normal distribution, near enough.
  const below = 1 / (1 + Math.exp(-1.702 * z));
  return mean * below + error * density;
}

/** By how much the first is ahead on the deals that both were tried on, and how far that may be off. */
function difference(a: Tried, b: Tried, doubt = 0): Difference {
  const n = Math.min(a.results.length, b.results.length);
  if (n < 2) return { mean: 0, error: Number.POSITIVE_INFINITY };
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
  const mean = sum / n;
  // One more deal, imagined to differ as much as the worst, keeps a short row of like results from looking certain; and
  // one that differs by the doubt, many small differences from doing so.
  const variance = (squares - n * mean * mean + largest) / (n - 1);
  return { mean, error: Math.sqrt(variance / n) };
}
