import type { Budget } from './bot.ts';

/** The share of the time that may be spent; the rest is for taking leave, and for others on a busy machine. */
const RESERVE = 0.95;
/** More whole budgets than these nobody saves: a long row of dull windows pays for some weighty decisions, not for a whole game. */
const MOST_SAVED = 4;

/** What is left of a budget after an answer that took so much of it; both in whole budgets. */
export function savedAfter(saved: number, spent: number): number {
  return Math.min(MOST_SAVED, Math.max(0, saved + 1 - spent));
}

/** What one thought may take: its budget and, if it is prolonged, what earlier ones have left, up to the second bound. */
export class Allowance {
  /** In games played on in thought; of all bounds the smallest counts. */
  mostPlayouts: number;
  private readonly budget: Budget;
  private readonly saved: number;
  private readonly clock: () => number;
  private readonly began: number;
  /** In whole budgets. */
  private bound = 1;

  constructor(budget: Budget, saved: number, clock: () => number) {
    this.budget = budget;
    this.saved = saved;
    this.clock = clock;
    this.began = clock();
    this.mostPlayouts = budget.playouts ?? Number.POSITIVE_INFINITY;
  }

  /** How much was spent after so many games in thought, in whole budgets. */
  spent(playouts: number): number {
    const { milliseconds = Number.POSITIVE_INFINITY, playouts: most = Number.POSITIVE_INFINITY } = this.budget;
    return Math.max((this.clock() - this.began) / (milliseconds * RESERVE), playouts / most);
  }

  /** Whether nothing may be spent any more. */
  isSpent(playouts: number): boolean {
    return this.spent(playouts) >= this.bound;
  }

  get isLate(): boolean {
    return this.milliseconds <= 0;
  }

  /** Those that are left. */
  get milliseconds(): number {
    const { milliseconds = Number.POSITIVE_INFINITY } = this.budget;
    return this.began + this.bound * milliseconds * RESERVE - this.clock();
  }

  /** Goes on with what was saved; false if nothing was, or if that was done already. */
  prolong(): boolean {
    const { stretch = 1, playouts = Number.POSITIVE_INFINITY } = this.budget;
    const bound = Math.min(stretch, 1 + this.saved);
    if (bound <= this.bound) return false;
    this.bound = bound;
    this.mostPlayouts = Math.floor(playouts * bound);
    return true;
  }
}
