import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bench } from '@tafelrunde/lab';
import { EngineMissing } from '@tafelrunde/server/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { barsIn, slowClock } from '../test/bars.ts';
import { comparedMeasures } from './bench/against.ts';
import * as bench from './commands/bench.ts';
import * as crash from './commands/crash.ts';
import * as load from './commands/load.ts';
import * as siege from './commands/siege.ts';
import type { CommandModule } from './commands.ts';
import { memoryIo } from './memory-io.ts';
import { only, renamed } from './test-games.ts';
import { run } from './tool.ts';

// What the tool says of measurements and trials of servers, with made-up findings: nothing is measured, and no server dies.

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-trials-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const games = only(renamed('dbg'), renamed('sample'));
const file = (name: string): string => fileURLToPath(new URL(`../test/book/${name}.txt`, import.meta.url));

/** What was asked of whoever would do the work, as text. */
const told = (asked: unknown): string =>
  JSON.stringify(asked, (_, value: unknown) => (typeof value === 'function' ? 'a function' : value));

async function said(line: string, commands: (note: (asked: string) => void) => CommandModule): Promise<string> {
  const pages: string[] = [];
  for (const lang of ['en', 'de']) {
    const asked: string[] = [];
    const io = memoryIo({ cwd, isTTY: true, clock: slowClock() });
    const code = await run([...line.split(' '), '--lang', lang], io, [commands((one) => asked.push(one))]);
    const err = barsIn(io.err);
    const all = `$ ${line} --lang ${lang}: ${code}\n${asked.map((one) => `? ${one}\n`).join('')}${io.out}! ${err}\n`;
    pages.push(
      all
        .replaceAll(cwd, '.')
        .replaceAll(/tafelrunde-\w+-\w{6}/g, 'folder')
        .replaceAll('\r', '\n'),
    );
  }
  return pages.join('');
}

