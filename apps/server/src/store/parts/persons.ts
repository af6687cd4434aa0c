import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly created: number;
  readonly operator: boolean;
}

export interface Announcement {
  readonly id: string;
  readonly de: string;
  readonly en: string;
  readonly at: number;
  /** When it is over; 0 for never. */
  readonly until: number;
}

/** People as others and as whoever runs the server may know them, and all that is known of one of them. */
export interface PersonStore {
  person(id: string): Promise<KnownPerson | null>;
  /** Newest first; those whose name or login contains the text. */
  search(text: string, limit: number): Promise<readonly KnownPerson[]>;
  count(): Promise<number>;
  /** Marks the owner of a login as one who runs the server, or no longer. False if there is no such login. */
  setOperator(login: string, on: boolean): Promise<boolean>;
  announcements(at: number): Promise<readonly Announcement[]>;
  announce(announcement: Announcement): Promise<void>;
  unannounce(id: string): Promise<void>;
  /** Everything that is kept about somebody, by where it is kept; secrets that open his account are left out. */
  everything(id: string): Promise<Readonly<Record<string, readonly object[]>>>;
  /** Forgets somebody: what others need to replay their games stays, without his name. */
  erase(id: string): Promise<void>;
}

/** What belongs to one person and to nobody else, and goes with him. */
const OWN = [
  'sessions',
  'accounts',
  'passkeys',
  'documents',
  'ratings',
  'wishes',
  'subscriptions',
  'operators',
  'published',
  'copies',
  'quests',
] as const;

/** Forgets what belongs to these people alone, and them. */
export async function forgetPeople(trx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  const decks = trx.selectFrom('published').select('id').where('person', 'in', ids);
  await trx.deleteFrom('copies').where('deck', 'in', decks).execute();
  for (const table of OWN) await trx.deleteFrom(table).where('person', 'in', ids).execute();
  await trx.deleteFrom('relations').where('person', 'in', ids).execute();
  await trx.deleteFrom('relations').where('other', 'in', ids).execute();
  await trx.deleteFrom('invitations').where('person', 'in', ids).execute();
  await trx.deleteFrom('invitations').where('inviter', 'in', ids).execute();
  await trx.updateTable('results').set({ person: null }).where('person', 'in', ids).execute();
  await trx.updateTable('reports').set({ person: '', text: '' }).where('person', 'in', ids).execute();
  await trx.deleteFrom('people').where('id', 'in', ids).execute();
}

