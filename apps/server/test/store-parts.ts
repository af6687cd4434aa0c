import { describe, expect, it } from 'vitest';
import type { StoredResult } from '../src/store/parts/results.ts';
import { NO_TURN, type Store, type StoredTable } from '../src/store/store.ts';

const table = (id: string, given: Partial<StoredTable> = {}): StoredTable => ({
  ...{ id, game: 'sample', gameVersion: 1, setup: { seats: 2 }, seed: 's', state: 'running', access: 'link' },
  ...{ spectators: true, clock: null, host: 'anna', branch: 0, fixed: false, next: null, changed: 1 },
  ...{ hands: { anna: 0, bert: 1 }, follow: 0, turn: NO_TURN },
  seats: ['anna', 'bert'].map((person) => ({ kind: 'person', person, name: person, bot: null, ready: true })),
  ...given,
});

const result = (given: Partial<StoredResult>): StoredResult => ({
  ...{ table: 't1', seat: 0, person: 'anna', game: 'sample', scenario: 'wood', seats: 2, slow: false, won: true },
  ...{ score: 10, deck: '', at: 5, rated: 'no' },
  ...given,
});

/** What every store has to do with people, results and calls; each implementation runs it on an empty store. */
export function storePartsContract(open: () => Promise<Store>): void {
  async function withPeople(...names: readonly string[]): Promise<Store> {
    const store = await open();
    for (const name of names) await store.addPerson({ id: name, name, session: `session-${name}`, at: 1 });
    return store;
  }

  describe('turns', () => {
    it('are kept with the table and by themselves, and time that is up is found', async () => {
      const store = await withPeople('anna', 'bert');
      const turn = { asked: 'anna', since: 10, due: 100 };
      await store.commit([[{ type: 'table', table: table('t1', { turn }) }]]);
      expect((await store.table('t1'))?.turn).toEqual(turn);
      const waiting = { table: 't1', person: 'anna', since: 10, due: 100 };
      expect(await store.calls.due(99, 10)).toEqual([]);
      expect(await store.calls.due(100, 10)).toEqual([waiting]);
      expect(await store.calls.takeReminders(200, 10)).toEqual([waiting]);
      // Who was reminded is not reminded again, until he is asked something else.
      expect(await store.calls.takeReminders(200, 10)).toEqual([]);
      await store.commit([[{ type: 'turn', table: 't1', turn: { asked: 'bert', since: 20, due: 120 } }]]);
      expect(await store.calls.takeReminders(200, 10)).toEqual([{ table: 't1', person: 'bert', since: 20, due: 120 }]);
      await store.commit([[{ type: 'turn', table: 't1', turn: NO_TURN }]]);
      expect(await store.calls.due(1000, 10)).toEqual([]);
      await store.close();
    });
  });

  describe('the library', () => {
    const deck = (id: string, given: object = {}) => ({
      ...{ id, person: 'anna', game: 'sample', name: `Deck ${id}`, text: '{}', deck: `deck:${id}`, lab: null, at: 1 },
      faces: ['hero'],
      ...given,
    });
    const all = { search: '', order: 'new', from: 0, limit: 9 } as const;

    it('keeps decks with their record, finds them, counts copies, and lets go of them', async () => {
      const store = await withPeople('anna', 'bert');
      const lab = { against: 'wood', players: 2, easy: true, seed: 's', games: 100, wins: 40 };
      expect(await store.library.publish(deck('a', { lab, name: 'Zwerge' }), 2)).toBe(true);
      expect(await store.library.publish(deck('b', { at: 2 }), 2)).toBe(true);
      expect(await store.library.publish(deck('c'), 2)).toBe(false);
      expect(await store.library.publish(deck('d', { person: 'bert', game: 'other' }), 2)).toBe(true);
      const results = [
        result({ deck: 'deck:a' }),
        result({ table: 't2', deck: 'deck:a', won: false }),
        result({ table: 't3', deck: 'deck:a', game: 'other' }),
      ];
      await store.commit([[{ type: 'results', results }]]);
      expect((await store.library.search('sample', all)).map(({ id }) => id)).toEqual(['b', 'a']);
      expect(await store.library.search('sample', { ...all, search: 'zwer' })).toMatchObject([
        { id: 'a', author: 'anna', copies: 0, games: 2, wins: 1, lab, faces: ['hero'] },
      ]);
      expect((await store.library.search('sample', { ...all, search: 'ANNA', limit: 1 })).map(({ id }) => id)).toEqual([
        'b',
      ]);
      expect((await store.library.search('sample', { ...all, from: 1 })).map(({ id }) => id)).toEqual(['a']);
      expect((await store.library.search('sample', { ...all, order: 'played' })).map(({ id }) => id)).toEqual([
        'a',
        'b',
      ]);
      // Everybody counts once, and nobody for himself.
      await store.library.copied('a', 'anna', 3);
      for (let i = 0; i < 3; i++) await store.library.copied('a', 'bert', 3 + i);
      await store.library.copied('z', 'bert', 3);
      expect(await store.library.deck('a')).toMatchObject({ copies: 1, text: '{}', lab });
      expect((await store.library.search('sample', { ...all, order: 'copied' })).map(({ id }) => id)).toEqual([
        'a',
        'b',
      ]);
      expect((await store.persons.everything('bert')).copies).toMatchObject([{ deck: 'a' }]);
      expect(await store.library.deck('z')).toBe(null);
      expect(await store.library.withdraw('a', 'bert')).toBe(false);
      expect(await store.library.withdraw('a', 'anna')).toBe(true);
      expect(await store.library.deck('a')).toBe(null);
      expect((await store.persons.everything('bert')).copies).toEqual([]);
      await store.library.copied('b', 'bert', 3);
      await store.persons.erase('anna');
      expect(await store.library.search('sample', all)).toEqual([]);
      expect((await store.persons.everything('bert')).copies).toEqual([]);
      await store.close();
    });

    it('is searched in whatever letters and signs', async () => {
      const store = await withPeople('anna', 'Örn');
      await store.library.publish(deck('a', { name: 'ÉOWYNS Weg' }), 9);
      await store.library.publish(deck('b', { name: '100 % sicher_\\', person: 'Örn' }), 9);
      const found = async (search: string) =>
        (await store.library.search('sample', { ...all, search })).map(({ id }) => id);
      expect(await found('éowyns')).toEqual(['a']);
      expect(await found('Éowyns')).toEqual(['a']);
      expect(await found('ÖRN')).toEqual(['b']);
      expect(await found('100 %')).toEqual(['b']);
      expect(await found('10_ sicher')).toEqual([]);
      expect(await found("'; drop table published; --")).toEqual([]);
      await store.close();
    });
  });

  describe('the quests of the day', () => {
    const quest = (given: object = {}) => ({
      ...{ game: 'sample', day: 5, person: 'anna', won: false, points: 0, pace: 3, score: null, at: 10 },
      ...given,
    });

    it('keep the best result of each person, and rank those who played', async () => {
      const store = await withPeople('anna', 'bert', 'cleo', 'dora');
      const { quests } = store;
      expect(await quests.keep(quest())).toBe(true);
      expect(await quests.keep(quest({ at: 11 }))).toBe(false);
      expect(await quests.keep(quest({ pace: 4, at: 12 }))).toBe(true);
      expect(await quests.keep(quest({ won: true, points: -120, pace: -9, score: 120, at: 13 }))).toBe(true);
      expect(await quests.keep(quest({ points: 900, pace: 90, at: 14 }))).toBe(false);
      await quests.keep(quest({ person: 'bert', won: true, points: -110, pace: -9, score: 110, at: 20 }));
      await quests.keep(quest({ person: 'cleo', won: true, points: -120, pace: -8, score: 120, at: 21 }));
      await quests.keep(quest({ person: 'dora', won: true, points: -120, pace: -9, score: 120, at: 22 }));
      await quests.keep(quest({ person: 'dora', day: 6, at: 23 }));
      await quests.keep(quest({ person: 'dora', game: 'other', at: 23 }));
      const board = await quests.board('sample', 5, 9);
      expect(board.map(({ name }) => name)).toEqual(['bert', 'cleo', 'anna', 'dora']);
      expect(board[2]).toEqual(quest({ won: true, points: -120, pace: -9, score: 120, at: 13, name: 'anna' }));
      const places = await Promise.all(board.map(({ person }) => quests.place('sample', 5, person)));
      expect(places).toEqual([1, 2, 3, 4]);
      expect(await quests.board('sample', 5, 2)).toHaveLength(2);
      expect([await quests.count('sample', 5), await quests.count('sample', 7)]).toEqual([4, 0]);
      expect(await quests.place('sample', 6, 'anna')).toBe(null);
      expect((await store.persons.everything('dora')).quests).toHaveLength(3);
      await store.persons.erase('dora');
      expect(await quests.count('sample', 5)).toBe(3);
      expect((await store.persons.everything('dora')).quests).toEqual([]);
      expect([await quests.forget(6, 2), await quests.forget(6, 2), await quests.forget(6, 2)]).toEqual([2, 1, 0]);
      await store.close();
    });
  });

  describe('analyses', () => {
    it('are begun once, kept with their table, and forgotten with it', async () => {
      const store = await withPeople('anna', 'bert');
      const { analyses } = store;
      await store.commit([[{ type: 'table', table: table('t1', { state: 'over' }) }]]);
      expect(await analyses.of('t1')).toBe(null);
      expect(await analyses.note('t1', { text: '0', finished: false, at: 1 })).toBe(false);
      expect(await analyses.begin('t1', '1', 100, 40)).toBe(true);
      expect(await analyses.begin('t1', '2', 101, 41)).toBe(false);
      expect(await analyses.note('t1', { text: '3', finished: false, at: 110 })).toBe(true);
      // One that nothing was heard of for long is begun anew.
      expect(await analyses.begin('t1', '4', 170, 110)).toBe(true);
      expect(await analyses.of('t1')).toEqual({ text: '4', finished: false, at: 170 });
      await analyses.drop('t1');
      expect(await analyses.of('t1')).toBe(null);
      expect(await analyses.begin('t1', '5', 180, 120)).toBe(true);
      expect(await analyses.note('t1', { text: '6', finished: true, at: 190 })).toBe(true);
      expect(await analyses.note('t1', { text: '7', finished: false, at: 191 })).toBe(false);
      await analyses.drop('t1');
      expect(await analyses.begin('t1', '8', 900, 890)).toBe(false);
      expect(await analyses.of('t1')).toEqual({ text: '6', finished: true, at: 190 });
      expect(await store.forgetTables('over', Date.now() * 2, 9)).toBe(1);
      expect(await analyses.of('t1')).toBe(null);
      await store.close();
    });
  });

  describe('results and ratings', () => {
    it('of a person, with whom he played and how long, also when the table is gone', async () => {
      const store = await withPeople('anna', 'bert');
      const seat = { person: null, name: '', kind: 'bot', ready: true } as const;
      const one = table('t1', { state: 'over' });
      await store.commit([
        [
          {
            type: 'table',
            table: { ...one, seats: [one.seats[0], { ...seat, bot: 'keen' }, { ...seat, bot: 'random' }] },
          },
        ],
        [{ type: 'answer', table: 't1', answer: { position: 0, answer: 'a', seat: 0, took: 1 } }],
        [{ type: 'answer', table: 't1', answer: { position: 1, answer: 'b', seat: 1, took: 1 } }],
        [{ type: 'results', results: [result({ seats: 3 }), result({ seat: 1, person: null, seats: 3 })] }],
        [
          {
            type: 'results',
            results: [0, 1].map((at) => result({ table: 't2', seat: at, person: ['anna', 'bert'][at], at: 9 })),
          },
        ],
      ]);
      expect(await store.results.games('anna', 9)).toMatchObject([
        { table: 't2', people: 2, bots: [], answers: null },
        { table: 't1', people: 1, bots: ['keen', 'random'], answers: 2 },
      ]);
      expect(await store.results.games('anna', 1)).toHaveLength(1);
      expect(await store.results.games('dora', 9)).toEqual([]);
      await store.close();
    });

    it('of a person, the best of a scenario, and what is to be counted', async () => {
      const store = await withPeople('anna', 'bert');
      const won = [result({}), result({ seat: 1, person: 'bert' })];
      const better = [result({ table: 't2', score: 7, at: 6 }), result({ table: 't2', seat: 1, person: null, at: 6 })];
      const lost = [result({ table: 't3', won: false, score: null, at: 7, rated: 'open' })];
      await store.commit([[won, better, lost].map((results) => ({ type: 'results', results }))]);
      expect((await store.results.of('anna', 2)).map((one) => one.table)).toEqual(['t3', 't2']);
      expect(await store.results.best('sample', 'wood', 2, true, 5)).toEqual([
        { table: 't2', score: 7, at: 6, names: ['anna'] },
        { table: 't1', score: 10, at: 5, names: ['anna', 'bert'] },
      ]);
      expect((await store.results.best('sample', 'wood', 2, false, 1))[0].table).toBe('t1');
      expect(await store.results.best('sample', 'wood', 3, true, 5)).toEqual([]);
      expect(await store.results.unrated(10)).toEqual([lost]);
      const rating = { pool: 'sample/fast', rating: 1600, deviation: 300, volatility: 0.06, games: 1, at: 9 };
      expect(await store.results.rate('t3', [{ person: 'anna', ...rating }])).toBe(true);
      expect(await store.results.unrated(10)).toEqual([]);
      // A game counts once.
      expect(await store.results.rate('t3', [{ person: 'anna', ...rating, games: 2 }])).toBe(false);
      expect(await store.results.ratingsOf('anna')).toEqual([{ person: 'anna', ...rating }]);
      expect(await store.results.ladder('sample/fast', 350, 5)).toMatchObject([{ name: 'anna', rating: 1600 }]);
      expect(await store.results.ladder('sample/fast', 200, 5)).toEqual([]);
      await store.close();
    });

    it('a rating that has changed meanwhile is not overwritten', async () => {
      const store = await withPeople('anna');
      const open = (id: string) => ({ type: 'results' as const, results: [result({ table: id, rated: 'open' })] });
      await store.commit([[open('t1'), open('t2')]]);
      const rating = { person: 'anna', pool: 'p', rating: 1600, deviation: 300, volatility: 0.06, games: 1, at: 9 };
      expect(await store.results.rate('t1', [rating])).toBe(true);
      expect(await store.results.rate('t2', [{ ...rating, rating: 1 }])).toBe(false);
      expect(await store.results.unrated(5)).toHaveLength(1);
      expect(await store.results.rate('t2', [{ ...rating, rating: 1700, games: 2 }])).toBe(true);
      expect(await store.results.ratings(['anna'], 'p')).toEqual([{ ...rating, rating: 1700, games: 2 }]);
      await store.close();
    });
  });

  describe('relations', () => {
    it('friends, blocks in either direction, and those one has played with', async () => {
      const store = await withPeople('anna', 'bert', 'cleo');
      await store.relations.relate('anna', 'bert', 'friend', 1);
      expect(await store.relations.of('anna')).toEqual([{ person: 'bert', name: 'bert', kind: 'friend' }]);
      await store.relations.relate('anna', 'bert', 'block', 2);
      expect(await store.relations.of('anna')).toEqual([{ person: 'bert', name: 'bert', kind: 'block' }]);
      expect(await store.relations.blocked('anna', ['bert', 'cleo'])).toEqual(['bert']);
      expect(await store.relations.blocked('bert', ['anna', 'cleo'])).toEqual(['anna']);
      expect(await store.relations.blocked('cleo', ['anna', 'bert'])).toEqual([]);
      await store.relations.part('anna', 'bert', 'block');
      expect(await store.relations.blocked('bert', ['anna'])).toEqual([]);
      await store.commit([[{ type: 'table', table: table('t1') }]]);
      expect(await store.relations.company('bert', 5)).toEqual([{ person: 'anna', name: 'anna', tables: 1 }]);
      await store.close();
    });

    it('reports reach whoever runs the server, until they are settled', async () => {
      const store = await withPeople('anna', 'bert');
      const report = { id: 'r1', person: 'anna', about: 'bert', table: 't1', reason: 'rude', text: 'x', at: 3 };
      await store.relations.report(report);
      expect(await store.relations.reports(5)).toEqual([{ ...report, by: 'anna', name: 'bert', settled: false }]);
      await store.relations.settle('r1');
      expect(await store.relations.reports(5)).toMatchObject([{ settled: true }]);
      await store.close();
    });
  });

  describe('calls', () => {
    it('wishes, subscriptions, secrets and invitations', async () => {
      const store = await withPeople('anna', 'bert');
      expect(await store.calls.wishes('anna')).toBe(null);
      await store.calls.keepWishes('anna', '{"a":1}');
      await store.calls.keepWishes('anna', '{"a":2}');
      expect(await store.calls.wishes('anna')).toBe('{"a":2}');
      for (const [at, endpoint] of ['one', 'two', 'three'].entries()) {
        await store.calls.subscribe('anna', { endpoint, value: '{}' }, at, 2);
      }
      expect((await store.calls.subscriptions('anna')).map(({ endpoint }) => endpoint).sort()).toEqual([
        'three',
        'two',
      ]);
      await store.calls.subscribe('bert', { endpoint: 'two', value: '{}' }, 9, 2);
      expect(await store.calls.subscriptions('anna')).toHaveLength(1);
      await store.calls.unsubscribe('two', 'anna');
      expect(await store.calls.subscriptions('bert')).toHaveLength(1);
      await store.calls.unsubscribe('two', null);
      expect(await store.calls.subscriptions('bert')).toEqual([]);
      expect(await store.calls.secret('key', 'first')).toBe('first');
      expect(await store.calls.secret('key', 'second')).toBe('first');
      await store.commit([[{ type: 'table', table: table('t1', { state: 'open' }) }]]);
      await store.calls.invite('t1', 'bert', 'anna', 4);
      expect(await store.calls.invitations('bert')).toEqual([{ table: 't1', game: 'sample', by: 'anna', at: 4 }]);
      await store.calls.uninvite('t1', 'bert');
      expect(await store.calls.invitations('bert')).toEqual([]);
      await store.close();
    });
  });

  describe('persons', () => {
    it('who they are, who runs the server, and what is announced', async () => {
      const store = await withPeople('anna', 'bert');
      await store.addAccount('anna', 'anna@home', 'hash');
      const anna = { id: 'anna', name: 'anna', login: 'anna@home', created: 1, operator: false };
      expect(await store.persons.person('anna')).toEqual(anna);
      expect(await store.persons.person('nobody')).toBe(null);
      expect((await store.persons.search('@home', 5)).map(({ id }) => id)).toEqual(['anna']);
      expect(await store.persons.count()).toBe(2);
      expect(await store.persons.setOperator('nobody', true)).toBe(false);
      expect(await store.persons.setOperator('anna@home', true)).toBe(true);
      expect(await store.persons.setOperator('anna@home', true)).toBe(true);
      expect(await store.persons.person('anna')).toEqual({ ...anna, operator: true });
      await store.persons.setOperator('anna@home', false);
      expect(await store.persons.person('anna')).toEqual(anna);
      const said = { id: 'a1', de: 'Hallo', en: 'Hello', at: 1, until: 50 };
      await store.persons.announce(said);
      expect(await store.persons.announcements(49)).toEqual([said]);
      expect(await store.persons.announcements(50)).toEqual([]);
      await store.persons.unannounce('a1');
      expect(await store.persons.announcements(1)).toEqual([]);
      await store.close();
    });

    it('everything about somebody can be had, without what opens his account; then it can be forgotten', async () => {
      const store = await withPeople('anna', 'bert');
      await store.addAccount('anna', 'anna@home', 'top-secret-hash');
      await store.calls.subscribe('anna', { endpoint: 'push', value: '{}' }, 1, 2);
      await store.calls.keepWishes('anna', '{}');
      await store.relations.relate('bert', 'anna', 'friend', 1);
      await store.commit([
        [
          { type: 'table', table: table('t1', { turn: { asked: 'anna', since: 1, due: null } }) },
          { type: 'answer', table: 't1', answer: { position: 0, answer: 'pass', seat: 0, took: 1 } },
          { type: 'chat', table: 't1', message: { n: 0, at: 1, name: 'anna', text: 'my words', event: null } },
          { type: 'results', results: [result({ table: 't0' }), result({ table: 't0', seat: 1, person: 'bert' })] },
        ],
      ]);
      const all = JSON.stringify(await store.persons.everything('anna'));
      for (const part of ['anna@home', 'my words', '"pass"', '"push"', '"t1"']) expect(all).toContain(part);
      expect(all).not.toContain('top-secret-hash');
      expect(all).not.toContain('session-anna');
      await store.persons.erase('anna');
      expect(await store.persons.person('anna')).toBe(null);
      expect(await store.personOf('session-anna', 0)).toBe(null);
      expect(await store.account('anna@home')).toBe(null);
      expect(await store.calls.subscriptions('anna')).toEqual([]);
      expect(await store.relations.of('bert')).toEqual([]);
      const left = await store.table('t1');
      expect(JSON.stringify([left, await store.chat('t1')])).not.toContain('anna');
      expect(left?.host).toBe('bert');
      // The others' games and results are still whole.
      expect(await store.answers('t1')).toHaveLength(1);
      expect(await store.results.of('bert', 5)).toHaveLength(1);
      expect(JSON.stringify(await store.persons.everything('anna'))).not.toMatch(/anna/);
      await store.close();
    });
  });
}
