/** A position that was seen: what was looked at, when, and how the game ended for that seat. */
export interface Seen {
  readonly features: readonly number[];
  readonly time: number;
  readonly won: number;
  /** What kind of position it is, where weights may differ by that; '' otherwise. */
  readonly kind: string;
  /** What the value function that is in use says. */
  readonly valued: number;
}

type Looked = Pick<Seen, 'features' | 'time' | 'won'>;

/** For the start and for each feature: its weight at the beginning, and what is added by the end. */
export type Weights = readonly (readonly [early: number, late: number])[];

/** How strongly weights are held close to 0, or those of a kind of position to those of all, as if so many positions spoke for that. */
const HELD = 4;
const HELD_BY_ALL = 40;
/** Newton's method is there after a few steps. */
const STEPS = 12;

/** Logistic regression by Newton's method; weights that are given are those that others are held close to. */
export function fit(seen: readonly Looked[], all?: Weights): Weights {
  const home = all?.flat() ?? new Array<number>(2 * ((seen[0]?.features.length ?? 0) + 1)).fill(0);
  const width = home.length;
  const held = all ? HELD_BY_ALL : HELD;
  let weights = home;
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => -held * (weight - home[i]));
    const bend = weights.map((_, i) => weights.map((_other, j) => (i === j ? held : 0)));
    for (const position of seen) {
      const row = rowOf(position);
      const p = sigmoid(dot(row, weights));
      const error = position.won - p;
      const spread = p * (1 - p);
      for (let i = 0; i < width; i++) {
        slope[i] += error * row[i];
        const part = spread * row[i];
        if (part === 0) continue;
        for (let j = 0; j <= i; j++) bend[i][j] += part * row[j];
      }
    }
    for (let i = 0; i < width; i++) for (let j = i + 1; j < width; j++) bend[i][j] = bend[j][i];
    const change = solve(bend, slope);
    weights = weights.map((weight, i) => weight + change[i]);
    if (change.every((one) => Math.abs(one) < 1e-6)) break;
  }
  return Array.from({ length: width / 2 }, (_, i) => [weights[2 * i], weights[2 * i + 1]] as const);
}

/** How likely that seat wins, by the weights. */
export function guess(weights: Weights, { features, time }: Pick<Seen, 'features' | 'time'>): number {
  let sum = weights[0][0] + time * weights[0][1];
  features.forEach((value, i) => {
    sum += value * (weights[i + 1][0] + time * weights[i + 1][1]);
  });
  return sigmoid(sum);
}

/** The logarithmic loss of guesses: 0 for a prophet, 0.69 for a coin in an even game. */
export function lossOf<T extends Looked>(seen: readonly T[], guessing: (position: T) => number): number {
  let sum = 0;
  for (const position of seen) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, guessing(position)));
    sum -= position.won * Math.log(p) + (1 - position.won) * Math.log(1 - p);
  }
  return sum / Math.max(1, seen.length);
}

function rowOf({ features, time }: Looked): number[] {
  const row = [1, time];
  for (const value of features) row.push(value, value * time);
  return row;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

/** Solves a system of equations by Gauss, with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let at = 0; at < n; at++) {
    let best = at;
    for (let i = at + 1; i < n; i++) if (Math.abs(rows[i][at]) > Math.abs(rows[best][at])) best = i;
    [rows[at], rows[best]] = [rows[best], rows[at]];
    for (let i = at + 1; i < n; i++) {
      const times = rows[i][at] / rows[at][at];
      if (times === 0) continue;
      for (let j = at; j <= n; j++) rows[i][j] -= times * rows[at][j];
    }
  }
  const found = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = rows[i][n];
    for (let j = i + 1; j < n; j++) sum -= rows[i][j] * found[j];
    found[i] = sum / rows[i][i];
  }
  return found;
}
