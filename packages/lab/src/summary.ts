import { thinksAhead } from '@tafelrunde/bots';
import type { BotSpec, GameResult, Series } from './series.ts';
import { type Mean, meanOf, rateOf } from './statistics.ts';

/** Games that have something in common, and how often they were won. */
export interface Group {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly winRateLow: number;
  readonly winRateHigh: number;
}

/** A series in numbers. `winRate` is that of the players together, or, against each other, of the first bot. */
export interface Summary {
  readonly game: string;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly scenarios: readonly string[];
  readonly games: number;
  readonly wins: number;
  readonly winRate: number;
  readonly winRateLow: number;
  readonly winRateHigh: number;
  readonly rounds: Mean | null;
  readonly decisions: Mean | null;
  /** Milliseconds of the longest thought of a bot that has so many for each; null if none has. */
  readonly longestThought: number | null;
  /** Scores of the winners, if the game counts any. */
  readonly score: Mean | null;
  /** How games ended, most frequent first. */
  readonly ends: readonly { readonly reason: string; readonly games: number }[];
  readonly byScenario: readonly Group[];
  readonly byDeck: readonly Group[];
  readonly byHero: readonly Group[];
  readonly bySeat: readonly Group[];
  readonly byBot: readonly Group[];
}

/** A bot's name in reports: "keen (1000 ms)". */
export function botName({ level: plain, budget, revision }: BotSpec): string {
  const level = revision ? `${plain}@${revision.commit}` : plain;
  if (!thinksAhead(plain)) return level;
  const { milliseconds, playouts, stretch = 1 } = budget ?? {};
  const bounds = (amount: number): string => (stretch > 1 ? `${amount} to ${amount * stretch}` : `${amount}`);
  const parts = [
    milliseconds === undefined ? '' : `${bounds(milliseconds)} ms`,
    playouts === undefined ? '' : `${bounds(playouts)} playouts`,
  ];
  const said = parts.filter((part) => part !== '').join(', ');
  return said === '' ? level : `${level} (${said})`;
}

class Tally {
  private readonly counts = new Map<string, { games: number; wins: number }>();

  add(name: string, won: boolean): void {
    if (name === '') return;
    const count = this.counts.get(name) ?? { games: 0, wins: 0 };
    count.games++;
    if (won) count.wins++;
    this.counts.set(name, count);
  }

  groups(): readonly Group[] {
    return [...this.counts].map(([name, { games, wins }]) => {
      const { rate, low, high } = rateOf(wins, games);
      return { name, games, wins, winRate: rate, winRateLow: low, winRateHigh: high };
    });
  }
}

function longestOf(results: readonly GameResult[]): number | null {
  let longest: number | null = null;
  for (const { longestThought } of results) {
    if (longestThought !== null && longestThought > (longest ?? 0)) longest = longestThought;
  }
  return longest === null ? null : Math.round(longest);
}

/** What came of a series. */
export function summarize(series: Series, results: readonly GameResult[], cooperative: boolean): Summary {
  const [scenarios, decks, heroes, seats, bots] = Array.from({ length: 5 }, () => new Tally());
  const ends = new Map<string, number>();
  const scores: number[] = [];
  let wins = 0;
  for (const result of results) {
    const table = series.tables[result.table];
    const first = result.seats.find(({ bot }) => bot === 0)!;
    const won = cooperative ? result.seats.some((seat) => seat.won) : first.won;
    if (won) wins++;
    scenarios.add(table.scenario, won);
    ends.set(result.reason, (ends.get(result.reason) ?? 0) + 1);
    for (const { seat, bot, won: seatWon, score } of result.seats) {
      decks.add(table.decks[seat] ?? '', seatWon);
      for (const hero of table.heroes[seat] ?? []) heroes.add(hero, seatWon);
      seats.add(String(seat + 1), seatWon);
      bots.add(botName(series.bots[bot]), seatWon);
      if (seatWon && score !== null) scores.push(score);
    }
  }
  const { rate, low, high } = rateOf(wins, results.length);
  return {
    game: series.game,
    seed: series.seed,
    bots: series.bots.map(botName),
    scenarios: [...new Set(series.tables.map(({ scenario }) => scenario))],
    games: results.length,
    wins,
    winRate: rate,
    winRateLow: low,
    winRateHigh: high,
    rounds: meanOf(results.map(({ rounds }) => rounds)),
    decisions: meanOf(results.map(({ decisions }) => decisions)),
    longestThought: longestOf(results),
    score: meanOf(scores),
    ends: [...ends].sort((a, b) => b[1] - a[1]).map(([reason, games]) => ({ reason, games })),
    byScenario: scenarios.groups(),
    byDeck: decks.groups(),
    byHero: heroes.groups(),
    bySeat: seats.groups(),
    byBot: bots.groups(),
  };
}
