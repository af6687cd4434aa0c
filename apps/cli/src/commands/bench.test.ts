import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '@tafelrunde/lab';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { benchAnalysis, longGame } from '../bench/analysis.ts';
import type { ThoughtBench } from '../bench/thought.ts';
import type { GameList } from '../games.ts';
import { memoryIo } from '../memory-io.ts';
import { justSample, only, renamed } from '../test-games.ts';
import { run } from '../tool.ts';
import { type Measuring, register } from './bench.ts';

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
  bytesPerDecision: 800,
  coldPlayoutsPerSecond: null,
  redealMicroseconds: 4,
  valueMicroseconds: null,
  pictureMicroseconds: 30,
});
const once = (game: string): Bench => ({ ...twice(game), decisionsPerSecond: 1_000_000, cloneMicroseconds: 3 });

/** Measures nothing, so that no test depends on a clock. */
async function bench(line: string, games: GameList = justSample, result = twice) {
  const io = memoryIo({ cwd });
  const command = {
    register: (...[program, toIo]: Parameters<typeof register>) =>
      register(program, toIo, games, { bench: (game) => result(game.id) }),
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
      bytesPerDecision: number,
      coldPlayoutsPerSecond: null,
      redealMicroseconds: number,
      valueMicroseconds: null,
      pictureMicroseconds: number,
    },
  ]);
});

test('people read a table that says what was measured', async () => {
  const english = (await bench('')).out;
  expect(english).toMatch(
    /decisions\/s +games\/s +clone \(µs\) +save \(ms\) +playouts\/s +bot games\/s +greedy games\/s +cold playouts\/s +bytes\/decision +redeal \(µs\) +value \(µs\) +picture \(µs\)\n/,
  );
  expect(english).toMatch(/^sample +2,000,000 +12,500 +1\.500 +0\.050 +– +– +– +– +800 +4\.000 +– +30\.0$/m);
  expect(english).toContain('CPU time');
  const deutsch = (await bench('--lang de')).out;
  expect(deutsch).toMatch(/^sample +2\.000\.000 +12\.500 +1,500 +0,050 +– +– +– +– +800 +4,000 +– +30,0$/m);
  expect(deutsch).toContain('CPU-Zeit');
});

describe('--store and --compare', () => {
  test('show the difference to an earlier run', async () => {
    expect((await bench('--store run.json', justSample, once)).code).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, 'run.json'), 'utf8'))).toEqual([once('sample')]);
    const { code, out } = await bench('--compare run.json');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^sample +\+100\.0 % +\+0\.0 % +−50\.0 % +\+0\.0 % +– +– +– +– +\+0\.0 % +\+0\.0 % +– +\+0\.0 %$/m,
    );
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

