import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@tafelrunde/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryIo } from '../memory-io.ts';
import { run } from '../tool.ts';
import * as backup from './backup.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-backup-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function call(line: string) {
  const io = memoryIo({ cwd, env: { TAFELRUNDE_DATA: join(cwd, 'data') } });
  const code = await run(line.split(' '), io, [backup]);
  return { code, out: io.out, err: io.err };
}

test('a server’s database is copied and brought back; what cannot be done gets a sentence', async () => {
  expect(await call('backup copy.sqlite')).toMatchObject({ code: 2, err: 'There is no database in this folder.\n' });
  const { readConfig } = await import('@tafelrunde/server');
  const config = readConfig({ TAFELRUNDE_DATA: join(cwd, 'data') });
  const server = await serve({ port: 0, webRoot: new URL('../../../web', import.meta.url).pathname, config });
  if (!server.ok) throw new Error(server.problem.sentence.en);
  expect(await call('backup copy.sqlite')).toMatchObject({ code: 0, out: `Copied: ${join(cwd, 'copy.sqlite')}\n` });
  expect(await call('restore copy.sqlite --lang de')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Beende'),
  });
  await server.stop();
  expect(await call('restore copy.sqlite')).toMatchObject({ code: 0 });
  expect(readdirSync(join(cwd, 'data'))).toContain('tafelrunde.sqlite');
});
