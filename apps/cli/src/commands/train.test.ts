import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryIo } from '../memory-io.ts';
import { run } from '../tool.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-train-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function training(line: string) {
  const io = memoryIo({ cwd });
  const code = await run(['train', ...line.split(' ')], io);
  return { code, out: io.out, err: io.err };
}

test('weights are learnt, the same for the same seed, and written with where they come from', async () => {
  const line = '--game dbg --games 30 --seats 2,3 --seed a';
  const { code, out } = await training(`${line} --json --out learnt.ts`);
  expect(code).toBe(0);
  const learnt = JSON.parse(out);
  expect(learnt.provenance).toMatchObject({
    games: 30,
    command: `tafelrunde train ${line.replace('--seed', '--bot steady --seed')}`,
  });
  expect(learnt.provenance.loss).toBeLessThan(learnt.provenance.lossOfMean);
  // Points help, and those of others do not.
  const [points, others] = ['points', 'other points'].map((name) => learnt.weights[name][0] + learnt.weights[name][1]);
  expect(points).toBeGreaterThan(0);
  expect(others).toBeLessThan(0);
  const file = readFileSync(join(cwd, 'learnt.ts'), 'utf8');
  expect(file).toContain(`loss: ${learnt.provenance.loss},`);
  expect(file).toContain(`  start: [${learnt.start.join(', ')}],`);
  expect((await training(`${line} --json`)).out).toBe(out);
});

test('only what somebody names is played, with its options', { timeout: 120_000 }, async () => {
  const learnt = async (line: string) =>
    JSON.parse((await training(`--game lcg --games 10 --seats 1 --seed a --json${line}`)).out);
  const [all, easy] = [await learnt(''), await learnt(' --option mode=easy')];
  expect(easy.provenance.command).toContain('--option mode=easy');
  expect(easy.provenance.loss).not.toBe(all.provenance.loss);
});

test('what cannot be learnt is refused before anything is played', async () => {
  expect(await training('--game chess')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no game "chess"'),
  });
  expect((await training('--game dbg --games few')).code).toBe(2);
  expect((await training('--game dbg --bot strong')).err).toContain('is no bot');
});