export class Persons implements PersonStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async person(id: string): Promise<KnownPerson | null> {
    const row = await this.known().where('people.id', '=', id).executeTakeFirst();
    return row ? knownOf(row) : null;
  }

  async search(text: string, limit: number): Promise<readonly KnownPerson[]> {
    const like = `%${text.replaceAll(/[%_]/g, '')}%`;
    const rows = await this.known()
      .where((e) => e.or([e('people.name', 'like', like), e('accounts.login', 'like', like)]))
      .orderBy('people.created', 'desc')
      .limit(limit)
      .execute();
    return rows.map(knownOf);
  }

  private known() {
    return this.db
      .selectFrom('people')
      .leftJoin('accounts', 'accounts.person', 'people.id')
      .leftJoin('operators', 'operators.person', 'people.id')
      .select(['people.id', 'people.name', 'accounts.login', 'people.created', 'operators.person as operator']);
  }

  async count(): Promise<number> {
    const row = await this.db
      .selectFrom('people')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(row.n);
  }

  async setOperator(login: string, on: boolean): Promise<boolean> {
    const row = await this.db.selectFrom('accounts').select('person').where('login', '=', login).executeTakeFirst();
    if (!row) return false;
    const { person } = row;
    if (on) {
      await this.db
        .insertInto('operators')
        .values({ person })
        .onConflict((c) => c.column('person').doNothing())
        .execute();
    } else await this.db.deleteFrom('operators').where('person', '=', person).execute();
    return true;
  }

  announcements(at: number): Promise<readonly Announcement[]> {
    return this.db
      .selectFrom('announcements')
      .selectAll()
      .where((e) => e.or([e('until', '=', 0), e('until', '>', at)]))
      .orderBy('at', 'desc')
      .execute();
  }

  async announce(announcement: Announcement): Promise<void> {
    await this.db.insertInto('announcements').values(announcement).execute();
  }

  async unannounce(id: string): Promise<void> {
    await this.db.deleteFrom('announcements').where('id', '=', id).execute();
  }

  async everything(id: string): Promise<Readonly<Record<string, readonly object[]>>> {
    const { db } = this;
    const own = (table: 'documents' | 'ratings' | 'wishes' | 'results' | 'published' | 'copies' | 'quests') =>
      db.selectFrom(table).selectAll().where('person', '=', id).execute();
    const tables = db.selectFrom('seats').select('table_id').where('person', '=', id);
    const seat = (table: 'answers' | 'letters') =>
      table === 'answers'
        ? db
            .selectFrom('answers')
            .innerJoin('seats', (j) =>
              j.onRef('seats.table_id', '=', 'answers.table_id').onRef('seats.seat', '=', 'answers.seat'),
            )
            .select(['answers.table_id', 'answers.position', 'answers.answer', 'answers.took'])
            .where('seats.person', '=', id)
            .execute()
        : db
            .selectFrom('letters')
            .innerJoin('seats', (j) =>
              j.onRef('seats.table_id', '=', 'letters.table_id').onRef('seats.name', '=', 'letters.name'),
            )
            .select(['letters.table_id', 'letters.at', 'letters.text', 'letters.event'])
            .where('seats.person', '=', id)
            .execute();
    return {
      person: await db.selectFrom('people').selectAll().where('id', '=', id).execute(),
      account: await db.selectFrom('accounts').select('login').where('person', '=', id).execute(),
      sessions: await db.selectFrom('sessions').select(['created', 'used']).where('person', '=', id).execute(),
      passkeys: await db.selectFrom('passkeys').select(['id', 'created']).where('person', '=', id).execute(),
      tables: await db
        .selectFrom('tables')
        .select(['id', 'game', 'state', 'access', 'changed'])
        .where((e) => e.or([e('host', '=', id), e('id', 'in', tables)]))
        .execute(),
      answers: await seat('answers'),
      chat: await seat('letters'),
      documents: await own('documents'),
      results: await own('results'),
      ratings: await own('ratings'),
      wishes: await own('wishes'),
      published: await own('published'),
      copies: await own('copies'),
      quests: await own('quests'),
      push: await db.selectFrom('subscriptions').select(['endpoint', 'created']).where('person', '=', id).execute(),
      relations: await db.selectFrom('relations').select(['other', 'kind', 'at']).where('person', '=', id).execute(),
      reports: await db.selectFrom('reports').selectAll().where('person', '=', id).execute(),
      invitations: await db.selectFrom('invitations').selectAll().where('person', '=', id).execute(),
    };
  }

  erase(id: string): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      const seats = await trx.selectFrom('seats').select(['table_id', 'name']).where('person', '=', id).execute();
      for (const { table_id, name } of seats) {
        await trx.deleteFrom('letters').where('table_id', '=', table_id).where('name', '=', name).execute();
      }
      const inState = (state: string) => trx.selectFrom('tables').select('id').where('state', '=', state);
      const own = () => trx.updateTable('seats').where('person', '=', id);
      // Games under way go on with a bot; the seats of finished ones stay what they were.
      const freed = { person: null, name: '', kind: 'open' } as const;
      await own()
        .set({ ...freed, bot: 'steady' })
        .where('table_id', 'in', inState('running'))
        .execute();
      await own()
        .set({ ...freed, bot: null, ready: 0 })
        .where('table_id', 'in', inState('open'))
        .execute();
      await own().set({ person: null, name: '' }).execute();
      const tables = await trx
        .selectFrom('tables')
        .select(['id', 'host', 'hands', 'asked'])
        .where((e) => e.or([e('host', '=', id), e('hands', 'like', `%"${id}"%`), e('asked', '=', id)]))
        .execute();
      for (const table of tables) {
        const { [id]: _, ...hands } = JSON.parse(table.hands) as Record<string, number>;
        const heir = await trx
          .selectFrom('seats')
          .select('person')
          .where('table_id', '=', table.id)
          .where('person', 'is not', null)
          .orderBy('seat')
          .executeTakeFirst();
        const host = table.host === id ? (heir?.person ?? '') : table.host;
        const asked = table.asked === id ? null : table.asked;
        await trx
          .updateTable('tables')
          .set({ host, asked, hands: JSON.stringify(hands) })
          .where('id', '=', table.id)
          .execute();
      }
      await forgetPeople(trx, [id]);
    });
  }
}

function knownOf(row: {
  readonly id: string;
  readonly name: string;
  readonly login: string | null;
  readonly created: number;
  readonly operator: string | null;
}): KnownPerson {
  return { ...row, operator: row.operator !== null };
}
