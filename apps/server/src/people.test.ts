import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventually, startServer, startTable, tempFolder } from '../test/serving.ts';
import { Visitor } from './client/visitor.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const data = tempFolder();
const server = await startServer({ config: { data }, log: createLog((line) => lines.push(line)) });
const { url } = server;
const secret = { login: 'Anna@Tisch', password: 'ein langes Kennwort' };

describe('an account', () => {
  it('keeps tables, decks and campaigns on every device', async () => {
    const home = await Visitor.called(url, 'Anna');
    expect((await home.ask('PUT', '/documents/deck/d1', { value: { name: 'Meins' } })).status).toBe(403);
    await home.must('POST', '/account', secret);
    await home.must('PUT', '/documents/deck/d1', { value: { name: 'Meins' } });
    await home.must('PUT', '/documents/deck/d1', { value: { name: 'Unseres' } });
    const wish = { game: 'sample', setup: { seats: 2 }, access: 'link', spectators: true, clock: null } as const;
    const id = await home.openTable({ ...wish, seats: ['me'] });
    const away = new Visitor(url);
    expect((await away.ask('POST', '/login', { ...secret, password: 'ein anderes Kennwort' })).status).toBe(403);
    expect((await away.ask('POST', '/login', { ...secret, login: 'niemand' })).status).toBe(403);
    // Login names are the same in large and small letters.
    await away.must('POST', '/login', { ...secret, login: 'anna@tisch' });
    const { documents } = await away.must<{ documents: unknown[] }>('GET', '/documents/keys');
    expect(documents).toEqual([{ kind: 'deck', key: 'd1', bytes: 18, changed: expect.any(Number) }]);
    expect(await away.must('GET', '/documents/deck/d1')).toMatchObject({ value: { name: 'Unseres' } });
    const { tables } = await away.must<{ tables: { id: string }[] }>('GET', '/tables/mine');
    expect(tables.map((table) => table.id)).toEqual([id]);
    const table = await away.sitDown(id);
    await eventually(() => table.mirror.table?.you === 0);
    await away.must('POST', '/logout');
    expect((await away.ask('GET', '/tables/mine')).status).toBe(401);
    expect((await home.ask('GET', '/tables/mine')).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const eve = await Visitor.called(url, 'Eve');
    expect((await eve.ask('POST', '/account', secret)).status).toBe(409);
    expect((await eve.ask('POST', '/account', { login: 'eve', password: 'kurz' })).status).toBe(400);
    await eve.must('POST', '/account', { login: 'eve', password: 'lang genug ist es' });
    expect(await eve.must('GET', '/documents/keys')).toEqual({ documents: [] });
    expect((await eve.ask('GET', '/documents/deck/d1')).status).toBe(404);
  });
});

describe('the cookie', () => {
  const cookieOf = async (headers: Record<string, string>, at: string): Promise<string> => {
    const response = await fetch(`${at}/api/me`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{"name":"Anna"}',
    });
    return response.headers.get('set-cookie') ?? '';
  };

  it('is out of reach of scripts and of other sites', async () => {
    expect(await cookieOf({ Origin: url }, url)).toMatch(/^tafelrunde=[\w-]{43};.*Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('goes over HTTPS only where there is HTTPS', async () => {
    const origin = 'https://tisch.example';
    const behind = await startServer({ config: { origin } });
    const cookie = await cookieOf({ Origin: origin }, behind.url);
    expect(cookie).toMatch(/^__Host-tafelrunde=/);
    expect(cookie).toContain('Secure');
    expect(await cookieOf({ Origin: behind.url }, behind.url)).toBe('');
  });
});

it('neither logs nor database give away what opens a door; logs say no names', async () => {
  const { id, visitors, tables } = await startTable(url, 2);
  await tables[0].say({ type: 'chat', text: 'Geheime Absprache' });
  tables[0].sendRaw('{"type":"chat"');
  await server.stop();
  const logs = lines.join('');
  const cookie = visitors[0].cookie.split('=')[1];
  for (const word of [id, cookie, secret.password, secret.login, 'Geheime', 'Bert', 'seed']) {
    expect(logs).not.toContain(word);
  }
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(String), event: expect.any(String) });
  const database = readFileSync(`${data}/tafelrunde.sqlite`, 'latin1');
  for (const word of [cookie, secret.password]) expect(database).not.toContain(word);
  expect(database).toContain('$argon2id$');
});
