import { expect, it } from 'vitest';
import { Visitor } from '../../src/client/visitor.ts';
import { eventually, startServer, startTable } from '../serving.ts';

const whoIs = async (visitor: Visitor): Promise<string> =>
  (await visitor.must<{ me: { who: string } }>('GET', '/me')).me.who;
const TABLE = { game: 'sample', setup: { seats: 2 }, spectators: true, clock: null } as const;

it('a block holds in both directions: at seats, for invitations, and in quick matches', async () => {
  const { url } = await startServer();
  const { visitors } = await startTable(url, 2);
  const [anna, bert] = visitors;
  await anna.must('PUT', `/people/${await whoIs(bert)}/relation`, { kind: 'block' });
  for (const [host, other] of [
    [anna, bert],
    [bert, anna],
  ]) {
    const id = await host.openTable({ ...TABLE, access: 'link', seats: ['me', 'open'] });
    expect((await host.ask('POST', `/tables/${id}/invite`, { person: await whoIs(other) })).status).toBe(403);
    const line = await other.sitDown(id);
    expect(await line.say({ type: 'sit', seat: null })).toMatchObject({ code: 'blocked' });
  }
  const { id } = await anna.must<{ id: string }>('POST', '/quick', { game: 'dbg' });
  await anna.sitDown(id);
  expect(await bert.must<{ id: string }>('POST', '/quick', { game: 'dbg' })).not.toEqual({ id });
  // Who is blocked is not told so by a profile.
  expect(await bert.must('GET', `/people/${await whoIs(anna)}`)).toMatchObject({ relation: null });
});

it('strangers call nobody: only those one has played with, and friends, can be invited by name', async () => {
  const { url } = await startServer();
  const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => Visitor.called(url, name)));
  const id = await anna.openTable({ ...TABLE, access: 'link', seats: ['me', 'open'] });
  const invite = async (by: Visitor): Promise<number> =>
    (await by.ask('POST', `/tables/${id}/invite`, { person: await whoIs(bert) })).status;
  expect(await invite(anna)).toBe(403);
  await anna.must('PUT', `/people/${await whoIs(bert)}/relation`, { kind: 'friend' });
  expect(await invite(anna)).toBe(200);
  // Nobody invites to a table that is not his.
  expect(await invite(await Visitor.called(url, 'Cleo'))).toBe(404);
});

it('how somebody is called is his own affair, and what is wrong is refused', async () => {
  const { url } = await startServer();
  const anna = await Visitor.called(url, 'Anna');
  const nobody = new Visitor(url);
  for (const [method, path] of [
    ['GET', '/calls'],
    ['PUT', '/calls'],
    ['POST', '/calls/push'],
    ['PUT', '/calls/mail'],
    ['PUT', '/calls/vacation'],
    ['GET', '/me/everything'],
    ['DELETE', '/me'],
    ['GET', '/admin'],
  ]) {
    expect((await nobody.ask(method, path, method === 'GET' ? undefined : {})).status, path).toBe(401);
  }
  const wishes = { push: true, mail: true, quiet: null, muted: [], language: 'en' };
  for (const bad of [
    { ...wishes, quiet: { from: '25:00', to: '08:00', zone: 'UTC' } },
    { ...wishes, quiet: { from: '22:00', to: '08:00', zone: 'Nowhere/Land' } },
    { ...wishes, muted: ['../../etc'] },
    { ...wishes, person: 'somebody else' },
    null,
  ]) {
    expect((await anna.ask('PUT', '/calls', bad)).status).toBe(400);
  }
  expect((await anna.ask('PUT', '/calls/vacation', { days: 43 })).status).toBe(400);
  expect((await anna.ask('GET', '/people/nobody')).status).toBe(404);
  expect((await anna.ask('PUT', `/people/${await whoIs(anna)}/relation`, { kind: 'block' })).status).toBe(400);
});

it('the line of the lobby takes one word, and whoever says others is cut off', async () => {
  const { url } = await startServer();
  const heard: string[] = [];
  const other = await new Visitor(url).sitDown('lobby');
  other.heard = (text) => heard.push(text);
  const anna = await Visitor.called(url, 'Anna');
  const line = await anna.sitDown('lobby');
  await eventually(() => heard.some((text) => text.includes('"name":"Anna","game":"","away":false')));
  line.sendRaw(JSON.stringify({ type: 'attention', looking: false, ref: 0 }));
  await eventually(() => heard.some((text) => text.includes('"name":"Anna","game":"","away":true')));
  for (let i = 0; i < 100; i++) line.sendRaw(i % 2 === 0 ? '{}' : 'x'.repeat(1000));
  await line.until(() => line.closed >= 0);
  expect(line.closed).toBe(4009);
});
