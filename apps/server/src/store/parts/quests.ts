import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** How somebody came out of the quest of a day. Higher figures are better, in the order in which they stand here. */
export interface StoredQuest {
  readonly game: string;
  readonly day: number;
  readonly person: string;
  readonly won: boolean;
  readonly points: number;
  /** Rounds: fewer are better for those who have won, more for those who have lost. So winners have a minus before them. */
  readonly pace: number;
  /** What the game itself calls the score; null if it counts nothing. */
  readonly score: number | null;
  readonly at: number;
}

export interface BoardRow extends StoredQuest {
  readonly name: string;
}

/** The boards of the quests of the day. */
export interface QuestStore {
  /** Keeps a result, unless that person has one as good for that day. Whether it was kept. */
  keep(quest: StoredQuest): Promise<boolean>;
  /** The best of a day, the first to have come so far before others. */
  board(game: string, day: number, limit: number): Promise<readonly BoardRow[]>;
  /** Where somebody stands on the board of a day, from 1, and of how many; null if he is not on it. */
  place(game: string, day: number, person: string): Promise<number | null>;
  count(game: string, day: number): Promise<number>;
  /** Forgets up to so many results of days before that one. Returns how many. */
  forget(before: number, most: number): Promise<number>;
}

export class Quests implements QuestStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async keep({ won, ...rest }: StoredQuest): Promise<boolean> {
    const row = { ...rest, won: won ? 1 : 0 };
    const { points, pace, score, at } = row;
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('quests')
      .values(row)
      .onConflict((c) =>
        c
          .columns(['day', 'game', 'person'])
          .doUpdateSet({ won: row.won, points, pace, score, at })
          .where(
            sql<boolean>`(excluded.won, excluded.points, excluded.pace) > (quests.won, quests.points, quests.pace)`,
          ),
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async board(game: string, day: number, limit: number): Promise<readonly BoardRow[]> {
    const rows = await this.ofDay(game, day)
      .innerJoin('people', 'people.id', 'quests.person')
      .selectAll('quests')
      .select('people.name')
      .orderBy('won', 'desc')
      .orderBy('points', 'desc')
      .orderBy('pace', 'desc')
      .orderBy('at')
      .orderBy('person')
      .limit(limit)
      .execute();
    return rows.map(({ won, ...rest }) => ({ ...rest, won: won === 1 }));
  }

  async place(game: string, day: number, person: string): Promise<number | null> {
    const own = await this.ofDay(game, day).selectAll().where('person', '=', person).executeTakeFirst();
    if (!own) return null;
    const { won, points, pace, at } = own;
    const before = sql<boolean>`(won, points, pace, -at) > (${won}, ${points}, ${pace}, ${-at})`;
    const level = sql<boolean>`(won, points, pace, at) = (${won}, ${points}, ${pace}, ${at})`;
    const { n } = await this.ofDay(game, day)
      .select((e) => e.fn.countAll<number>().as('n'))
      .where((e) => e.or([before, e.and([level, e('person', '<', person)])]))
      .executeTakeFirstOrThrow();
    return Number(n) + 1;
  }

  async count(game: string, day: number): Promise<number> {
    const { n } = await this.ofDay(game, day)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  async forget(before: number, most: number): Promise<number> {
    const old = await this.db
      .selectFrom('quests')
      .select(['day', 'game', 'person'])
      .where('day', '<', before)
      .limit(most)
      .execute();
    for (const { day, game, person } of old) {
      await this.db
        .deleteFrom('quests')
        .where('day', '=', day)
        .where('game', '=', game)
        .where('person', '=', person)
        .execute();
    }
    return old.length;
  }

  private ofDay(game: string, day: number) {
    return this.db.selectFrom('quests').where('quests.game', '=', game).where('quests.day', '=', day);
  }
}
