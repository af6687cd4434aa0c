import { expect, it } from 'vitest';
import { eventually, playOn, startServer, startTable, tempFolder } from '../../test/serving.ts';
import { Visitor } from '../client/visitor.ts';
import { openStore } from '../store/sqlite.ts';

interface Me {
  readonly me: { readonly who: string } | null;
}
const whoIs = async (visitor: Visitor): Promise<string> => (await visitor.must<Me>('GET', '/me')).me!.who;

it('a finished game stands in the profiles of those who played, with ratings that are said to be provisional', async () => {
  const { url } = await startServer();
  const { visitors, tables } = await startTable(url, 2);
  await playOn(tables);
  const [anna, bert] = visitors;
  const profile = async (of: Visitor) =>
    bert.must<{ ratings: readonly object[]; results: readonly object[]; here: boolean }>(
      'GET',
      `/people/${await whoIs(of)}`,
    );
  await eventually(() => tables[0].mirror.table?.state === 'over');
  let seen = await profile(anna);
  for (let tries = 0; seen.ratings.length === 0 && tries < 200; tries++) seen = await profile(anna);
  expect(seen).toMatchObject({ name: 'Anna', here: true, relation: null, results: [{ game: 'sample', games: 1 }] });
  const { games } = await anna.must<{ games: readonly object[] }>('GET', '/me/games');
  expect(games).toMatchObject([{ game: 'sample', people: 2, bots: [], answers: expect.any(Number) }]);
  expect(JSON.stringify(games)).not.toContain('person');
  expect((await new Visitor(url).ask('GET', '/me/games')).status).toBe(401);
  expect(seen.ratings).toMatchObject([{ pool: 'sample/fast', games: 1, provisional: true }]);
});

it('the best scores of a scenario are told by the number of players, the lowest first', async () => {
  const data = tempFolder();
  const store = await openStore(data);
  const won = (table: string, seats: number, score: number, given: object = {}) =>
    Array.from({ length: seats }, (_, seat) => ({
      ...{ table, seat, person: null, game: 'lcg', scenario: 'mirkwood', seats, slow: false, won: true, score },
      ...{ deck: '', at: 5, rated: 'no' as const },
      ...given,
    }));
  const results = [...won('a', 2, 130), ...won('b', 2, 98), ...won('c', 3, 50), ...won('d', 2, 10, { won: false })];
  await store.commit([[{ type: 'results', results }]]);
  await store.close();
  const { url } = await startServer({ config: { data } });
  const visitor = new Visitor(url);
  const scores = async (seats: number) =>
    (await visitor.must<{ scores: { score: number }[] }>('GET', `/scores/lcg/mirkwood/${seats}`)).scores;
  expect((await scores(2)).map(({ score }) => score)).toEqual([98, 130]);
  expect((await scores(3)).map(({ score }) => score)).toEqual([50]);
  expect(await scores(1)).toEqual([]);
  expect((await visitor.must<{ scores: [] }>('GET', '/scores/lcg/mirkwood/many')).scores).toEqual([]);
});

it('who is blocked does not sit down beside who has blocked him; reports reach the operator and nobody else', async () => {
  const data = tempFolder();
  const { url } = await startServer({ config: { data } });
  const [anna, bert, cleo] = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => Visitor.called(url, name)));
  const wish = { game: 'sample', setup: { seats: 3 }, access: 'link', spectators: true, clock: null } as const;
  const id = await anna.openTable({ ...wish, seats: ['me', 'open', 'open'] });
  await anna.must('PUT', `/people/${await whoIs(bert)}/relation`, { kind: 'block' });
  const table = await bert.sitDown(id);
  expect(await table.say({ type: 'sit', seat: null })).toMatchObject({ type: 'refused', code: 'blocked' });
  const other = await cleo.sitDown(id);
  expect(await other.say({ type: 'sit', seat: null })).toMatchObject({ type: 'done' });
  await anna.must('PUT', `/people/${await whoIs(bert)}/relation`, { kind: null });
  expect(await table.say({ type: 'sit', seat: null })).toMatchObject({ type: 'done' });

  await anna.must('POST', `/people/${await whoIs(bert)}/report`, {
    reason: 'rude',
    text: 'He said a word.',
    table: id,
  });
  await cleo.must('POST', '/account', { login: 'cleo', password: 'a long password' });
  expect((await cleo.ask('GET', '/admin')).status).toBe(404);
  await cleo.must('GET', '/me');
  const store = await openOther(data);
  await store.setOperator();
  expect(await cleo.must('GET', '/admin')).toMatchObject({
    people: 3,
    reports: [{ by: 'Anna', name: 'Bert', reason: 'rude', text: 'He said a word.', settled: false }],
  });
  expect((await anna.ask('GET', '/admin')).status).toBe(404);
  await cleo.must('POST', '/admin/announcements', { de: 'Heute Turnier', en: 'Tournament today', days: 1 });
  expect(await cleo.must('GET', '/admin')).toMatchObject({ announcements: [{ en: 'Tournament today' }] });
});

/** As the command line does it, beside a server that runs. */
async function openOther(data: string) {
  const { markOperator } = await import('../store/operator.ts');
  return { setOperator: () => markOperator(data, 'cleo', true) };
}

it('everything about oneself can be had, and be forgotten: games of others go on, and the session opens nothing', async () => {
  const data = tempFolder();
  const server = await startServer({ config: { data } });
  const { id, visitors, tables } = await startTable(server.url, 3);
  const [anna, bert] = visitors;
  await tables[0].say({ type: 'chat', text: 'my own words' });
  const everything = JSON.stringify(await anna.must('GET', '/me/everything'));
  expect(everything).toContain('my own words');
  const who = await whoIs(anna);
  await anna.must('DELETE', '/me');
  expect((await anna.must<Me>('GET', '/me')).me).toBe(null);
  expect((await bert.ask('GET', `/people/${who}`)).status).toBe(404);
  const again = await bert.sitDown(id);
  await again.until(() => again.picture !== null);
  expect(again.mirror.table).toMatchObject({ state: 'running', seats: [{ kind: 'open', name: '' }, {}, {}] });
  expect(JSON.stringify([again.mirror.table, again.mirror.chat])).not.toMatch(/Anna|my own words/);
  again.close();
  await server.stop();
  const store = await openStore(data);
  expect(JSON.stringify([await store.table(id), await store.chat(id)])).not.toContain(who);
  await store.close();
});
