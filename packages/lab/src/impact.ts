import { isWonBy } from './exchange.ts';
import type { GameResult } from './series.ts';
import { type Rate, rateOf } from './statistics.ts';

/** How games went that have something in common, with how many there were. */
interface Share extends Rate {
  readonly games: number;
}

/** What the games say of one card. They say what goes together, not what causes what. */
export interface CardImpact {
  readonly id: string;
  readonly early: Share;
  readonly late: Share;
  readonly never: Share;
  /** How much more games with the card early were won than those without it. */
  readonly gain: number;
}

/** Rounds that count as early. */
export const EARLY = 2;

/** Win rates by when each card was in hand, those that help most first. Needs a series that was watched. */
export function impactOf(results: readonly GameResult[], cards: readonly string[]): readonly CardImpact[] {
  return cards
    .map((id) => {
      const counts = { early: [0, 0], late: [0, 0], never: [0, 0] };
      for (const result of results) {
        const round = result.seen?.[id];
        const count = counts[round === undefined ? 'never' : round <= EARLY ? 'early' : 'late'];
        count[0]++;
        if (isWonBy(result)) count[1]++;
      }
      const share = ([games, wins]: readonly number[]): Share => ({ games, ...rateOf(wins, games) });
      const [early, late, never] = [share(counts.early), share(counts.late), share(counts.never)];
      const known = early.games > 0 && never.games > 0;
      return { id, early, late, never, gain: known ? early.rate - never.rate : 0 };
    })
    .sort((a, b) => b.gain - a.gain);
}

/** Lost games by how they ended and in which round. */
export interface Loss {
  readonly reason: string;
  readonly games: number;
  /** The rounds in which it happened, with how often. */
  readonly rounds: readonly { readonly round: number; readonly games: number }[];
}

/** Where games were lost, the most frequent end first. */
export function lossesOf(results: readonly GameResult[]): readonly Loss[] {
  const byReason = new Map<string, Map<number, number>>();
  for (const result of results) {
    if (isWonBy(result)) continue;
    const rounds = byReason.get(result.reason) ?? new Map<number, number>();
    rounds.set(result.rounds, (rounds.get(result.rounds) ?? 0) + 1);
    byReason.set(result.reason, rounds);
  }
  return [...byReason]
    .map(([reason, rounds]) => ({
      reason,
      games: [...rounds.values()].reduce((sum, n) => sum + n, 0),
      rounds: [...rounds].sort(([a], [b]) => a - b).map(([round, games]) => ({ round, games })),
    }))
    .sort((a, b) => b.games - a.games);
}
