import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** What bots made of a deck, as whoever published it has let them play. Anybody can repeat it from the seed. */
interface LabRecord {
  readonly against: string;
  readonly players: number;
  readonly easy: boolean;
  readonly seed: string;
  readonly games: number;
  readonly wins: number;
}

export interface NewPublished {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly name: string;
  /** The deck with everything that belongs to it, as our own file. */
  readonly text: string;
  /** What results of games call a deck like this. */
  readonly deck: string;
  /** The cards by which it is known. */
  readonly faces: readonly string[];
  readonly lab: LabRecord | null;
  readonly at: number;
}

/** A published deck with its record in real games: seats that brought it, and how many of them won. */
export interface Published extends NewPublished {
  /** Whose it is, as he is called now. */
  readonly author: string;
  readonly copies: number;
  readonly games: number;
  readonly wins: number;
}

export interface LibraryQuery {
  readonly search: string;
  readonly order: 'new' | 'played' | 'copied';
  /** So many are left out before the first. */
  readonly from: number;
  readonly limit: number;
}

/** Decks that people have published for others. */
export interface LibraryStore {
  /** Keeps a deck; false, and nothing is kept, if the person has so many already. */
  publish(deck: NewPublished, most: number): Promise<boolean>;
  /** Decks of a game whose name or author has that in it. */
  search(game: string, query: LibraryQuery): Promise<readonly Published[]>;
  deck(id: string): Promise<Published | null>;
  /** Somebody took it along; everybody counts once, and its author not at all. */
  copied(id: string, person: string, at: number): Promise<void>;
  /** Whether it was there and his. */
  withdraw(id: string, person: string): Promise<boolean>;
}

export class Library implements LibraryStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  publish({ lab, faces, ...deck }: NewPublished, most: number): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const { n } = await trx
        .selectFrom('published')
        .select((e) => e.fn.countAll<number>().as('n'))
        .where('person', '=', deck.person)
        .executeTakeFirstOrThrow();
      if (Number(n) >= most) return false;
      const kept = { lab: lab === null ? null : JSON.stringify(lab), faces: JSON.stringify(faces), copies: 0 };
      await trx
        .insertInto('published')
        .values({ ...deck, ...kept })
        .execute();
      return true;
    });
  }

  async search(game: string, { search, order, from, limit }: LibraryQuery): Promise<readonly Published[]> {
    // The signs that mean something to LIKE mean themselves here.
    const like = `%${search.toLowerCase().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
    const rows = await this.known()
      .where('published.game', '=', game)
      .where((e) =>
        e.or([
          sql<boolean>`fold(published.name) like ${like} escape '\\'`,
          sql<boolean>`fold(people.name) like ${like} escape '\\'`,
        ]),
      )
      .$if(order === 'played', (query) => query.orderBy('games', 'desc'))
      .$if(order === 'copied', (query) => query.orderBy('published.copies', 'desc'))
      .orderBy('published.at', 'desc')
      .orderBy('published.id')
      .offset(from)
      .limit(limit)
      .execute();
    return rows.map(publishedOf);
  }

  async deck(id: string): Promise<Published | null> {
    const row = await this.known().where('published.id', '=', id).executeTakeFirst();
    return row ? publishedOf(row) : null;
  }

  copied(deck: string, person: string, at: number): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      const others = trx.selectFrom('published').select('id').where('id', '=', deck).where('person', '!=', person);
      if (!(await others.executeTakeFirst())) return;
      const { numInsertedOrUpdatedRows: counted } = await trx
        .insertInto('copies')
        .values({ deck, person, at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (Number(counted) === 0) return;
      await trx
        .updateTable('published')
        .set((e) => ({ copies: e('copies', '+', 1) }))
        .where('id', '=', deck)
        .execute();
    });
  }

  withdraw(id: string, person: string): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('published')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) === 0) return false;
      await trx.deleteFrom('copies').where('deck', '=', id).execute();
      return true;
    });
  }

  private known() {
    return this.db
      .selectFrom('published')
      .innerJoin('people', 'people.id', 'published.person')
      .selectAll('published')
      .select('people.name as author')
      .select((e) => [
        e
          .selectFrom('results')
          .select((f) => f.fn.countAll<number>().as('n'))
          .whereRef('results.deck', '=', 'published.deck')
          .whereRef('results.game', '=', 'published.game')
          .as('games'),
        e
          .selectFrom('results')
          .select((f) => f.fn.countAll<number>().as('n'))
          .whereRef('results.deck', '=', 'published.deck')
          .whereRef('results.game', '=', 'published.game')
          .where('results.won', '=', 1)
          .as('wins'),
      ]);
  }
}

type Row = Omit<Published, 'lab' | 'faces' | 'games' | 'wins'> & {
  readonly lab: string | null;
  readonly faces: string;
  readonly games: number | null;
  readonly wins: number | null;
};

function publishedOf(row: Row): Published {
  const lab = row.lab === null ? null : (JSON.parse(row.lab) as LabRecord);
  const faces = JSON.parse(row.faces) as readonly string[];
  return { ...row, lab, faces, copies: Number(row.copies), games: Number(row.games), wins: Number(row.wins) };
}
