/** The quantile of the normal distribution for intervals that hold the truth in 95 of 100 cases. */
const Z95 = 1.959964;

interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The same for 99 of 100: for those who look again and again and stop when they like what they see. */
export const Z99 = 2.575829;

/** A share with the interval in which the true one lies (Wilson's, which is honest for few games and for 0 and 1). */
export interface Rate extends Interval {
  readonly rate: number;
}

export function rateOf(wins: number, games: number, z: number = Z95): Rate {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const p = wins / games;
  const zz = (z * z) / games;
  const middle = (p + zz / 2) / (1 + zz);
  const half = (z / (1 + zz)) * Math.sqrt((p * (1 - p)) / games + zz / (4 * games));
  return { rate: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Mean extends Interval {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** The mean with its interval; null of nothing. */
export function meanOf(values: readonly number[]): Mean | null {
  if (values.length === 0) return null;
  const n = values.length;
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    sum += value;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const mean = sum / n;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const half = n > 1 ? Z95 * Math.sqrt(squares / (n - 1) / n) : 0;
  return { mean, low: mean - half, high: mean + half, least, most };
}

/** What is known of a comparison so far. */
export type Answer = 'first' | 'second' | 'equal' | 'open';

/** How sure an answer of a duel is: wrong in at most one of twenty. */
const WRONG = 0.05;
/** A side that wins this share of the decided rounds counts as better; less is as good as equal. */
const BETTER = 0.6;

/**
 * Wald's sequential test of who wins more of the decided rounds, in both directions at once: it may be asked after every
 * round and still errs as seldom as promised.
 */
export function sequential(first: number, second: number): Answer {
  const up = Math.log(BETTER / 0.5);
  const down = Math.log((1 - BETTER) / 0.5);
  const upper = Math.log((1 - WRONG) / (WRONG / 2));
  const lower = Math.log(WRONG / (1 - WRONG / 2));
  const forFirst = first * up + second * down;
  const forSecond = second * up + first * down;
  if (forFirst >= upper) return 'first';
  if (forSecond >= upper) return 'second';
  return forFirst <= lower && forSecond <= lower ? 'equal' : 'open';
}
