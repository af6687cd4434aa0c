import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** What somebody is to somebody: a friend, or one he wants to have nothing to do with. */
export type RelationKind = 'friend' | 'block';

export interface Relation {
  readonly person: string;
  readonly name: string;
  readonly kind: RelationKind;
}

/** Somebody one has played with. */
export interface Company {
  readonly person: string;
  readonly name: string;
  readonly tables: number;
}

export interface NewReport {
  readonly id: string;
  /** Who reports whom, and at which table; '' if at none. */
  readonly person: string;
  readonly about: string;
  readonly table: string;
  readonly reason: string;
  readonly text: string;
  readonly at: number;
}

export interface Report extends NewReport {
  /** What they are called now; '' for those who are gone. */
  readonly by: string;
  readonly name: string;
  readonly settled: boolean;
}

/** Who is what to whom, and what people have to say about each other to whoever runs the server. */
export interface RelationStore {
  relate(person: string, other: string, kind: RelationKind, at: number): Promise<void>;
  part(person: string, other: string, kind: RelationKind): Promise<void>;
  of(person: string): Promise<readonly Relation[]>;
  /** Those among the others with whom the person is blocked, whoever of them has done it. */
  blocked(person: string, others: readonly string[]): Promise<readonly string[]>;
  /** People one has sat at a table with, the most frequent first. */
  company(person: string, limit: number): Promise<readonly Company[]>;
  report(report: NewReport): Promise<void>;
  reports(limit: number): Promise<readonly Report[]>;
  settle(id: string): Promise<void>;
}

export class Relations implements RelationStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async relate(person: string, other: string, kind: RelationKind, at: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      // Nobody is a friend and blocked.
      await trx.deleteFrom('relations').where('person', '=', person).where('other', '=', other).execute();
      await trx.insertInto('relations').values({ person, other, kind, at }).execute();
    });
  }

  async part(person: string, other: string, kind: RelationKind): Promise<void> {
    await this.db
      .deleteFrom('relations')
      .where('person', '=', person)
      .where('other', '=', other)
      .where('kind', '=', kind)
      .execute();
  }

  async of(person: string): Promise<readonly Relation[]> {
    const rows = await this.db
      .selectFrom('relations')
      .innerJoin('people', 'people.id', 'relations.other')
      .select(['relations.other as person', 'people.name', 'relations.kind'])
      .where('relations.person', '=', person)
      .orderBy('people.name')
      .execute();
    return rows as Relation[];
  }

  async blocked(person: string, others: readonly string[]): Promise<readonly string[]> {
    if (others.length === 0) return [];
    const rows = await this.db
      .selectFrom('relations')
      .select(['person', 'other'])
      .where('kind', '=', 'block')
      .where((e) =>
        e.or([
          e.and([e('person', '=', person), e('other', 'in', others)]),
          e.and([e('other', '=', person), e('person', 'in', others)]),
        ]),
      )
      .execute();
    return [...new Set(rows.map((row) => (row.person === person ? row.other : row.person)))];
  }

  async company(person: string, limit: number): Promise<readonly Company[]> {
    const rows = await this.db
      .selectFrom('seats as own')
      .innerJoin('seats as other', 'other.table_id', 'own.table_id')
      .innerJoin('people', 'people.id', 'other.person')
      .select((e) => ['people.id as person', 'people.name', e.fn.countAll<number>().as('tables')])
      .where('own.person', '=', person)
      .where('other.person', '!=', person)
      .groupBy(['people.id', 'people.name'])
      .orderBy('tables', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, tables: Number(row.tables) }));
  }

  async report({ table, ...report }: NewReport): Promise<void> {
    await this.db
      .insertInto('reports')
      .values({ ...report, table_id: table, settled: 0 })
      .execute();
  }

  async reports(limit: number): Promise<readonly Report[]> {
    const rows = await this.db
      .selectFrom('reports as r')
      .leftJoin('people as p', 'p.id', 'r.person')
      .leftJoin('people as q', 'q.id', 'r.about')
      .select(['r.id', 'r.person', 'r.about', 'r.table_id as table', 'r.reason', 'r.text', 'r.at', 'r.settled'])
      .select([sql<string>`coalesce(p.name, '')`.as('by'), sql<string>`coalesce(q.name, '')`.as('name')])
      .orderBy('r.settled')
      .orderBy('r.at', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...row, settled: row.settled === 1 }));
  }

  async settle(id: string): Promise<void> {
    await this.db.updateTable('reports').set({ settled: 1 }).where('id', '=', id).execute();
  }
}
