import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { Visitor } from '../../src/client/visitor.ts';
import { databaseFile } from '../../src/store/sqlite.ts';
import { ask, RawLine, upgrade } from '../raw.ts';
import { eventually, startServer, startTable, tempFolder } from '../serving.ts';

describe('names', () => {
  it.each([
    ['of a filler', '\u3164'],
    ['of an empty letter of Braille', '\u2800\u2800'],
    ['with a joiner in it', 'An\u200Dna'],
    ['with a combining joiner in it', 'An\u034Fna'],
    ['of two alphabets', '\u0410nna'],
  ])('%s are refused', async (_what, name) => {
    const { port } = await startServer();
    expect((await ask(port, { method: 'POST', path: '/api/me', body: { name } })).status).toBe(400);
  });

  it('that look alike are told apart at the table, in seats and in the chat', async () => {
    const { url } = await startServer();
    const wish = { game: 'sample', setup: { seats: 3 }, access: 'link', spectators: true, clock: null } as const;
    const anna = await Visitor.called(url, 'Anna');
    const id = await anna.openTable({ ...wish, seats: ['me'] });
    const host = await anna.sitDown(id);
    await host.until(() => host.mirror.table !== null);
    // All in Cyrillic letters.
    const like = await (await Visitor.called(url, '\u0410\u043F\u043F\u0430')).sitDown(id);
    await like.until(() => like.mirror.table !== null);
    await like.say({ type: 'chat', text: 'Ich bin es' });
    await like.say({ type: 'sit', seat: 1 });
    await eventually(() => host.mirror.table?.seats[1].kind === 'person');
    expect(host.mirror.table?.seats.map(({ name }) => name)).toEqual(['Anna', '\u0410\u043F\u043F\u0430 (2)', '']);
    expect(host.mirror.chat.find(({ text }) => text === 'Ich bin es')?.name).toBe('\u0410\u043F\u043F\u0430 (2)');
  });
});

describe('numbers for Prometheus', () => {
  const status = async (port: number, headers: Record<string, string> = {}): Promise<number> =>
    (await ask(port, { path: '/metrics', headers })).status;

  it.each([
    ['forwarded', { Forwarded: 'for=192.0.2.1' }],
    ['by a proxy that says so', { Via: '1.1 proxy' }],
    ['by a proxy that says for whom', { 'X-Real-IP': '192.0.2.1' }],
    ['by a proxy that says from where', { 'X-Forwarded-Proto': 'https' }],
    ['under another name', { Host: 'evil.example' }],
  ])('are not for those who come %s', async (_how, headers) => {
    const { port } = await startServer({ config: { metricsToken: 'secret' } });
    expect(await status(port)).toBe(200);
    expect(await status(port, headers)).toBe(404);
    expect(await status(port, { ...headers, Authorization: 'Bearer wrong!' })).toBe(404);
    expect(await status(port, { ...headers, Authorization: 'Bearer secret' })).toBe(200);
  });

  it.each([{ origin: 'https://tisch.example' }, { trustProxy: true }])(
    'are for the token only, where a proxy makes everybody come from this machine: %j',
    async (config) => {
      const { port } = await startServer({ config: { ...config, metricsToken: 'secret' } });
      expect(await status(port)).toBe(404);
      expect(await status(port, { Authorization: 'Bearer secret' })).toBe(200);
    },
  );
});

describe('where it is known what the server is called', () => {
  const config = { origin: 'https://tisch.example' };

  it('a request under another name is refused, and so is a connection', async () => {
    const { port } = await startServer({ config });
    const status = async (path: string, host: string): Promise<number> =>
      (await ask(port, { path, headers: { Host: host } })).status;
    expect(await status('/', 'tisch.example')).toBe(200);
    expect(await status('/', `localhost:${port}`)).toBe(200);
    for (const path of ['/', '/api/me', '/metrics']) expect(await status(path, 'evil.example')).toBe(421);
    expect(await status('/healthz', 'evil.example')).toBe(200);
    const line = await RawLine.to(port);
    const asked = upgrade(port, `/live/${'A'.repeat(22)}`, { Origin: config.origin });
    line.say(asked.replace(/Host: [^\r]+/, 'Host: evil.example'));
    await eventually(() => line.heard.startsWith('HTTP/1.1 421'));
    line.end();
  });

  it('browsers are told to come by HTTPS only, if that is so', async () => {
    const secure = await startServer({ config });
    const plain = await startServer();
    const header = async (port: number) => (await ask(port, { path: '/' })).headers['strict-transport-security'];
    expect([await header(secure.port), await header(plain.port)]).toEqual(['max-age=31536000', undefined]);
  });
});

it('the files of the database are their owner’s alone', async () => {
  const data = tempFolder();
  const { url } = await startServer({ config: { data } });
  await startTable(url, 2);
  for (const rest of ['', '-wal', '-shm']) expect(statSync(databaseFile(data) + rest).mode & 0o777).toBe(0o600);
});

describe('files of the page', () => {
  const webRoot = tempFolder();
  const script = `export const words = ${JSON.stringify('Tafelrunde '.repeat(500))};`;
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<html lang="de"></html>');
  writeFileSync(join(webRoot, 'assets', 'page-1a2b.js'), script);
  writeFileSync(join(webRoot, 'assets', 'page-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(webRoot, 'assets', 'page-1a2b.js.gz'), gzipSync(script));
  const app = createApp({ webRoot });

  it.each([
    ['gzip, deflate, br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
    ['identity', null, (bytes: Buffer) => bytes.toString()],
  ])('are sent as they were compressed at the build to whoever takes %s', async (accepted, encoding, unpack) => {
    const response = await app.request('/assets/page-1a2b.js', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(unpack(bytes)).toBe(script);
    // Exactly what lies there: nothing is compressed while somebody waits.
    const file = join(webRoot, 'assets', `page-1a2b.js${encoding === null ? '' : encoding === 'br' ? '.br' : '.gz'}`);
    expect(bytes.equals(readFileSync(file))).toBe(true);
  });
});
