import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SqlStore } from '../src/store/sql-store.ts';
import { LeaseLost, type Store, type StoredTable, type Write } from '../src/store/store.ts';

const NOW = 1_800_000_000_000;

const table = (id: string, given: Partial<StoredTable> = {}): StoredTable => ({
  ...{ id, game: 'sample', gameVersion: 1, setup: { seats: 2, deck: ['a', 'ß'] }, seed: 'seed', state: 'open' },
  ...{ access: 'public', spectators: true, clock: null, host: 'p1', branch: 0, fixed: false, next: null },
  ...{ changed: NOW, hands: { p1: 0 }, follow: 30, turn: { asked: 'p1', since: NOW, due: NOW + 1 } },
  seats: [
    { kind: 'person', person: 'p1', name: 'Anna', bot: null, ready: true },
    { kind: 'bot', person: null, name: '', bot: 'steady', ready: true },
  ],
  ...given,
});
const put = (one: StoredTable): Write => ({ type: 'table', table: one });
const answer = (id: string, position: number, text = `a${position}`): Write => ({
  type: 'answer',
  table: id,
  answer: { position, answer: text, seat: position % 2, took: NOW },
});
const said = (id: string, n: number, event: string | null = null): Write => ({
  type: 'chat',
  table: id,
  message: { n, at: NOW + n, name: 'Anna', text: `Hällo ${n} 🎲`, event } as never,
});

