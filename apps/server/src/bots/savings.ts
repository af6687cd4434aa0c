import { savedAfter } from '@tafelrunde/bots';

/** A seat that has not been asked for so long has saved nothing any more. */
const FORGOTTEN_AFTER = 600_000;
const MOST_REMEMBERED = 10_000;

/** What bots that think ahead have left of their budgets, by seat, in whole budgets: the threads that think for them keep nothing. */
export class Savings {
  private readonly now: () => number;
  private readonly seats = new Map<string, { readonly saved: number; readonly at: number }>();

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  of(seat: string): number {
    const known = this.seats.get(seat);
    return known && this.now() - known.at < FORGOTTEN_AFTER ? known.saved : 0;
  }

  /** A thought for that seat has taken so many whole budgets. */
  spent(seat: string, budgets: number): void {
    const saved = savedAfter(this.of(seat), budgets);
    // Whoever was asked last is the last to be forgotten.
    this.seats.delete(seat);
    this.seats.set(seat, { saved, at: this.now() });
    if (this.seats.size > MOST_REMEMBERED) this.seats.delete(this.seats.keys().next().value!);
  }
}
