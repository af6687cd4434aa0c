import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rule } from '@tafelrunde/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { coverageOf, readProofs } from './rule-coverage.ts';
import { type FileRun, mergeResults, noResults, readResults, writeResults } from './rule-results.ts';
import { contentHash, scanSources } from './rule-sources.ts';

let project = '';

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'rules-'));
  mkdirSync(join(project, 'packages', 'toy'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(project, path), text);

function run(file: string, tests: FileRun['tests'], sources = scanSources(project).hash): FileRun {
  return { file, content: contentHash(join(project, file)) ?? '', sources, tests };
}

const test1 = (rules: string[], passed = true) => ({ name: `test of ${rules}`, passed, rules });

test('a rule is proven by passing tests only, and one failing test is enough to lose it', () => {
  const results = mergeResults(noResults, [
    { file: 'a', content: '', sources: '', tests: [test1(['T-A-01', 'T-A-02']), test1(['T-A-03'], false)] },
    { file: 'b', content: '', sources: '', tests: [test1(['T-A-02'], false)] },
  ]);
  const proven = Object.entries(results.rules).map(([id, { passed, tests }]) => [id, passed, tests.length]);
  expect(proven).toEqual([
    ['T-A-01', true, 1],
    ['T-A-02', false, 2],
    ['T-A-03', false, 1],
  ]);
});

test('a run of one file replaces what that file said before and keeps the others', () => {
  const first = mergeResults(noResults, [
    { file: 'a', content: '1', sources: '1', tests: [test1(['T-A-01']), test1(['T-A-02'])] },
    { file: 'b', content: '1', sources: '1', tests: [test1(['T-A-02'], false)] },
  ]);
  const second = mergeResults(first, [{ file: 'b', content: '2', sources: '2', tests: [test1(['T-A-03'])] }]);
  expect(Object.keys(second.rules)).toEqual(['T-A-01', 'T-A-02', 'T-A-03']);
  expect(second.rules['T-A-02']?.passed).toBe(true);
  expect(second.files).toEqual({ a: { content: '1', sources: '1' }, b: { content: '2', sources: '2' } });
});

test('test files that changed or are gone count no longer', () => {
  for (const name of ['a', 'b', 'c']) write(`packages/toy/${name}.test.ts`, `rule('T-A-0${name}')`);
  const runs = ['a', 'b', 'c'].map((name, i) => run(`packages/toy/${name}.test.ts`, [test1([`T-A-0${i}`])]));
  writeResults(project, mergeResults(noResults, runs));
  expect(Object.keys(readResults(project)?.rules ?? {})).toEqual(['T-A-00', 'T-A-01', 'T-A-02']);

  write('packages/toy/b.test.ts', 'rule(changed)');
  rmSync(join(project, 'packages/toy/c.test.ts'));
  expect(Object.keys(readResults(project)?.rules ?? {})).toEqual(['T-A-00']);
});

test('a cache that cannot be read is none', () => {
  expect(readResults(project)).toBeUndefined();
  mkdirSync(join(project, '.cache'));
  for (const text of ['', '{"version":', '{"version":99}', '[]']) {
    write('.cache/rules.json', text);
    expect(readResults(project)).toBeUndefined();
  }
});

test('results are missing, fresh or stale', () => {
  expect(readProofs(project)).toMatchObject({ state: 'fresh', outdated: [] });
  write('packages/toy/a.test.ts', "rule('T-A-01', 'works', () => {});");
  write('packages/toy/other.test.ts', "test('no rules here', () => {});");
  write('packages/toy/a.ts', 'export const one = 1;');
  expect(readProofs(project)).toMatchObject({ state: 'missing', outdated: ['packages/toy/a.test.ts'] });

  writeResults(project, mergeResults(noResults, [run('packages/toy/a.test.ts', [test1(['T-A-01'])])]));
  expect(readProofs(project).state).toBe('fresh');

  write('packages/toy/a.ts', 'export const one = 2;');
  const { state, all, current, outdated } = readProofs(project);
  expect({ state, outdated }).toEqual({ state: 'stale', outdated: ['packages/toy/a.test.ts'] });
  expect([Object.keys(all.rules), Object.keys(current.rules)]).toEqual([['T-A-01'], []]);
});

test('builds and installed packages are no sources', () => {
  const before = scanSources(project).hash;
  for (const folder of ['node_modules', 'dist', '.cache']) {
    mkdirSync(join(project, 'packages/toy', folder));
    write(`packages/toy/${folder}/a.ts`, '1');
  }
  expect(scanSources(project).hash).toBe(before);
  write('packages/toy/a.svelte', '1');
  expect(scanSources(project).hash).not.toBe(before);
});

test('coverage counts every rule that a test can prove', () => {
  const rule = (id: string, test: Rule['test']): Rule => ({ id, where: '009', rule: 'a', de: 'a', test });
  const rules = [rule('T-A-01', 'engine'), rule('T-B-C-01', 'ui'), rule('T-A-02', 'none'), rule('T-A-03', 'engine')];
  const results = mergeResults(noResults, [{ file: 'a', content: '', sources: '', tests: [test1(['T-A-03'])] }]);
  expect(coverageOf({ game: 'toy', rules }, results)).toEqual([
    { game: 'toy', area: 'A', proven: 1, total: 2, unproven: ['T-A-01'] },
    { game: 'toy', area: 'B-C', proven: 0, total: 1, unproven: ['T-B-C-01'] },
  ]);
});
