import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventually, playOn, startServer, startTable } from '../test/serving.ts';
import { type Saying, Visitor } from './client/visitor.ts';

const server = await startServer();
const { url } = server;

const types = [
  ...['answer', 'unpick', 'undo', 'consent', 'chat', 'sit', 'stand', 'seat', 'bring', 'setup', 'ready', 'start'],
  ...['stand-in', 'rematch', 'look', 'follow', 'attention', 'nonsense', '__proto__', ''],
];
const value = fc.oneof(
  fc.constantFrom<unknown>(
    -1,
    0,
    1,
    7,
    1e9,
    Number.MAX_SAFE_INTEGER,
    null,
    true,
    '',
    'pass',
    'k1',
    [],
    {},
    ['pass'],
    [[]],
  ),
  fc.string({ maxLength: 20 }),
  fc.integer(),
);
const keys = [
  'branch',
  'position',
  'ids',
  'id',
  'to',
  'agree',
  'text',
  'seat',
  'as',
  'part',
  'setup',
  'ready',
  'level',
];
const message = fc
  .tuple(
    fc.constantFrom(...types),
    fc.oneof(fc.nat(), value),
    fc.dictionary(fc.constantFrom(...keys, 'viewer', 'card', '__proto__', 'seatOf', 'person'), value, { maxKeys: 5 }),
  )
  .map(([type, ref, rest]) => JSON.stringify({ ...rest, type, ref }));
const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('{', '[]', 'null', '0', '"', '{"type":"answer"}', '\u0000'),
);

it('whatever is said on the line by somebody without a right to it: no crash, no effect, a clear error', {
  timeout: 60_000,
}, async () => {
  const { id, tables } = await startTable(url, 2);
  await playOn(tables, 4);
  await eventually(() => tables[0].picture!.position === tables[1].picture!.position);
  // Whoever is not asked, and a stranger who only watches.
  const idle = tables.find(({ picture }) => picture!.decision === null)!;
  const stranger = await (await Visitor.called(url, 'Mallory')).sitDown(id);
  await stranger.until(() => stranger.picture !== null);
  const before = structuredClone(tables.map(({ picture }) => picture));
  let refused = 0;
  const heard: string[] = [];
  for (const table of [idle, stranger]) {
    table.heard = (text) => {
      const said = JSON.parse(text);
      if (said.type === 'refused') {
        refused++;
        expect(said.code).toMatch(/^[a-z-]+$/);
      } else heard.push(said.type);
    };
  }
  // Fewer than would make the server hang up on them.
  const sent = fc.sample(fc.oneof({ weight: 3, arbitrary: message }, garbage), { numRuns: 180, seed: 8 });
  for (const text of sent) stranger.sendRaw(text);
  // What only the host or a seat may do is tried by somebody who is neither; what a seat may do is not tried at its own.
  for (const text of sent.filter((one) => !/"(chat|undo|stand|stand-in|consent)"/.test(one))) idle.sendRaw(text);
  stranger.sendRaw(Buffer.from([0xff, 0xfe, 0x00]));
  // The server still answers everybody, and in order, so all of the above has been heard.
  await Promise.all([idle, stranger].map((table) => table.say({ type: 'look', position: 0, viewer: 0 })));
  expect(refused).toBeGreaterThan(150);
  for (const [i, table] of tables.entries()) expect(table.picture).toEqual(before[i]);
  expect(heard.filter((type) => type === 'change' || type === 'game')).toEqual([]);
  // And the game goes on.
  for (const table of tables) table.heard = null;
  await playOn(tables, 5);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it('replayed and forged answers have no effect', async () => {
  const { tables } = await startTable(url, 2);
  const [anna, bert] = tables;
  const { branch, position, decision } = anna.picture!;
  const answer: Extract<Saying, { type: 'answer' }> = {
    ...{ type: 'answer', branch, position },
    ids: [decision!.options[0].id],
  };
  expect(await bert.say(answer)).toMatchObject({ code: 'not-your-decision' });
  // A field that names another seat or person is no part of any message.
  expect(await anna.say({ ...answer, seat: 1 } as never)).toMatchObject({ code: 'bad-message' });
  expect((await anna.say(answer)).type).toBe('done');
  for (let i = 0; i < 5; i++) expect(await anna.say(answer)).toMatchObject({ code: 'late' });
  expect(await anna.say({ ...answer, branch: 7, position: position + 1 })).toMatchObject({ code: 'late' });
  await eventually(() => anna.picture!.position === position + 1);
});

it('what is too large ends the connection of its sender and nobody else’s', async () => {
  const { tables } = await startTable(url, 2);
  const [anna, bert] = tables;
  anna.sendRaw(JSON.stringify({ type: 'chat', ref: 0, text: 'x'.repeat(100_000) }));
  await eventually(() => anna.closed > 0);
  await bert.until(() => bert.mirror.table?.seats[0].here === false);
  expect(bert.closed).toBe(-1);
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  bert.sendRaw(`{"type":"bring","ref":1,"part":${deep}}`);
  expect((await bert.say({ type: 'chat', text: 'Noch da' })).type).toBe('done');
});

it('whoever talks without end is told so, and then no longer heard', async () => {
  const slow = await startServer({ config: { rates: 1 } });
  const { tables } = await startTable(slow.url, 2);
  const codes = new Set<string>();
  tables[0].heard = (text) => {
    const said = JSON.parse(text);
    if (said.type === 'refused') codes.add(said.code);
  };
  for (let i = 0; i < 600; i++) tables[0].sendRaw('nonsense');
  await eventually(() => tables[0].closed > 0);
  expect([...codes].sort()).toEqual(['bad-message', 'too-fast']);
  expect(tables[1].closed).toBe(-1);
});

it('requests that are none of ours are refused', async () => {
  const visitor = await Visitor.called(url, 'Anna');
  const post = (headers: Record<string, string>, body = '{"name":"Eve"}') =>
    fetch(`${url}/api/me`, { method: 'POST', headers: { Cookie: visitor.cookie, ...headers }, body });
  expect((await post({})).status).toBe(403);
  expect((await post({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ Origin: url }, '{')).status).toBe(400);
  expect((await post({ Origin: url }, JSON.stringify({ name: 'x'.repeat(70_000) }))).status).toBe(413);
  expect((await post({ Origin: url }, JSON.stringify({ name: '\u202Eevil' }))).status).toBe(400);
  expect((await visitor.ask('GET', '/me')).json).toEqual({
    me: { who: expect.stringMatching(/^[\w-]{22}$/), name: 'Anna', login: null },
  });
  const bad = ['/tables/%2e%2e%2fme', `/tables/${'A'.repeat(22)}/record`, '/tables/x/record', '/documents', '/nothing'];
  for (const path of bad) expect((await visitor.ask('GET', path)).status, path).toBeGreaterThanOrEqual(400);
  const setups: unknown[] = [null, 7, 'x', [], {}, { seats: -1 }, { seats: 1e9 }, { players: Array(7).fill(null) }];
  for (const game of ['sample', 'lcg', '__proto__', 'nothing']) {
    for (const setup of setups) {
      const wish = { game, setup, access: 'link', spectators: true, clock: null, seats: ['me'] };
      const { status } = await visitor.ask('POST', '/tables', wish);
      expect(status, `${game} ${JSON.stringify(setup)}`).toBe(400);
    }
  }
});