describe('--against', () => {
  const ratio = { before: 1000, now: 1500, ratio: 1.5, low: 1.4, high: 1.61 };

  /** Two revisions of which nothing is measured. */
  async function against(line: string, alike = 100) {
    const io = memoryIo({ cwd });
    const how: Partial<Measuring> = {
      commit: (revision) => `of ${revision}`,
      build: (commit) => `built ${commit}`,
      compare: async (game, commit, { before }, { measures }) => {
        expect(before).toBe(`built ${commit}`);
        const found = Object.fromEntries(measures.map((name) => [name, name === 'greedy' ? null : ratio]));
        return { game, against: commit, measures: found, alike };
      },
    };
    const command = {
      register: (...[program, toIo]: Parameters<typeof register>) => register(program, toIo, justSample, how),
    };
    const code = await run(['bench', '--against', 'HEAD', ...line.split(' ').filter(Boolean)], io, [command]);
    return { code, out: io.out, err: io.err };
  }

  test('prints before, now and the ratio with its interval, and leaves out what cannot be measured', async () => {
    const { code, out } = await against('');
    expect(code).toBe(0);
    expect(out).toMatch(/^sample +decisions\/s +1,000 +1,500 +1\.50 +1\.40 to 1\.61$/m);
    expect(out).not.toContain('greedy');
    expect(out).toContain('100 random games ran alike');
    expect((await against('--lang de')).out).toMatch(/^sample +Entscheidungen\/s +1\.000 .* 1,40 bis 1,61$/m);
  });

  test('fails if games do not run alike', async () => {
    const { code, out } = await against('--alike 100', -1);
    expect(code).toBe(1);
    expect(out).toContain('Not all random games ran alike');
  });

  test('measures only what is named', async () => {
    const { out } = await against('--json --measure decisions,clone');
    expect(JSON.parse(out)).toEqual([
      { game: 'sample', against: expect.any(String), measures: { decisions: ratio, clone: ratio }, alike: 100 },
    ]);
  });

  test('puts the table into a page, where rows of other games stay', async () => {
    const row = '| other | decisions/s | 1 | 2 | 2.00 | – |';
    writeFileSync(
      join(cwd, 'speed.md'),
      `before\n<!-- speed -->\n${row}\n| sample | old | 1 | 1 | 1 | – |\n<!-- /speed -->\nafter\n`,
    );
    await against('--measure decisions --page speed.md');
    expect(readFileSync(join(cwd, 'speed.md'), 'utf8').split('\n')).toEqual([
      'before',
      '<!-- speed -->',
      '| game | measured | before | now | ratio | 95 % interval |',
      '| --- | --- | ---: | ---: | ---: | --- |',
      row,
      '| sample | decisions/s | 1,000 | 1,500 | 1.50 | 1.40 to 1.61 |',
      '<!-- /speed -->',
      'after',
      '',
    ]);
  });

  test.each([
    ['--measure haste', '"haste" is not measured', '„haste“ wird nicht gemessen'],
    ['--alike few', '"few" does not fit --alike', '„few“ passt nicht zu --alike'],
    ['--page none.md', '"none.md" cannot be read', '„none.md“ lässt sich nicht lesen'],
    ['--page bare.md', 'has no marks', 'hat keine Marken'],
  ])('%s gets a sentence and exit code 2', async (line, english, deutsch) => {
    writeFileSync(join(cwd, 'bare.md'), 'no marks');
    expect(await against(line)).toEqual({ code: 2, out: '', err: expect.stringContaining(english) });
    expect((await against(`${line} --lang de`)).err).toContain(deutsch);
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

describe('thoughts', () => {
  const reckoned = { oneReckoned: 4000, twoReckoned: 7800 };
  const found: ThoughtBench = { game: 'dbg', first: 800, tenth: 1000, oneCore: 5000, twoCores: 9500, ...reckoned };
  const measured: [game: string, milliseconds: number][] = [];
  const think: Measuring['think'] = async (game, { milliseconds }) => {
    measured.push([game, milliseconds]);
    return { ...found, game };
  };
  async function thought(line: string) {
    const io = memoryIo({ cwd });
    const games = only(renamed('dbg'), renamed('sample'));
    const command = {
      register: (...[program, toIo]: Parameters<typeof register>) => register(program, toIo, games, { think }),
    };
    const code = await run(['bench', '--thought', ...line.split(' ').filter(Boolean)], io, [command]);
    return { code, out: io.out };
  }

  test('are measured for games that bots have learnt, and shown with their ratios', async () => {
    const { code, out } = await thought('--seconds 0.5');
    expect([code, measured]).toEqual([0, [['dbg', 500]]]);
    expect(out).toMatch(/dbg +800 +1,000 +0\.80 +5,000 +9,500 +1\.90 +1\.95/);
  });

  test('are printed as JSON, too', async () => {
    const { out } = await thought('--json');
    expect(JSON.parse(out)).toEqual([found]);
  });
});

describe('analyses', () => {
  test('of forty turns are timed on two cores, and shown with what was done', async () => {
    const analyse: Measuring['analyse'] = async (game, { turns, cores }) => ({
      ...{ game, turns, cores, decisions: 250, playouts: 12_000, seconds: 7.25 },
    });
    const io = memoryIo({ cwd });
    const command = {
      register: (...[program, toIo]: Parameters<typeof register>) =>
        register(program, toIo, only(renamed('dbg'), renamed('sample')), { analyse }),
    };
    expect(await run(['bench', '--analysis'], io, [command])).toBe(0);
    expect(io.out).toMatch(/dbg +40 +250 +12,000 +2 +7\.3/);
    expect(io.out).not.toContain('sample');
  });

  test('are of a game that is cut off where it is long enough', { timeout: 60_000 }, async () => {
    const times = [5000, 12_500];
    const shares: number[] = [];
    const progress = (share: number): void => void shares.push(share);
    const found = await benchAnalysis('dbg', { turns: 2, cores: 1, progress, clock: () => times.shift()! });
    expect(found).toMatchObject({ game: 'dbg', turns: 2, cores: 1, seconds: 7.5 });
    expect(found.decisions).toBeGreaterThan(4);
    // Every option of every decision on eight deals.
    expect(found.playouts).toBeGreaterThanOrEqual(2 * 8 * found.decisions);
    expect(shares).toEqual(Array.from({ length: found.decisions }, (_, i) => (i + 1) / found.decisions));
  });

  test('are of the longest game if none is long enough', async () => {
    const lengths: number[] = [];
    for (let tries = 1; tries <= 5; tries++) lengths.push((await longGame('dbg', 1000, tries)).reached);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths.at(-1)).toBeGreaterThan(lengths[0]);
    const first = await longGame('dbg', 1000, 1);
    expect(first.record.answers.length).toBeGreaterThan(first.reached);
    expect(await longGame('dbg', first.reached - 1, 5)).toMatchObject({
      reached: first.reached - 1,
      record: { seed: first.record.seed },
    });
  });
});