describe('what the tool says of trials is as the book has it', () => {
  const bad = { lost: 1, doubled: 2, stuck: 3, errors: 4, problems: ['a', 'b'] };
  const good = { lost: 0, doubled: 0, stuck: 0, errors: 0, problems: [] };
  const about = { moments: 1200, acknowledged: 34567, games: 12, longestPauseMilliseconds: 2345 };

  const crashing =
    (found: object, missing = false) =>
    (note: (asked: string) => void): CommandModule => ({
      register: (program, io) =>
        crash.register(program, io, games, {
          crashTest: async ({ progress, data, setup, ...rest }) => {
            note(told([typeof data, setup(), rest]));
            progress?.(3);
            return { ...about, ...good, ...found };
          },
          crashNodes: async ({ progress, setup, game, ...rest }) => {
            note(told([setup(), game.id, rest]));
            if (missing) throw new EngineMissing('postgres', 'postgresql');
            progress?.(7);
            return { ...about, ...good, faults: {}, pauses: {}, ...found };
          },
        }),
    });

  test('of crashes', async () => {
    const lines: string[] = [];
    for (const line of ['crash --game dbg', 'crash --game dbg --nodes 3 --moments 9 --tables 2']) {
      lines.push(await said(line, crashing({})));
      for (const one of Object.keys(bad))
        lines.push(await said(line, crashing({ [one]: bad[one as keyof typeof bad] })));
    }
    lines.push(await said('crash --game dbg --json', crashing(bad)));
    lines.push(await said('crash --game dbg --json --nodes 2', crashing({})));
    lines.push(await said('crash --game dbg --nodes 2', crashing({}, true)));
    for (const odd of ['--nodes 1', '--nodes 21', '--moments 100001', '--tables 1001', '--tables 2.5', '--game chess'])
      lines.push(await said(`crash ${odd}`, crashing({})));
    await expect(lines.join('\n')).toMatchFileSnapshot(file('crash'));
  });

  test('of sieges', async () => {
    const besieged =
      (found: object) =>
      (note: (asked: string) => void): CommandModule => ({
        register: (program, io) =>
          siege.register(program, io, games, {
            siege: async ({ progress, data, env, setup, ...rest }) => {
              const page = env?.TAFELRUNDE_PAGE ?? '';
              note(told([setup(), rest, data, page, readFileSync(join(page, 'index.html'), 'utf8')]));
              progress?.(1.5, 2.5);
              return {
                ...{ honestAnswers: 4321, p50Milliseconds: 3.25, p99Milliseconds: 19.5, quietP99Milliseconds: 4 },
                ...{ stopMilliseconds: 1234, attacks: {}, ...good, ...found },
              } as never;
            },
          }),
      });
    const lines: string[] = [];
    for (const found of [{}, { lost: 1 }, { errors: 1 }, { p99Milliseconds: 20 }])
      lines.push(await said('siege --game dbg', besieged(found)));
    lines.push(await said('siege --game dbg --json --seconds 3.5 --tables 80', besieged({})));
    for (const odd of ['--seconds 2', '--seconds 3601', '--tables 81']) {
      lines.push(await said(`siege ${odd}`, besieged({})));
    }
    await expect(lines.join('\n').replaceAll(/\S*\/folder/g, 'folder')).toMatchFileSnapshot(file('siege'));
  });

  test('of load', async () => {
    const loaded =
      (errors: number, missing = false) =>
      (note: (asked: string) => void): CommandModule => ({
        register: (program, io) =>
          load.register(program, io, games, {
            load: async ({ progress, setup, ...rest }) => {
              note(told([setup(), rest]));
              progress?.(4, 10);
              const times = { p50Milliseconds: 3.25, p99Milliseconds: 1019.5, kilobytesPerTable: 123.4 };
              const problems = errors > 0 ? [{ what: 'refused: late', times: errors }] : [];
              const rates = { answersPerSecond: 432.17, answersPerCpuSecond: 2500.7 };
              return { tables: 1500, ...rates, errors, problems, ...times };
            },
            start: async (nodes) => {
              note(`${nodes} nodes`);
              if (missing) throw new EngineMissing('nats-server', 'nats-server');
              return { urls: ['http://a', 'http://b'], stop: async () => note('stopped') };
            },
          }),
      });
    const lines = [
      await said('load --game dbg', loaded(0)),
      await said('load --game dbg --nodes 2 --tables 5 --seconds 1.5 --people 3 --think 0', loaded(2)),
      await said('load --game dbg --json', loaded(0)),
      await said('load --game dbg --nodes 2', loaded(0, true)),
    ];
    for (const odd of ['--nodes 0', '--nodes 21', '--think 3601', '--tables 100001', '--people 0', '--seconds 0.5'])
      lines.push(await said(`load ${odd}`, loaded(0)));
    await expect(lines.join('\n')).toMatchFileSnapshot(file('load'));
  });

  test('of measurements', async () => {
    const benchOf = (game: string, n: number): Bench => ({
      ...{ game, decisionsPerSecond: 1e6 * n, gamesPerSecond: 100, cloneMicroseconds: 99.94, saveMilliseconds: 10 },
      ...{ playoutsPerSecond: 9.99 * n, steadyGamesPerSecond: null, greedyGamesPerSecond: n, bytesPerDecision: 800 },
      ...{ coldPlayoutsPerSecond: 12, redealMicroseconds: 4 / n, valueMicroseconds: 0.5, pictureMicroseconds: 30 },
    });
    const ratio = (n: number) => ({ before: 99.95 * n, now: 1000.4 * n, ratio: n / 3, low: n / 4, high: n / 2 });
    let n = 1;
    const measuring =
      (alike = 100) =>
      (note: (asked: string) => void): CommandModule => ({
        register: (program, io) =>
          bench.register(program, io, games, {
            bench: (game, { progress, skill, clock, ...rest }) => {
              note(told([game.id, rest, skill !== undefined]));
              progress?.(0.555);
              return benchOf(game.id, n);
            },
            cold: async (game) => (game === 'dbg' ? 77 : null),
            commit: (revision) => `of ${revision}`,
            build: (commit) => `built ${commit}`,
            compare: async (game, commit, { before }, { progress, ...rest }) => {
              note(told([game, commit, before, rest]));
              progress(0.25);
              const of = rest.measures.map((name, i) => [name, i === 3 ? null : ratio(i)]);
              return { game, against: commit, measures: Object.fromEntries(of), alike };
            },
            think: async (game, { progress, ...rest }) => {
              note(told([game, rest]));
              progress?.(0.125);
              return {
                game,
                first: 812,
                tenth: n - 1,
                oneCore: 5000,
                twoCores: 9512,
                oneReckoned: 4000,
                twoReckoned: 7400,
              };
            },
            analyse: async (game, { progress, ...rest }) => {
              note(told([game, rest]));
              progress?.(0.875);
              return { game, ...rest, decisions: 1250, playouts: 12_345, seconds: 7.256 };
            },
          }),
      });
    const lines: string[] = [];
    const call = async (line: string, alike?: number): Promise<void> => {
      lines.push(await said(line, measuring(alike)));
      for (const name of readdirSync(cwd).sort()) lines.push(`[${name}]\n${readFileSync(join(cwd, name), 'utf8')}`);
    };
    await call('bench --seconds 0.5 --store run.json');
    n = 3;
    await call('bench --compare run.json');
    await call('bench --game dbg --json --compare run.json');
    writeFileSync(join(cwd, 'run.json'), JSON.stringify([{ ...benchOf('dbg', 2), greedyGamesPerSecond: undefined }]));
    await call('bench --compare run.json');
    for (const broken of ['1', 'null', '[null]', '[1]', '[{}]', '[{"game":"dbg"}]', '{"game":"dbg"}', 'x', '[]'])
      for (const at of [broken]) {
        writeFileSync(join(cwd, 'run.json'), at);
        lines.push(await said('bench --compare run.json', measuring()));
      }
    for (const key of ['game', 'decisionsPerSecond', 'gamesPerSecond', 'cloneMicroseconds', 'saveMilliseconds']) {
      writeFileSync(join(cwd, 'run.json'), JSON.stringify([benchOf('dbg', 1), { ...benchOf('dbg', 1), [key]: null }]));
      lines.push(await said('bench --compare run.json', measuring()));
    }
    rmSync(join(cwd, 'run.json'));
    await call('bench --thought');
    await call('bench --thought --json --seconds 2');
    await call('bench --analysis');
    await call('bench --analysis --json');
    await call('bench --against HEAD');
    await call('bench --against x --alike 50 --json --game dbg', -1);
    await call('bench --against x --alike 50', -1);
    await call('bench --against x', 0);
    const row = '| other | decisions/s | 1 | 2 | 2.00 | – |\n| -- no row\n| dbg | old | 1 | 1 | 1 | – |\n|bare';
    writeFileSync(
      join(cwd, 'speed.md'),
      `before\n<!-- speed -->\n| game | x |\n${row}\n<!-- /speed -->\nafter | x |\n`,
    );
    await call(`bench --against HEAD --page speed.md --measure ${comparedMeasures.slice(0, 2).join()},\u00a0cold`);
    await call('bench --against HEAD --page speed.md --game dbg');
    writeFileSync(join(cwd, 'speed.md'), '<!-- /speed --> <!-- speed -->');
    await call('bench --against HEAD --page speed.md');
    for (const odd of ['--seconds 3601', '--seconds 0.001', '--alike -1', '--alike 1.5', '--measure bytes,x']) {
      lines.push(await said(`bench --against HEAD ${odd}`, measuring()));
    }
    lines.push(await said('bench --store no/where.json', measuring()), await said('bench --compare none', measuring()));
    await expect(lines.join('\n')).toMatchFileSnapshot(file('bench'));
  });
});
