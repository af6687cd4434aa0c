import { type DeckSeries, type Difference, differenceOf, isWonBy, seriesOf } from './exchange.ts';
import type { RunSeries } from './schedule.ts';
import type { TableSetup } from './table.ts';

/** One card out, another in, and the tables with the deck that comes of it. */
export interface Exchange {
  readonly out: string;
  readonly in: string;
  readonly tables: readonly TableSetup[];
}

export interface ImproveOptions {
  readonly base: DeckSeries;
  /** What might be better. */
  readonly exchanges: readonly Exchange[];
  /** Games to play altogether. */
  readonly games: number;
  readonly progress?: (done: number, left: number) => void;
  readonly stopped?: () => boolean;
}

export interface Improvement {
  /** The exchange that did best; null if there was none to try, or too little time. */
  readonly best: Exchange | null;
  /** What fresh games say of it, which nobody has chosen it by. */
  readonly found: Difference | null;
  readonly tried: number;
  readonly games: number;
  /** How many were left in each round, and how many games each of them played. */
  readonly rounds: readonly { readonly left: number; readonly games: number }[];
}

/** The share of the games that is kept for the last comparison. */
const LAST = 1 / 3;

/**
 * Sequential halving: all exchanges play the same few games, the better half of them more, until one is left. That one is
 * compared with the deck as it was on games that had no part in its choice, so that luck is not taken for merit.
 */
export async function improve(run: RunSeries, options: ImproveOptions): Promise<Improvement> {
  const { base, exchanges, games, progress, stopped = () => false } = options;
  const wins = new Map(exchanges.map((exchange) => [exchange, 0]));
  const halvings = Math.max(1, Math.ceil(Math.log2(Math.max(2, exchanges.length))));
  const each = (games * (1 - LAST)) / halvings;
  const rounds: { left: number; games: number }[] = [];
  let left = [...exchanges];
  let played = 0;
  let from = 0;
  while (left.length > 1 && !stopped()) {
    const n = Math.floor(each / left.length);
    if (n < 1) break;
    rounds.push({ left: left.length, games: n });
    for (const exchange of left) {
      if (stopped()) break;
      const seed = `${base.seed}/improve/${from}`;
      const results = await run(seriesOf({ ...base, tables: exchange.tables, seed, games: n }), { enough: stopped });
      wins.set(exchange, (wins.get(exchange) ?? 0) + results.filter(isWonBy).length);
      played += results.length;
      progress?.(played, left.length);
    }
    from += n;
    left = left.toSorted((a, b) => (wins.get(b) ?? 0) - (wins.get(a) ?? 0)).slice(0, Math.ceil(left.length / 2));
  }
  const best = left.length === 1 ? left[0] : null;
  if (best === null || stopped()) return { best: null, found: null, tried: exchanges.length, games: played, rounds };
  const fresh = { ...base, seed: `${base.seed}/fresh`, games: Math.max(1, Math.floor((games - played) / 2)) };
  const before = await run(seriesOf(fresh), { enough: stopped });
  const after = await run(seriesOf({ ...fresh, tables: best.tables }), { enough: stopped });
  played += before.length + after.length;
  progress?.(played, 1);
  const found = before.length > 0 && after.length > 0 ? differenceOf(before, after) : null;
  return { best, found, tried: exchanges.length, games: played, rounds };
}
