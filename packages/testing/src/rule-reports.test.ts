import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { TestModule, Vitest } from 'vitest/node';
import RuleReporter from './rule-reporter.ts';
import { readResults } from './rule-results.ts';

const project = mkdtempSync(join(tmpdir(), 'rule-reports-'));
afterAll(() => rmSync(project, { recursive: true }));

function write(path: string, text: string): string {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), text);
  return join(project, path);
}
write('docs/rules/toy.yaml', '');

type State = 'passed' | 'failed' | 'skipped' | 'pending';

interface Ran {
  readonly name: string;
  readonly state: State;
  readonly rules?: readonly string[];
}

/** A test file that has run, as vitest tells of it. */
function ranIn(
  file: string,
  tests: readonly Ran[],
  errors: { module?: number; suites?: readonly number[] } = {},
): TestModule {
  const many = (n: number): Error[] => Array.from({ length: n }, () => new Error('a hook'));
  const module = {
    moduleId: file,
    errors: () => many(errors.module ?? 0),
    children: {
      allSuites: () => (errors.suites ?? []).map((n) => ({ errors: () => many(n) })),
      allTests: () =>
        tests.map(({ name, state, rules }) => ({
          fullName: name,
          meta: () => (rules ? { rules } : {}),
          result: () => ({ state }),
        })),
    },
  };
  return module as unknown as TestModule;
}

/** A whole run of test files of a project; `between` happens while they run. */
function run(modules: readonly TestModule[], config: object = {}, between: () => void = () => {}): void {
  const reporter = new RuleReporter();
  reporter.onInit({ config: { root: join(project, 'packages'), ...config } } as Vitest);
  reporter.onTestRunStart(modules);
  for (const _ of modules) reporter.onTestModuleEnd();
  between();
  reporter.onTestRunEnd(modules);
}

const proven = () => Object.entries(readResults(project)?.rules ?? {}).map(([id, { passed }]) => `${id} ${passed}`);
const first = write('packages/a.test.ts', "rule('TOY-ONE-01', 'holds', () => {});");
const second = write('packages/b.test.ts', "rule('TOY-TWO-01', 'holds', () => {});");

it('of all that ran, tests that name rules are noted, by whether they passed', () => {
  run([
    ranIn(first, [
      { name: 'holds', state: 'passed', rules: ['TOY-ONE-01', 'TOY-ONE-02'] },
      { name: 'fails', state: 'failed', rules: ['TOY-ONE-02'] },
      { name: 'is skipped', state: 'skipped', rules: ['TOY-ONE-03'] },
      { name: 'waits', state: 'pending', rules: ['TOY-ONE-04'] },
      { name: 'names nothing', state: 'passed', rules: [] },
      { name: 'knows nothing of rules', state: 'failed' },
    ]),
  ]);
  expect(proven()).toEqual(['TOY-ONE-01 true', 'TOY-ONE-02 false']);
  expect(readResults(project)?.rules['TOY-ONE-02'].tests).toEqual([
    { file: 'packages/a.test.ts', name: 'holds', passed: true },
    { file: 'packages/a.test.ts', name: 'fails', passed: false },
  ]);
});

it('a file that is run again takes the place of its old results, and the others stay', () => {
  run([ranIn(second, [{ name: 'holds', state: 'passed', rules: ['TOY-TWO-01'] }])]);
  expect(proven()).toEqual(['TOY-ONE-01 true', 'TOY-ONE-02 false', 'TOY-TWO-01 true']);
  // Of one that runs in several projects of a configuration all tests count.
  const [here, there] = [
    { name: 'holds', state: 'passed', rules: ['TOY-ONE-05'] },
    { name: 'fails', state: 'failed', rules: ['TOY-ONE-06'] },
  ] as const;
  run([ranIn(first, [here]), ranIn(first, [there])]);
  expect(proven()).toEqual(['TOY-ONE-05 true', 'TOY-ONE-06 false', 'TOY-TWO-01 true']);
});

it.each([
  ['the file', { module: 1 }],
  ['one of its groups', { suites: [0, 1] }],
])('what passes where a hook of %s fails proves nothing', (_where, errors) => {
  run([ranIn(first, [{ name: 'holds', state: 'passed', rules: ['TOY-ONE-01'] }], errors)]);
  expect(proven()).toContain('TOY-ONE-01 false');
  run([ranIn(first, [{ name: 'holds', state: 'passed', rules: ['TOY-ONE-01'] }], { suites: [0] })]);
  expect(proven()).toContain('TOY-ONE-01 true');
});

it('nothing is noted of a run by names, of a file that is gone, and outside of a project', () => {
  const before = proven();
  const other = ranIn(second, [{ name: 'fails', state: 'failed', rules: ['TOY-TWO-01'] }]);
  run([other], { testNamePattern: /fails/ });
  run([ranIn(join(project, 'packages/gone.test.ts'), [{ name: 'fails', state: 'failed', rules: ['TOY-TWO-01'] }])]);
  run([other], { root: tmpdir() });
  expect(proven()).toEqual(before);
});

it('results vouch for the sources they ran against, unless these change during the run', () => {
  const again = ranIn(second, [{ name: 'holds', state: 'passed', rules: ['TOY-TWO-01'] }]);
  const sources = () => readResults(project)?.files['packages/b.test.ts'].sources;
  run([again]);
  expect(sources()).toMatch(/^[0-9a-f]{64}$/);
  run([again], {}, () => write('packages/c.ts', 'export const c = 1;'));
  expect(sources()).toBe('');
  run([again]);
  expect(sources()).toMatch(/^[0-9a-f]{64}$/);
});

it('whoever has started the run hears of every file that is done, and of how many there are', () => {
  const told: unknown[] = [];
  const { send } = process;
  process.send = (message: unknown) => told.push(message) > 0;
  try {
    run([ranIn(first, []), ranIn(second, [])]);
    run([ranIn(first, [])]);
  } finally {
    process.send = send;
  }
  expect(told).toEqual([
    { done: 1, total: 2 },
    { done: 2, total: 2 },
    { done: 1, total: 1 },
  ]);
});
