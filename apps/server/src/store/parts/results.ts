import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** How a seat came out of a game that is over. */
export interface StoredResult {
  readonly table: string;
  readonly seat: number;
  /** Whose seat it was; null for a bot, or for somebody who wants to be forgotten. */
  readonly person: string | null;
  readonly game: string;
  /** '' where the game has no such thing. */
  readonly scenario: string;
  readonly seats: number;
  /** Whether its clock counted days. */
  readonly slow: boolean;
  readonly won: boolean;
  readonly score: number | null;
  /** What the seat brought, see results.ts of the rooms; '' for nothing. */
  readonly deck: string;
  readonly at: number;
  /** Whether it counts for ratings, and whether it has been counted. */
  readonly rated: 'no' | 'open' | 'done';
}

export interface StoredRating {
  readonly person: string;
  /** A game, fast or slow: see ratings/. */
  readonly pool: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly at: number;
}

/** A game that somebody has finished, with whom he played it. */
export interface FinishedGame extends StoredResult {
  /** How many people sat there, and the levels of the bots that did, as far as that is still known. */
  readonly people: number;
  readonly bots: readonly string[];
  /** How many answers were given; null if the table is gone. */
  readonly answers: number | null;
}

/** A result in a list of the best. */
interface BestScore {
  readonly table: string;
  readonly score: number;
  readonly at: number;
  readonly names: readonly string[];
}

/** Results of games and the ratings that follow from them. Results are written with the end of the game (`Write`). */
export interface ResultStore {
  /** The results of one person, newest first. */
  of(person: string, limit: number): Promise<readonly StoredResult[]>;
  /** The same with whom he played and how long. */
  games(person: string, limit: number): Promise<readonly FinishedGame[]>;
  /** The best won games of a scenario with so many seats: the lowest or the highest score first, each table once. */
  best(game: string, scenario: string, seats: number, lowest: boolean, limit: number): Promise<readonly BestScore[]>;
  /** The results of games that count and have not been counted, oldest first: all seats of each. */
  unrated(most: number): Promise<readonly (readonly StoredResult[])[]>;
  ratings(people: readonly string[], pool: string): Promise<readonly StoredRating[]>;
  ratingsOf(person: string): Promise<readonly StoredRating[]>;
  /** The highest ratings of a pool with the names of their owners, of those with at most that deviation. */
  ladder(
    pool: string,
    deviation: number,
    limit: number,
  ): Promise<readonly (StoredRating & { readonly name: string })[]>;
  /**
   * Counts a game, once: keeps the new ratings, each of which follows one of `games - 1` games. False, and nothing is kept, if
   * it was counted already or a rating has changed meanwhile.
   */
  rate(table: string, ratings: readonly StoredRating[]): Promise<boolean>;
}

const RATED = { no: 0, open: 1, done: 2 } as const;
const NAMES = ['no', 'open', 'done'] as const;