/** What every store has to keep, whichever database is behind it. */
export function storeContract(name: string, open: () => Promise<SqlStore>, skipped = false): void {
  describe.skipIf(skipped)(`the store on ${name}`, () => {
    let opened: SqlStore;
    let store: Store;
    beforeAll(async () => {
      opened = await open();
      store = opened;
    });
    beforeEach(async () => {
      for (const { name } of await opened.db.introspection.getTables()) {
        if (!name.startsWith('kysely')) await sql`delete from ${sql.table(name)}`.execute(opened.db);
      }
    });
    afterAll(() => opened?.close());

    it('gives tables, answers and chat back as they were kept', async () => {
      const one = table('t1', { clock: { minutes: 5, increment: 1 } as never, setup: { text: '\u0000"\\' } });
      await store.commit([
        [put(one), answer('t1', 0), said('t1', 0)],
        [answer('t1', 1), said('t1', 1, 'left')],
      ]);
      expect(await store.table('t1')).toEqual(one);
      expect(await store.answers('t1')).toEqual([
        { position: 0, answer: 'a0', seat: 0, took: NOW },
        { position: 1, answer: 'a1', seat: 1, took: NOW },
      ]);
      expect(await store.chat('t1')).toEqual([
        { n: 0, at: NOW, name: 'Anna', text: 'Hällo 0 🎲', event: null },
        { n: 1, at: NOW + 1, name: 'Anna', text: 'Hällo 1 🎲', event: 'left' },
      ]);
      expect(await store.table('t2')).toBe(null);
    });

    it('replaces a table with its seats, takes answers back and forgets chat', async () => {
      await store.commit([[put(table('t1')), ...[0, 1, 2].map((n) => answer('t1', n)), said('t1', 0), said('t1', 1)]]);
      const changed = table('t1', { state: 'running', branch: 1, seats: [] });
      const forget: Write = { type: 'forget-chat', table: 't1', events: false, before: 1 };
      await store.commit([[{ type: 'take-back', table: 't1', to: 1 }, put(changed), answer('t1', 1, 'other'), forget]]);
      expect(await store.table('t1')).toEqual(changed);
      expect((await store.answers('t1')).map(({ answer }) => answer)).toEqual(['a0', 'other']);
      expect((await store.chat('t1')).map(({ n }) => n)).toEqual([1]);
    });

    it('takes text that no database likes', async () => {
      const odd: Write = {
        type: 'chat',
        table: 't1',
        message: { n: 0, at: 1, name: 'A\0', text: 'a\0b', event: null },
      };
      await store.commit([[put(table('t1')), odd]]);
      expect(await store.chat('t1')).toEqual([{ n: 0, at: 1, name: 'A', text: 'ab', event: null }]);
    });

    it('keeps all of a commit or nothing', async () => {
      await store.commit([[put(table('t1')), answer('t1', 0)]]);
      await expect(store.commit([[put(table('t2'))], [answer('t1', 0)]])).rejects.toThrow();
      expect(await store.table('t2')).toBe(null);
      await store.commit([[put(table('t2'))]]);
      expect(await store.table('t2')).toMatchObject({ id: 't2' });
    });

    it('keeps thousands of answers in one go', async () => {
      await store.commit([[put(table('t1')), ...Array.from({ length: 5000 }, (_, n) => answer('t1', n))]]);
      expect(await store.answers('t1')).toHaveLength(5000);
    });

    it('lists public tables, those of a person, those of older rules, and counts them', async () => {
      await store.commit([
        [put(table('t1', { changed: NOW + 1 })), put(table('t2', { changed: NOW + 2, state: 'running', host: 'p2' }))],
        [put(table('t3', { access: 'link', seats: [], host: 'p3' })), put(table('t4', { state: 'over', seats: [] }))],
      ]);
      expect((await store.publicTables(10)).map(({ id }) => id)).toEqual(['t2', 't1']);
      expect((await store.publicTables(1)).map(({ id }) => id)).toEqual(['t2']);
      expect((await store.tablesOf('p1', 10)).map(({ id }) => id)).toEqual(['t2', 't1', 't4']);
      expect((await store.tablesOf('p3', 10)).map(({ id }) => id)).toEqual(['t3']);
      expect(await store.countTables()).toEqual({ open: 2, running: 1, over: 1 });
      expect(await store.olderTables('sample', 2, '', 10)).toEqual(['t2']);
      expect(await store.olderTables('sample', 2, 't2', 10)).toEqual([]);
      expect(await store.olderTables('sample', 1, '', 10)).toEqual([]);
    });

    it('forgets tables that nobody has touched, with all that belongs to them', async () => {
      await store.commit([[put(table('t1', { changed: 1 })), answer('t1', 0), put(table('t2', { changed: 1 }))]]);
      await store.claim('t1', 'n1');
      await store.touch(['t2'], NOW);
      await store.touch(['t2'], NOW - 5);
      // Somebody was there after it was changed: that is not undone by keeping it again.
      await store.commit([[put(table('t2', { changed: 2 }))]]);
      expect(await store.forgetTables('open', NOW - 1, 10)).toBe(1);
      expect(await store.table('t1')).toBe(null);
      expect(await store.answers('t1')).toEqual([]);
      expect(await store.table('t2')).not.toBe(null);
      await expect(store.commit([[{ type: 'lease', table: 't1', epoch: 1 }, answer('t1', 1)]])).rejects.toThrow(
        LeaseLost,
      );
    });

    it('knows people by their sessions, as long as these are used', async () => {
      await store.addPerson({ id: 'p1', name: 'Anna', session: 'h1', at: NOW });
      expect(await store.personOf('h1', 0)).toEqual({ id: 'p1', name: 'Anna', login: null });
      expect(await store.personOf('h1', NOW + 1)).toBe(null);
      await store.useSessions(['h1'], NOW + 5);
      await store.addSession('h2', 'p1', NOW);
      await store.rename('p1', 'Änne');
      expect(await store.personOf('h1', NOW + 1)).toEqual({ id: 'p1', name: 'Änne', login: null });
      expect(await store.forgetSessions(NOW + 1)).toBe(1);
      expect(await store.personOf('h2', 0)).toBe(null);
      await store.endSession('h1');
      expect(await store.personOf('h1', 0)).toBe(null);
    });

    it('forgets guests who are nowhere, and nobody else', async () => {
      for (const id of ['p1', 'p2', 'p3', 'p4', 'p5']) await store.addPerson({ id, name: id, session: id, at: 1 });
      await store.commit([[put(table('t1', { host: 'p2' }))]]);
      await store.addAccount('p3', 'three', 'x');
      await store.useSessions(['p4'], NOW);
      expect(await store.forgetGuests(NOW - 1, 10)).toBe(1);
      expect(await store.personOf('p5', 0)).toBe(null);
      expect(await store.personOf('p1', 0)).not.toBe(null);
    });

    it('gives a login to one person, and a person one account', async () => {
      for (const id of ['p1', 'p2']) await store.addPerson({ id, name: id, session: id, at: NOW });
      expect(await store.addAccount('p1', 'anna', 'hash')).toBe(true);
      expect(await store.addAccount('p2', 'anna', 'hash')).toBe(false);
      expect(await store.addAccount('p1', 'other', 'hash')).toBe(false);
      expect(await store.account('anna')).toEqual({ person: 'p1', password: 'hash' });
      expect(await store.account('other')).toBe(null);
      expect((await store.personOf('p1', 0))?.login).toBe('anna');
    });

    it('keeps passkeys, with an account or not at all', async () => {
      const key = { id: 'k1', person: 'p1', key: 'public', counter: 0 };
      expect(await store.addPasskey(key, NOW, 'anna')).toBe(true);
      expect(await store.addPasskey(key, NOW, null)).toBe(false);
      expect(await store.addPasskey({ ...key, id: 'k2', person: 'p2' }, NOW, 'anna')).toBe(false);
      expect(await store.passkey('k2')).toBe(null);
      await store.countPasskey('k1', 7);
      expect(await store.passkeysOf('p1')).toEqual([{ ...key, counter: 7 }]);
      expect(await store.account('anna')).toEqual({ person: 'p1', password: '' });
    });

    it('lets one of many have a login', async () => {
      const people = Array.from({ length: 8 }, (_, i) => `p${i}`);
      const won = await Promise.all(
        people.map((person, i) =>
          i % 2 === 0
            ? store.addAccount(person, 'anna', 'x')
            : store.addPasskey({ id: `k${i}`, person, key: '', counter: 0 }, NOW, 'anna'),
        ),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    it('keeps documents up to a quota, also when many come at once', async () => {
      await store.addPerson({ id: 'p1', name: 'Anna', session: 'h1', at: NOW });
      const quota = { documents: 3, bytes: 60 };
      const document = (key: string, text = '"ä"') => ({ kind: 'deck', key, text });
      expect(await store.putDocument('p1', document('a'), NOW, quota)).toBe(NOW);
      expect(await store.putDocument('p1', document('a', '{}'), NOW, quota)).toBe(NOW + 1);
      expect(await store.document('p1', 'deck', 'a')).toEqual({ ...document('a', '{}'), changed: NOW + 1 });
      const more = await Promise.all(['b', 'c', 'd', 'e'].map((k) => store.putDocument('p1', document(k), NOW, quota)));
      expect(more.filter((changed) => changed !== null)).toHaveLength(2);
      expect(await store.putDocument('p1', document('a', `"${'x'.repeat(60)}"`), NOW, quota)).toBe(null);
      expect(await store.documentEntries('p1')).toHaveLength(3);
      await store.removeDocument('p1', 'deck', 'a');
      expect(await store.document('p1', 'deck', 'a')).toBe(null);
    });

    it('gives a question to whoever takes it first, and none that is too old', async () => {
      await store.addTicket('q1', '{"a":1}', NOW);
      await store.addTicket('q2', '{}', NOW - 10);
      const taken = await Promise.all([1, 2, 3].map(() => store.takeTicket('q1', NOW)));
      expect(taken.filter((text) => text !== null)).toEqual(['{"a":1}']);
      expect(await store.takeTicket('q2', NOW)).toBe(null);
      for (let n = 0; n < 5; n++) await store.addTicket(`r${n}`, '{}', NOW + n);
      expect(await store.forgetTickets(NOW + 1, 2)).toBe(3);
      expect(await store.takeTicket('r2', NOW)).toBe(null);
      expect(await store.takeTicket('r4', NOW)).toBe('{}');
    });

    it('lets one living node hold a table, under an epoch that grows', async () => {
      await store.beat('n1', 60_000);
      await store.beat('n2', 60_000);
      expect(await store.claim('t1', 'n1')).toEqual({ epoch: 1, owner: null });
      expect(await store.claim('t1', 'n2')).toEqual({ epoch: null, owner: 'n1' });
      // Whoever reads a table anew has a new epoch, so that what was still under way cannot come after that.
      expect(await store.claim('t1', 'n1')).toEqual({ epoch: 2, owner: null });
      await store.beat('n1', 0);
      expect(await store.livingNodes()).toEqual(['n2']);
      expect(await store.claim('t1', 'n2')).toEqual({ epoch: 3, owner: null });
      await store.beat('n1', 60_000);
      expect(await store.claim('t1', 'n1')).toEqual({ epoch: null, owner: 'n2' });
      await store.release([{ table: 't1', epoch: 2 }]);
      expect(await store.claim('t1', 'n1')).toEqual({ epoch: null, owner: 'n2' });
      await store.release([{ table: 't1', epoch: 3 }]);
      expect(await store.claim('t1', 'n1')).toEqual({ epoch: 4, owner: null });
      await store.retire('n1');
      expect(await store.claim('t1', 'n2')).toEqual({ epoch: 5, owner: null });
    });

    it('gives a table to one of many who reach for it at once', async () => {
      const nodes = Array.from({ length: 8 }, (_, i) => `n${i}`);
      await Promise.all(nodes.map((node) => store.beat(node, 60_000)));
      const claims = await Promise.all(nodes.map((node) => store.claim('t1', node)));
      expect(claims.filter(({ epoch }) => epoch !== null)).toHaveLength(1);
      expect(new Set(claims.flatMap(({ owner }) => (owner === null ? [] : [owner]))).size).toBe(1);
    });

    it('keeps nothing of a node that has lost its table', async () => {
      await store.beat('n1', 0);
      await store.beat('n2', 60_000);
      await store.commit([[put(table('t1'))]]);
      await store.claim('t1', 'n1');
      await store.commit([[{ type: 'lease', table: 't1', epoch: 1 }, answer('t1', 0)]]);
      await store.claim('t1', 'n2');
      await expect(
        store.commit([[{ type: 'lease', table: 't1', epoch: 1 }, answer('t1', 1, 'old')], [put(table('t9'))]]),
      ).rejects.toThrow(LeaseLost);
      await store.commit([[{ type: 'lease', table: 't1', epoch: 2 }, answer('t1', 1, 'new')]]);
      expect((await store.answers('t1')).map(({ answer }) => answer)).toEqual(['a0', 'new']);
      expect(await store.table('t9')).toBe(null);
    });

    it('says that it is well, also when it has to write for that', async () => {
      await store.check(false);
      await store.check(true);
      await store.inspect();
      expect(await store.livingNodes()).toEqual([]);
    });
  });
}
