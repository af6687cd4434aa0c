import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/serving.ts';
import { GUARD, Guarded } from './guarded.ts';

const NAPS = ['sh', '-c', 'echo $$; exec sleep 1000'];

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function pidFrom(stream: NodeJS.ReadableStream): Promise<number> {
  const [said] = await once(stream, 'data');
  return Number(String(said).trim());
}

it('a program that is guarded ends when whoever started it is killed, and its folder is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-guarded-'));
  const args = JSON.stringify(['-c', GUARD, 'guard', folder, ...NAPS]);
  const code = `require('child_process').spawn('/bin/sh', ${args}, { stdio: ['pipe', 'inherit', 'inherit'] })`;
  const starter = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await pidFrom(starter.stdout);
  expect(lives(pid)).toBe(true);
  starter.kill('SIGKILL');
  await eventually(() => !lives(pid) && !existsSync(folder));
});

it('it hears signals, stands still and goes on, and its end is known', async () => {
  const program = new Guarded('sh', NAPS.slice(1), {});
  const pid = await pidFrom(program.child.stdout);
  expect(program.gone).toBe(false);
  program.signal('SIGSTOP');
  program.signal('SIGCONT');
  program.signal('SIGTERM');
  const [code] = await once(program.child, 'exit');
  expect(code).toBe(128 + 15);
  expect(program.gone).toBe(true);
  expect(lives(pid)).toBe(false);
});