export class Results implements ResultStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async of(person: string, limit: number): Promise<readonly StoredResult[]> {
    const rows = await this.db
      .selectFrom('results')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(resultOf);
  }

  async games(person: string, limit: number): Promise<readonly FinishedGame[]> {
    const own = await this.of(person, limit);
    if (own.length === 0) return [];
    const tables = own.map(({ table }) => table);
    const [people, bots, answers] = await Promise.all([
      this.db
        .selectFrom('results')
        .select((e) => ['table_id', e.fn.count<number>('person').as('n')])
        .where('table_id', 'in', tables)
        .groupBy('table_id')
        .execute(),
      this.db
        .selectFrom('seats')
        .select(['table_id', 'bot'])
        .where('table_id', 'in', tables)
        .where('kind', '=', 'bot')
        .orderBy('seat')
        .execute(),
      this.db
        .selectFrom('answers')
        .select((e) => ['table_id', e.fn.countAll<number>().as('n')])
        .where('table_id', 'in', tables)
        .groupBy('table_id')
        .execute(),
    ]);
    const counted = (rows: readonly { readonly table_id: string; readonly n: number }[], table: string) =>
      rows.find((row) => row.table_id === table)?.n ?? null;
    return own.map((result) => ({
      ...result,
      people: Number(counted(people, result.table) ?? 1),
      bots: bots.flatMap(({ table_id, bot }) => (table_id === result.table && bot !== null ? [bot] : [])),
      answers: counted(answers, result.table) === null ? null : Number(counted(answers, result.table)),
    }));
  }

  async best(game: string, scenario: string, seats: number, lowest: boolean, limit: number) {
    const rows = await this.db
      .selectFrom('results')
      .select((e) => ['table_id', e.fn.min<number>('score').as('score'), e.fn.min<number>('at').as('at')])
      .where('game', '=', game)
      .where('scenario', '=', scenario)
      .where('seats', '=', seats)
      .where('won', '=', 1)
      .where('score', 'is not', null)
      .groupBy('table_id')
      .orderBy('score', lowest ? 'asc' : 'desc')
      .orderBy('at', 'asc')
      .limit(limit)
      .execute();
    if (rows.length === 0) return [];
    const names = await this.db
      .selectFrom('results')
      .innerJoin('people', 'people.id', 'results.person')
      .select(['results.table_id', 'people.name'])
      .where(
        'results.table_id',
        'in',
        rows.map(({ table_id }) => table_id),
      )
      .orderBy('results.seat')
      .execute();
    return rows.map(({ table_id, score, at }) => ({
      ...{ table: table_id, score: Number(score), at: Number(at) },
      names: names.filter((one) => one.table_id === table_id).map(({ name }) => name),
    }));
  }

  async unrated(most: number): Promise<readonly (readonly StoredResult[])[]> {
    const tables = await this.db
      .selectFrom('results')
      .select((e) => ['table_id', e.fn.min('at').as('at')])
      .where('rated', '=', RATED.open)
      .groupBy('table_id')
      .orderBy('at')
      .limit(most)
      .execute();
    if (tables.length === 0) return [];
    const ids = tables.map(({ table_id }) => table_id);
    const rows = await this.db.selectFrom('results').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    return ids.map((id) => rows.filter(({ table_id }) => table_id === id).map(resultOf));
  }

  async ratings(people: readonly string[], pool: string): Promise<readonly StoredRating[]> {
    if (people.length === 0) return [];
    return this.db.selectFrom('ratings').selectAll().where('person', 'in', people).where('pool', '=', pool).execute();
  }

  ratingsOf(person: string): Promise<readonly StoredRating[]> {
    return this.db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('pool').execute();
  }

  ladder(pool: string, deviation: number, limit: number) {
    return this.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .selectAll('ratings')
      .select('people.name')
      .where('pool', '=', pool)
      .where('deviation', '<=', deviation)
      .orderBy('rating', 'desc')
      .limit(limit)
      .execute();
  }

  rate(table: string, ratings: readonly StoredRating[]): Promise<boolean> {
    return this.db
      .transaction()
      .execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('results')
          .set({ rated: RATED.done })
          .where('table_id', '=', table)
          .where('rated', '=', RATED.open)
          .executeTakeFirst();
        if (Number(numUpdatedRows) === 0) throw new Changed();
        for (const rating of ratings) await this.keep(trx, rating);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof Changed) return false;
        throw error;
      });
  }

  private async keep(trx: Transaction<Schema>, { person, pool, ...now }: StoredRating): Promise<void> {
    if (now.games === 1) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('ratings')
        .values({ person, pool, ...now })
        .onConflict((c) => c.columns(['person', 'pool']).doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) !== 1) throw new Changed();
      return;
    }
    const { numUpdatedRows } = await trx
      .updateTable('ratings')
      .set(now)
      .where('person', '=', person)
      .where('pool', '=', pool)
      .where('games', '=', now.games - 1)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) throw new Changed();
  }
}

/** Somebody else was quicker: nothing of this transaction counts. */
class Changed extends Error {}

export async function writeResults(trx: Transaction<Schema>, results: readonly StoredResult[]): Promise<void> {
  if (results.length === 0) return;
  const rows = results.map(({ table, slow, won, rated, ...rest }) => ({
    ...rest,
    ...{ table_id: table, slow: slow ? 1 : 0, won: won ? 1 : 0, rated: RATED[rated] },
  }));
  await trx
    .insertInto('results')
    .values(rows)
    .onConflict((c) => c.columns(['table_id', 'seat']).doNothing())
    .execute();
}

function resultOf({ table_id, slow, won, rated, ...rest }: Schema['results']): StoredResult {
  return { ...rest, table: table_id, slow: slow === 1, won: won === 1, rated: NAMES[rated] };
}
