// npm run mutants -- --rules: breaks rules that were once wrong, each by hand in a place of its own, and says whether the test
// that proves it fails (docs/testing.md). The list is rules.json beside this file.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../lib.mjs';
import { copyProject } from './copy.mjs';

/**
 * A rule as the issue names it, what is changed to break it, and the test that has to fail.
 * @typedef {{ game: string, rule: string, file: string, from: string, to: string, test: string, title: string }} Broken
 */

/** @returns {Broken[]} */
export function readRules() {
  return JSON.parse(readFileSync(at('scripts/mutants/rules.json'), 'utf8'));
}

/** Breaks each rule whose game or words have this text in them, and returns how many tests did not notice. @param {string} only */
export async function breakRules(only) {
  const wanted = readRules().filter(({ game, rule }) => `${game} ${rule}`.includes(only));
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-rules-'));
  let unnoticed = 0;
  try {
    copyProject(folder);
    const tests = [...new Set(wanted.map(({ test }) => test))];
    const before = await play(folder, tests);
    for (const one of wanted) {
      const verdict = before.has(one.title) ? await tryOne(folder, one) : 'has no such passing test';
      if (verdict !== 'noticed') unnoticed++;
      console.log(`${one.game} ${verdict}: ${one.rule}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${wanted.length - unnoticed} of ${wanted.length} broken rules are noticed`);
  return unnoticed;
}

/** @param {string} folder @param {Broken} broken */
async function tryOne(folder, { file, from, to, test, title }) {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) return 'cannot be broken (its place is not there once)';
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    const passed = await play(folder, [test]);
    return passed.has(title) ? 'NOT NOTICED' : 'noticed';
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * The titles of the tests that pass.
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {Promise<ReadonlySet<string>>}
 */
async function play(folder, files) {
  const report = join(folder, 'passed.json');
  rmSync(report, { force: true });
  const vitest = at('node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', ...files, '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  await new Promise((resolve) => spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' }).on('exit', resolve));
  // What cannot even be loaded writes no report.
  if (!existsSync(report)) return new Set();
  /** @type {{ testResults: { assertionResults: { status: string, title: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  // Ids of rules stand in front of a title; a title of several rows passes if all of them do.
  const bare = (/** @type {string} */ title) => title.replace(/^(?:[A-Z]+-[A-Z0-9-]+ ?)+: /, '');
  const failed = new Set(all.filter(({ status }) => status !== 'passed').map(({ title }) => bare(title)));
  return new Set(all.map(({ title }) => bare(title)).filter((title) => !failed.has(title)));
}
