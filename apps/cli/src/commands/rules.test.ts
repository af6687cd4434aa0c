import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  contentHash,
  mergeResults,
  noResults,
  type runRuleTests,
  scanSources,
  writeResults,
} from '@tafelrunde/testing/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memoryIo } from '../memory-io.ts';
import { run } from '../tool.ts';
import { register } from './rules.ts';

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'tool-'));
  write('docs/rules/toy.yaml', catalogue('toy', 'TOY'));
  write('docs/rules/dice.yaml', catalogue('dice', 'DICE'));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

function catalogue(game: string, prefix: string): string {
  const rule = (id: string, test = 'engine') =>
    `- {id: ${prefix}-${id}, where: 009 A, rule: a, de: a, test: ${test}}\n`;
  const rules = [rule('PLAY-01'), rule('PLAY-02', 'none'), rule('COMBAT-E-01', 'ui'), rule('VARIANT-01')].join('');
  const example = `- {id: ${prefix}-EX-01, where: 009 A, rules: [${prefix}-PLAY-01], given: a, when: b, then: c}\n`;
  const areas = ['PLAY', 'COMBAT-E', 'VARIANT'].map((area) => `  ${area}: {de: a, en: a}\n`).join('');
  return `game: ${game}\nsource: [009 = a toy]\nareas:\n${areas}rules:\n${rules}examples:\n${example}`;
}

const neverRun: typeof runRuleTests = () => Promise.reject(new Error('the tests should not run'));

async function rules(line = '', runTests = neverRun) {
  const io = memoryIo({ cwd: project });
  const command = { register: (...[program, toIo]: Parameters<typeof register>) => register(program, toIo, runTests) };
  const code = await run(['rules', ...line.split(' ').filter(Boolean)], io, [command]);
  return { code, out: io.out, err: io.err };
}

test('without rule tests nothing is proven, and nothing needs to run', async () => {
  const { code, out, err } = await rules('--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual(
    ['dice', 'toy'].flatMap((game) => [
      { game, area: 'PLAY', proven: 0, total: 1, unproven: [`${game.toUpperCase()}-PLAY-01`] },
      { game, area: 'COMBAT-E', proven: 0, total: 1, unproven: [`${game.toUpperCase()}-COMBAT-E-01`] },
      { game, area: 'VARIANT', proven: 0, total: 1, unproven: [`${game.toUpperCase()}-VARIANT-01`] },
    ]),
  );
});

test('--game leaves the other games out', async () => {
  const rows: { game: string }[] = JSON.parse((await rules('--json --game toy')).out);
  expect(new Set(rows.map((row) => row.game))).toEqual(new Set(['toy']));
  expect((await rules('--game dice')).out).not.toContain('toy');
});

test('people read a table with a sum per game, in both languages', async () => {
  const english = (await rules()).out;
  expect(english).toMatch(/^COMBAT-E +0 \/ 1 +TOY-COMBAT-E-01$/m);
  expect(english).toMatch(/^toy: 0 of 3 rules proven, 0 of 1 examples$/m);
  expect(english).toMatch(/^dice: 0 of 3 rules proven, 0 of 1 examples$/m);
  expect((await rules('--lang de')).out).toMatch(/^toy: 0 von 3 Regeln bewiesen, 0 von 1 Beispielen$/m);
});

test('the tables are as the book has them, however many rules are not proven', async () => {
  const many = Array.from({ length: 30 }, (_, n) => `LONG-PLAY-${String(n + 1).padStart(2, '0')}`);
  const lines = many.map((id) => `- {id: ${id}, where: 009 A, rule: a, de: a, test: engine}\n`);
  write(
    'docs/rules/long.yaml',
    `game: long\nsource: [009 = a]\nareas:\n  PLAY: {de: a, en: a}\nrules:\n${lines.join('')}examples: []\n`,
  );
  const pages: string[] = [];
  for (const line of ['', '--lang de', '--game dice', '--game nothing', '--game nothing --lang de', '--no-run'])
    pages.push(`$ rules ${line}\n${Object.values(await rules(line)).join('\n')}`);
  const book = fileURLToPath(new URL('../../test/book/rules.txt', import.meta.url));
  await expect(`${pages.join('\n')}\n`.replaceAll(project, '.')).toMatchFileSnapshot(book);
});

describe('with a rule test', () => {
  const file = 'packages/toy/play.test.ts';
  beforeEach(() => write(file, "rule('TOY-PLAY-01', 'works', () => {});"));

  /** Stands for a vitest run whose reporter leaves these outcomes. */
  const runWith =
    (outcomes: Record<string, boolean>): typeof runRuleTests =>
    async (at, files, onProgress) => {
      expect([at, files]).toEqual([project, [file]]);
      onProgress({ done: 1, total: 1 });
      const content = contentHash(join(project, file)) ?? '';
      const tests = Object.entries(outcomes).map(([id, passed]) => ({ name: `${id}: works`, passed, rules: [id] }));
      const fileRun = { file, content, sources: scanSources(project).hash, tests };
      writeResults(project, mergeResults(noResults, [fileRun]));
      return { passed: Object.values(outcomes).every(Boolean), output: 'what vitest says' };
    };

  const proven = (out: string) => JSON.parse(out).reduce((sum: number, row: { proven: number }) => sum + row.proven, 0);

  test('missing results are made, and then used until a source changes', async () => {
    const pass = runWith({ 'TOY-PLAY-01': true, 'TOY-EX-01': true });
    const first = await rules('--json', pass);
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(proven(first.out)).toBe(1);
    expect(proven((await rules('--json')).out)).toBe(1);
    expect((await rules()).out).toContain('toy: 1 of 3 rules proven, 1 of 1 examples');

    write('packages/toy/play.ts', 'export {};');
    expect((await rules()).code).toBe(1);
    expect(proven((await rules('--json', pass)).out)).toBe(1);
  });

  test('--run runs them in any case', async () => {
    await rules('', runWith({ 'TOY-PLAY-01': true }));
    expect(proven((await rules('--json --run', runWith({}))).out)).toBe(0);
  });

  test('--no-run takes what is there and says so', async () => {
    const none = await rules('--json --no-run');
    expect(proven(none.out)).toBe(0);
    expect(none.err).toContain('never been run');

    await rules('', runWith({ 'TOY-PLAY-01': true }));
    expect((await rules('--no-run')).err).toBe('');
    write('packages/toy/play.ts', 'export {};');
    const stale = await rules('--json --no-run');
    expect(stale).toMatchObject({ code: 0 });
    expect(stale.err).toContain('out of date');
    expect(proven(stale.out)).toBe(1);
    expect((await rules('--no-run --lang de')).err).toContain('veraltet');
  });

  test('a failing test proves nothing and is mentioned', async () => {
    const { code, out, err } = await rules('--json', runWith({ 'TOY-PLAY-01': false }));
    expect(code).toBe(0);
    expect(proven(out)).toBe(0);
    expect(err).toContain('Not all rule tests passed');
    expect(err).not.toContain('what vitest says');
  });

  test('a test file that the run left out is named', async () => {
    const { err } = await rules('--json', async () => ({ passed: true, output: '' }));
    expect(err).toContain(file);
  });
});
