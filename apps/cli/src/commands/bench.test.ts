import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '@tafelrunde/lab';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameList } from '../games.ts';
import { memoryIo } from '../memory-io.ts';
import { justSample, only, renamed } from '../test-games.ts';
import { run } from '../tool.ts';
import { register } from './bench.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-bench-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const twice = (game: string): Bench => ({
  game,
  decisionsPerSecond: 2_000_000,
  gamesPerSecond: 12_500,
  cloneMicroseconds: 1.5,
  saveMilliseconds: 0.05,
  playoutsPerSecond: null,
  steadyGamesPerSecond: null,
  greedyGamesPerSecond: null,
});
const once = (game: string): Bench => ({ ...twice(game), decisionsPerSecond: 1_000_000, cloneMicroseconds: 3 });

/** Measures nothing, so that no test depends on a clock. */
async function bench(line: string, games: GameList = justSample, result = twice) {
  const io = memoryIo({ cwd });
  const command = {
    register: (...[program, toIo]: Parameters<typeof register>) =>
      register(program, toIo, games, (game) => result(game.id)),
  };
  const code = await run(['bench', ...line.split(' ').filter(Boolean)], io, [command]);
  return { code, out: io.out, err: io.err };
}

test('the JSON is an array with one entry for each game', async () => {
  const { code, out, err } = await bench('--json', only(renamed('one'), renamed('two')));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual([twice('one'), twice('two')]);
});

test('a real measurement has that form, too', async () => {
  const io = memoryIo({ cwd });
  expect(await run(['bench', '--game', 'sample', '--seconds', '0.01', '--json'], io, [{ register }])).toBe(0);
  const number = expect.any(Number);
  expect(JSON.parse(io.out)).toEqual([
    {
      game: 'sample',
      decisionsPerSecond: number,
      gamesPerSecond: number,
      cloneMicroseconds: number,
      saveMilliseconds: number,
      playoutsPerSecond: null,
      steadyGamesPerSecond: null,
      greedyGamesPerSecond: null,
    },
  ]);
});

test('people read a table that says what was measured', async () => {
  const english = (await bench('')).out;
  expect(english).toMatch(
    /decisions\/s +games\/s +clone \(µs\) +save \(ms\) +playouts\/s +bot games\/s +greedy games\/s\n/,
  );
  expect(english).toMatch(/^sample +2,000,000 +12,500 +1\.500 +0\.050 +– +– +–$/m);
  expect(english).toContain('CPU time');
  const deutsch = (await bench('--lang de')).out;
  expect(deutsch).toMatch(/^sample +2\.000\.000 +12\.500 +1,500 +0,050 +– +– +–$/m);
  expect(deutsch).toContain('CPU-Zeit');
});

describe('--store and --compare', () => {
  test('show the difference to an earlier run', async () => {
    expect((await bench('--store run.json', justSample, once)).code).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, 'run.json'), 'utf8'))).toEqual([once('sample')]);
    const { code, out } = await bench('--compare run.json');
    expect(code).toBe(0);
    expect(out).toMatch(/^sample +\+100\.0 % +\+0\.0 % +−50\.0 % +\+0\.0 % +– +– +–$/m);
    expect((await bench('--compare run.json --lang de')).out).toMatch(/Unterschied[\s\S]*\+100,0 %/);
  });

  test('leave the JSON as it is', async () => {
    await bench('--store run.json', justSample, once);
    const { out, err } = await bench('--json --compare run.json');
    expect(JSON.parse(out)).toEqual([twice('sample')]);
    expect(err).toContain('+100.0 %');
  });

  test('say so if the earlier run has no such game', async () => {
    await bench('--store run.json');
    expect((await bench('--compare run.json', only(renamed('new')))).out).toContain('new: not part of the earlier run');
  });
});

describe('bad input gets a sentence and exit code 2', () => {
  beforeEach(() => {
    writeFileSync(join(cwd, 'text.json'), 'fast');
    writeFileSync(join(cwd, 'other.json'), '[{"game":"sample"}]');
  });

  test.each([
    ['--game chess', 'There is no game "chess"', 'Das Spiel „chess“ gibt es nicht'],
    ['--seconds 0', '"0" does not fit --seconds', '„0“ passt nicht zu --seconds'],
    ['--seconds soon', '"soon" does not fit', '„soon“ passt nicht'],
    ['--compare none.json', '"none.json" cannot be read', '„none.json“ lässt sich nicht lesen'],
    ['--compare text.json', 'holds no measurement', 'enthält keine Messung'],
    ['--compare other.json', 'holds no measurement', 'enthält keine Messung'],
    ['--store no/such/run.json', 'cannot be written', 'lässt sich nicht schreiben'],
  ])('%s', async (line, english, deutsch) => {
    expect(await bench(line)).toEqual({ code: 2, out: '', err: expect.stringContaining(english) });
    expect((await bench(`${line} --lang de`)).err).toContain(deutsch);
    expect(existsSync(join(cwd, 'run.json'))).toBe(false);
  });
});
