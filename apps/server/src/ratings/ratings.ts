import type { StoredRating, StoredResult } from '../store/parts/results.ts';
import type { Store } from '../store/store.ts';
import { type Outcome, rated, UNRATED } from './glicko2.ts';

/** So many games are counted in one go. */
const PORTION = 50;

/** Games by clocks that count days are another kind of play. */
const poolOf = ({ game, slow }: Pick<StoredResult, 'game' | 'slow'>): string => `${game}/${slow ? 'slow' : 'fast'}`;

/** Counts finished games for the ratings of those who played: each once, one after the other. */
export class Ratings {
  private readonly store: Store;
  private underway: Promise<void> = Promise.resolve();

  constructor(store: Store) {
    this.store = store;
  }

  /** Counts what has not been counted, also what a crash has left over. */
  count(): Promise<void> {
    this.underway = this.underway.catch(() => {}).then(() => this.countAll());
    return this.underway;
  }

  private async countAll(): Promise<void> {
    for (;;) {
      const games = await this.store.results.unrated(PORTION);
      for (const results of games) await this.countOne(results);
      if (games.length < PORTION) return;
    }
  }

  private async countOne(results: readonly StoredResult[]): Promise<void> {
    const pool = poolOf(results[0]);
    const people = results.flatMap(({ person }) => (person === null ? [] : [person]));
    const before = new Map((await this.store.results.ratings(people, pool)).map((one) => [one.person, one]));
    // If somebody else has changed a rating meanwhile, the game stays uncounted until the next time.
    await this.store.results.rate(results[0].table, newRatings(results, pool, before));
  }
}

/** The ratings of all people after a game: each has played against each of the others. */
function newRatings(
  results: readonly StoredResult[],
  pool: string,
  before: ReadonlyMap<string, StoredRating>,
): readonly StoredRating[] {
  const played = results.filter((result): result is StoredResult & { person: string } => result.person !== null);
  return played.map((own) => {
    const outcomes = played
      .filter((other) => other !== own)
      .map((other): Outcome => ({ against: before.get(other.person) ?? UNRATED, points: pointsAgainst(own, other) }));
    const old = before.get(own.person);
    return { person: own.person, pool, games: (old?.games ?? 0) + 1, at: own.at, ...rated(old ?? UNRATED, outcomes) };
  });
}

/** Who has won has beaten all who have not; among the others what the game counts decides, if it counts anything. */
function pointsAgainst(own: StoredResult, other: StoredResult): Outcome['points'] {
  if (own.won !== other.won) return own.won ? 1 : 0;
  if (own.won || own.score === null || other.score === null || own.score === other.score) return 0.5;
  return own.score > other.score ? 1 : 0;
}
