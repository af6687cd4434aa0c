import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownProject } from '@tafelrunde/rules';
import { afterAll, expect, test } from 'vitest';
import { readProofs } from './rule-coverage.ts';
import { readResults } from './rule-results.ts';
import { runRuleTests } from './rule-run.ts';

// Inside the project, so that the fixture finds vitest; `.cache` is neither tracked nor a source.
const cache = join(ownProject(), '.cache');
mkdirSync(cache, { recursive: true });
const project = mkdtempSync(join(cache, 'reporter-'));
afterAll(() => rmSync(project, { recursive: true }));

const imports = `import { expect, test, describe, afterAll } from 'vitest';
import { rule } from '../../../packages/testing/src/rule.ts';
`;

function write(path: string, text: string): void {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), text);
}

const proven = () =>
  Object.fromEntries(Object.entries(readResults(project)?.rules ?? {}).map(([id, { passed }]) => [id, passed]));

test('a run leaves its proofs, and a second one of a single file is merged', { timeout: 60_000 }, async () => {
  write('docs/rules/toy.yaml', '');
  write('vitest.config.mjs', "export default { test: { include: ['packages/**/*.test.ts'] } };");
  write(
    'packages/a.test.ts',
    `${imports}
    rule(['LCG-ENC-05', 'LCG-EX-05'], 'holds', () => {});
    rule('LCG-ENC-06', 'holds here', () => {});
    rule('LCG-ENC-07', 'fails', () => { expect(1).toBe(2); });
    rule.each([1, 2])('LCG-ENC-08', 'fails for one row of %s', (n) => { expect(n).toBe(1); });
    rule('LCG-ENC-99', 'names a rule that does not exist', () => {});
    rule('LCG-ENC-09', 'skips itself', ({ skip }) => { skip(); });
    describe('in a group', () => { rule('LCG-ENC-10', 'holds', () => {}); });
    test('without rules', () => {});
    `,
  );
  write('packages/b.test.ts', `${imports} rule('LCG-ENC-06', 'fails there', async () => { throw new Error('no'); });`);
  write(
    'packages/c.test.ts',
    `${imports} rule('LCG-ENC-11', 'passes', () => {}); afterAll(() => { throw new Error(); });`,
  );

  const progress: unknown[] = [];
  const first = await runRuleTests(project, [], (step) => progress.push(step));
  expect(first.passed).toBe(false);
  expect(first.output).toContain('LCG-ENC-99 is not in docs/rules');
  expect(progress.at(-1)).toEqual({ done: 3, total: 3 });
  expect(proven()).toEqual({
    'LCG-ENC-05': true,
    'LCG-ENC-06': false,
    'LCG-ENC-07': false,
    'LCG-ENC-08': false,
    'LCG-ENC-10': true,
    'LCG-ENC-11': false,
    'LCG-ENC-99': false,
    'LCG-EX-05': true,
  });
  expect(readProofs(project).state).toBe('fresh');
  expect(JSON.parse(readFileSync(join(project, '.cache/rules.json'), 'utf8')).rules['LCG-EX-05']).toEqual({
    passed: true,
    tests: [{ file: 'packages/a.test.ts', name: 'LCG-ENC-05 LCG-EX-05: holds', passed: true }],
  });

  write('packages/b.test.ts', `${imports} rule('LCG-ENC-12', 'now proves something else', () => {});`);
  rmSync(join(project, 'packages/c.test.ts'));
  const second = await runRuleTests(project, ['packages/b.test.ts'], () => {});
  expect(second).toMatchObject({ passed: true });
  expect(proven()).toMatchObject({ 'LCG-ENC-05': true, 'LCG-ENC-06': true, 'LCG-ENC-12': true });
  expect(proven()).not.toHaveProperty('LCG-ENC-11');
  expect(readProofs(project).state).toBe('stale');
});
