import type { RunOptions, RunSeries } from './schedule.ts';
import type { BotSpec, GameResult, Series } from './series.ts';
import { type Rate, rateOf, Z99 } from './statistics.ts';
import type { TableSetup } from './table.ts';

/** A difference of two shares on the same luck, with the interval in which the true one lies. */
export interface Difference {
  readonly games: number;
  readonly before: Rate;
  readonly after: Rate;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Games that only one of the two won. */
  readonly onlyBefore: number;
  readonly onlyAfter: number;
}

/** Whether the first seat won: in a cooperative game all of them did. */
export const isWonBy = ({ seats }: GameResult): boolean => seats[0]?.won ?? false;

/** Games of a deck in the first seat. */
export interface DeckSeries {
  readonly game: string;
  readonly tables: readonly TableSetup[];
  readonly bots: readonly BotSpec[];
  readonly seed: string;
  readonly games: number;
}

/** Bots stay in their seats, since it is the deck of the first that is asked about. */
export function seriesOf({ game, tables, bots, seed, games }: DeckSeries, watch = false): Series {
  return { game, tables, bots, rotate: false, seed, games, ...(watch && { watch }) };
}

/** The difference between two rows of games, the same games one by one. */
export function differenceOf(before: readonly GameResult[], after: readonly GameResult[]): Difference {
  const games = Math.min(before.length, after.length);
  let [both, onlyBefore, onlyAfter] = [0, 0, 0];
  for (let i = 0; i < games; i++) {
    const [a, b] = [isWonBy(before[i]), isWonBy(after[i])];
    if (a && b) both++;
    else if (a) onlyBefore++;
    else if (b) onlyAfter++;
  }
  const n = Math.max(1, games);
  const difference = (onlyAfter - onlyBefore) / n;
  // One pair more of each kind keeps the interval honest for few games (Agresti and Min).
  const m = n + 2;
  const middle = (onlyAfter - onlyBefore) / m;
  const spread = Math.sqrt(Math.max(0, (onlyAfter + onlyBefore + 1) / m - middle ** 2) / m);
  const half = 1.959964 * spread;
  return {
    games,
    before: rateOf(both + onlyBefore, games),
    after: rateOf(both + onlyAfter, games),
    difference,
    low: Math.max(-1, middle - half),
    high: Math.min(1, middle + half),
    onlyBefore,
    onlyAfter,
  };
}

/** Plays the same games with one deck and with another. */
export async function compareDecks(
  run: RunSeries,
  base: DeckSeries,
  changed: readonly TableSetup[],
  options: RunOptions = {},
): Promise<Difference> {
  const share = (from: number) => (done: number) => options.progress?.(from + done);
  const before = await run(seriesOf(base), { ...options, progress: share(0) });
  const after = await run(seriesOf({ ...base, tables: changed }), { ...options, progress: share(before.length) });
  return differenceOf(before, after);
}

/** Whether a share is known as exactly as that, also for somebody who looks after every game. */
export function isClear(wins: number, games: number, half: number): boolean {
  if (games < 50) return false;
  const { low, high } = rateOf(wins, games, Z99);
  return high - low <= 2 * half;
}
