import { connect } from '@nats-io/transport-node';
import type { LobbyMessage, LobbyState, OwnState } from '@tafelrunde/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../test/authenticator.ts';
import { withoutEngines } from '../../test/engines.ts';
import { at, startNodes, twoPeople } from '../../test/nodes.ts';
import { eventually, playOn } from '../../test/serving.ts';
import { LiveTable, Visitor } from '../client/visitor.ts';
import { openPostgres } from '../store/postgres/postgres.ts';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

const whoIs = async (visitor: Visitor): Promise<string> =>
  (await visitor.must<{ me: { who: string } }>('GET', '/me')).me.who;

/** What somebody who looks at the lobby of a node knows. */
async function lobbyAt(url: string, visitor: Visitor) {
  const line = await LiveTable.connect(url, 'lobby', visitor.cookie);
  const known: { lobby: LobbyState | null; own: OwnState | null } = { lobby: null, own: null };
  line.heard = (text) => {
    const message = JSON.parse(text) as LobbyMessage;
    if (message.type === 'lobby') known.lobby = message.lobby;
    if (message.type === 'own') known.own = message.own;
  };
  closing.push(() => line.close());
  await eventually(() => known.lobby !== null && known.own !== null);
  return { known, close: () => line.close() };
}

describe.skipIf(withoutEngines)('at whichever node', () => {
  it('everybody sees who is here, what is opened and who invites him', async () => {
    const [a, b] = await startNodes(2);
    const [anna, bert] = [await Visitor.called(a.url, 'Anna'), await Visitor.called(b.url, 'Bert')];
    const { known } = await lobbyAt(a.url, anna);
    expect(known.lobby).toMatchObject({ here: 1, tables: [] });
    const his = await lobbyAt(b.url, bert);
    await eventually(() => known.lobby?.here === 2);
    expect(known.lobby?.people.map(({ name }) => name).sort()).toEqual(['Anna', 'Bert']);
    expect(await anna.must('GET', `/people/${await whoIs(bert)}`)).toMatchObject({ here: true });

    const wish = { game: 'sample', setup: { seats: 2 }, spectators: true, clock: null, seats: ['me', 'open'] } as const;
    const id = await bert.openTable({ ...wish, access: 'public', seats: ['me', 'open'] });
    await eventually(() => known.lobby?.tables.some((table) => table.id === id) === true);

    await bert.must('PUT', `/people/${await whoIs(anna)}/relation`, { kind: 'friend' });
    await bert.must('POST', `/tables/${id}/invite`, { person: await whoIs(anna) });
    await eventually(() => known.own?.invitations.length === 1);
    // At a table he is seen to play, and gone he is seen to be gone, at both.
    const table = await bert.sitDown(id);
    await eventually(() => known.lobby?.people.find(({ name }) => name === 'Bert')?.game === 'sample');
    table.close();
    his.close();
    await eventually(() => known.lobby?.here === 1);
    expect(await anna.must('GET', `/people/${await whoIs(bert)}`)).toMatchObject({ here: false });
  });

  it('nobody is counted any more whose node has stopped', async () => {
    const [a, b] = await startNodes(2);
    const [anna, bert] = [await Visitor.called(a.url, 'Anna'), await Visitor.called(b.url, 'Bert')];
    const { known } = await lobbyAt(a.url, anna);
    await lobbyAt(b.url, bert);
    await eventually(() => known.lobby?.here === 2);
    await b.stop();
    await eventually(() => known.lobby?.here === 1);
  });

  it('who is forgotten is forgotten: his lines end, and tables of others go on without his name', async () => {
    const [a, b] = await startNodes(2);
    const { id, anna, bert, tables } = await twoPeople(a.url, b.url);
    const [one, two] = tables;
    await two.say({ type: 'chat', text: 'my own words' });
    await one.until(() => one.mirror.chat.some(({ text }) => text === 'my own words'));
    const who = await whoIs(bert);
    // He asks for it where the table is not, and one of his lines is where it is.
    const other = await at(a.url, bert).sitDown(id);
    await other.until(() => other.picture !== null);
    await bert.must('DELETE', '/me');
    await two.until(() => two.closed >= 0);
    await other.until(() => other.closed >= 0);
    expect(await at(a.url, bert).must('GET', '/me')).toEqual({ me: null });
    expect((await anna.ask('GET', `/people/${who}`)).status).toBe(404);
    const again = await anna.sitDown(id);
    await again.until(() => again.picture !== null);
    expect(again.mirror.table?.seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect(JSON.stringify([again.mirror.table, again.mirror.chat])).not.toMatch(/Bert|my own words/);
  });

  it('a question to a passkey that one node asked is answered at another, once', async () => {
    const origin = 'https://table.example';
    const [a, b] = await startNodes(2, { origin });
    const ask = async (url: string, path: string, body: object, cookie = '') => {
      const headers = { 'Content-Type': 'application/json', Origin: origin, ...(cookie && { Cookie: cookie }) };
      const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const set = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return { status: response.status, json: await response.json(), cookie: set };
    };
    const { cookie } = await ask(a.url, '/me', { name: 'Anna' });
    const device = new Authenticator();
    const offer = await ask(a.url, '/passkeys/new', { login: 'anna' }, cookie);
    const made = { ticket: offer.json.ticket, answer: device.make(offer.json.options, origin) };
    expect((await ask(b.url, '/passkeys', made, cookie)).status).toBe(200);
    const asked = await ask(b.url, '/passkeys/ask', {});
    const right = { ticket: asked.json.ticket, answer: device.use(asked.json.options, origin) };
    expect(await ask(a.url, '/passkeys/login', right)).toMatchObject({ status: 200 });
    expect((await ask(b.url, '/passkeys/login', right)).status).toBe(403);
  });

  it('a viewer hears the same, byte for byte, and nothing else goes to his node', async () => {
    const [a, b] = await startNodes(2);
    const line = await connect({ servers: a.nats });
    closing.push(() => line.close());
    const carried: { subject: string; text: string }[] = [];
    line.subscribe(`${a.cluster}.>`, {
      callback: (_error, message) => void carried.push({ subject: message.subject, text: message.string() }),
    });
    const { id, bert, tables } = await twoPeople(a.url, b.url);
    const seed = await seedOf(a.database, id);
    // The second seat and somebody who watches, each at both nodes, from the same moment on.
    const cleo = await Visitor.called(b.url, 'Cleo');
    const pairs: { here: string[]; there: string[] }[] = [];
    const atB: string[] = [];
    tables[1].heard = (text) => atB.push(text);
    for (const visitor of [bert, cleo]) {
      const [here, there] = [await at(a.url, visitor).sitDown(id), await at(b.url, visitor).sitDown(id)];
      await here.until(() => here.picture !== null);
      await there.until(() => there.picture !== null);
      const heard = { here: [] as string[], there: [] as string[] };
      here.heard = (text) => heard.here.push(text);
      there.heard = (text) => {
        heard.there.push(text);
        atB.push(text);
      };
      pairs.push(heard);
    }
    const from = carried.length;
    const gameOf = (texts: readonly string[]): string[] => texts.filter((text) => text.startsWith('{"type":"change"'));
    const before = pairs.map(({ here }) => gameOf(here).length);
    expect(before).toEqual([0, 0]);
    await playOn(tables, 12);
    await eventually(() => pairs.every(({ here, there }) => gameOf(here).length === gameOf(there).length));
    for (const { here, there } of pairs) {
      expect(gameOf(there).length).toBeGreaterThan(10);
      expect(gameOf(there)).toEqual(gameOf(here));
    }
    expect(gameOf(pairs[0].here)).not.toEqual(gameOf(pairs[1].here));
    // What came over NATS to the node without the table is what its people heard.
    const bodies = carried.slice(from).flatMap(({ text }) => {
      const end = text.indexOf('\n');
      return end > 0 && text.includes('"kind":"say"') ? [text.slice(end + 1)] : [];
    });
    expect(bodies.length).toBeGreaterThan(20);
    await eventually(() => bodies.every((body) => atB.includes(body)));
    expect(carried.filter(({ text }) => text.includes(seed))).toEqual([]);
  });
});

async function seedOf(database: string, id: string): Promise<string> {
  const store = await openPostgres(database);
  const table = await store.table(id);
  await store.close();
  return table!.seed;
}
