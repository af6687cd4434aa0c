import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@tafelrunde/server';
import { afterAll, expect, test } from 'vitest';
import { memoryIo } from '../memory-io.ts';
import { run } from '../tool.ts';
import { register } from './serve.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'tool-page-'));
writeFileSync(join(webRoot, 'index.html'), '<html lang="de"></html>');
afterAll(() => rmSync(webRoot, { recursive: true }));

/** Runs the command with a page of its own; `visit` happens between opening and closing. */
async function call(line: string, env: Record<string, string> = {}, visit = async (_url: string) => {}) {
  const io = memoryIo({ env: { TAFELRUNDE_DATA: join(webRoot, 'data'), ...env } });
  const deps = {
    serve: (options: Parameters<typeof serve>[0]) => serve({ ...options, webRoot }),
    end: async () => {},
    untilStopped: () => visit(/http:\/\/[\w.:]+/.exec(io.out)?.[0] ?? ''),
  };
  const command = { register: (...[program, toIo]: Parameters<typeof register>) => register(program, toIo, deps) };
  const code = await run(['serve', ...line.split(' ').filter(Boolean)], io, [command]);
  return { code, out: io.out, err: io.err };
}

test('the table can be visited until it is closed', async () => {
  let status = 0;
  const { code, out, err } = await call('--port 0', {}, async (url) => {
    status = (await fetch(`${url}/healthz`)).status;
  });
  expect({ code, status }).toEqual({ code: 0, status: 200 });
  expect(out).toMatch(/^The table is ready: http:\/\/localhost:\d+ /);
  expect(err).toBe('The table is closed.\n');
  expect((await call('--port 0 --lang de')).out).toMatch(/^Der Tisch steht bereit: /);
});

test('--json gives the address to programs', async () => {
  const { url, port } = JSON.parse((await call('--json', { PORT: '0' })).out);
  expect(url).toBe(`http://localhost:${port}`);
});

test.each(['--port much', '--port 70000', '--port=-1'])('%s is refused with a sentence', async (line) => {
  expect(await call(line)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is not a port') });
  expect((await call(`${line} --lang de`)).err).toContain('ist kein Port');
});

test('HOST is heard, and --host overrules it', async () => {
  const asked: unknown[] = [];
  const heard = async (line: string, env: Record<string, string>): Promise<void> => {
    const io = memoryIo({ env });
    const refused = { ok: false, problem: { sentence: { de: 'nein', en: 'no' }, exitCode: 3 } } as never;
    const deps = {
      serve: async (options: Parameters<typeof serve>[0]) => {
        asked.push([options?.host, options?.port]);
        return refused;
      },
      untilStopped: async () => {},
      end: async () => {},
    };
    const command = { register: (...[program, toIo]: Parameters<typeof register>) => register(program, toIo, deps) };
    expect(await run(['serve', ...line.split(' ').filter(Boolean)], io, [command])).toBe(3);
    expect(io.err).toBe('no\n');
  };
  await heard('', {});
  await heard('', { HOST: 'a', PORT: '1' });
  await heard('--host b --port 2', { HOST: 'a', PORT: '1' });
  expect(asked).toEqual([
    [undefined, undefined],
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('PORT is heard, and --port overrules it', async () => {
  expect((await call('', { PORT: 'x' })).err).toContain('"x" is not a port');
  expect((await call('--port y', { PORT: 'x' })).err).toContain('"y" is not a port');
});
