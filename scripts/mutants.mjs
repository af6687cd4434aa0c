// npm run mutants -- --package G --sample N --seed S: breaks the sources of a package on purpose, one place at a time, and
// says how many of these mutants its tests catch (docs/testing.md). Stryker makes the mutants and plays them; we draw the
// sample, and keep away from the working tree: it all happens in a copy. With --rules it breaks the rules of mutants/rules.json.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { at, run, stopWithNpm } from './lib.mjs';
import { copyProject } from './mutants/copy.mjs';
import { isEqual, readEqual } from './mutants/equal.mjs';
import { packages, sourcesOf } from './mutants/packages.mjs';
import { breakRules } from './mutants/rules.mjs';
import { GRACE, PATIENCE } from './mutants/runner.mjs';
import { drawSample, keyOf, listMutants, placeOf } from './mutants/sample.mjs';

const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'mutants' },
    cores: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'string' },
    rules: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
stopWithNpm();
if (values.rules) process.exit((await breakRules(values.only)) === 0 ? 0 : 1);

const name = values.package ?? '';
const place = packages[name];
const size = Number(values.sample);
const cores = Number(values.cores);
if (!place || !Number.isInteger(size) || size < 1 || !Number.isInteger(cores) || cores < 1) {
  console.error(`npm run mutants -- --package <${Object.keys(packages).join('|')}> --sample <number> --seed <text>`);
  console.error('npm run mutants -- --rules [--only <text>]');
  process.exit(2);
}

const equal = readEqual();
const sources = sourcesOf(place);
const all = await listMutants(sources);
const sample = drawSample(all, size, values.seed);
console.log(
  `${name}: ${all.length} mutants in ${sources.length} files, ${sample.length} drawn with the seed ${values.seed}`,
);

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-mutants-'));
try {
  copyProject(folder);
  const played = await play(sample, 'perTest');
  // So far: whoever cannot wait for the rest can look at it.
  note(played);
  // What is worked out once and then remembered is covered only by the first test that asks for it: whatever survived
  // those that cover it has to survive all tests. What a module does when it is loaded has faced all but the slow ones.
  const doubtful = played.filter(
    (mutant) =>
      ['Survived', 'NoCoverage'].includes(mutant.status) &&
      (!mutant.static || place.slow !== undefined) &&
      !isEqual(equal, mutant),
  );
  const again = doubtful.length === 0 ? [] : await play(doubtful, 'off');
  const last = new Map(again.map((mutant) => [keyOf(mutant), mutant]));
  tell(played.map((mutant) => last.get(keyOf(mutant)) ?? mutant));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Plays mutants against the tests that cover them, or against all of them.
 * @param {readonly import('./mutants/sample.mjs').Mutant[]} mutants
 * @param {'perTest' | 'off'} coverageAnalysis
 */
async function play(mutants, coverageAnalysis) {
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(mutants.map(keyOf)));
  const { tests, but = [], slow = [], once = [] } = place;
  const wanted = { tests, but: [...but, ...(coverageAnalysis === 'off' ? once : slow)] };
  writeFileSync(join(folder, 'mutants.config.json'), JSON.stringify(wanted));
  const report = join(folder, 'report.json');
  for (const old of [report, join(folder, '.mutants'), join(folder, 'spent.txt')])
    rmSync(old, { recursive: true, force: true });
  writeFileSync(
    join(folder, 'stryker.config.json'),
    JSON.stringify({
      mutate: mutants.map(placeOf),
      testRunner: 'computing-time',
      vitest: { configFile: 'vitest.mutants.config.ts', related: false },
      plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/checker.mjs', './scripts/mutants/runner.mjs'],
      checkers: ['sample'],
      logLevel: 'error',
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
      concurrency: cores,
      coverageAnalysis,
      inPlace: true,
      disableTypeChecks: false,
      // Most endless loops are found by counting, the others by the computing time that they take (mutants/runner.mjs).
      timeoutMS: GRACE * PATIENCE,
      timeoutFactor: 2 * PATIENCE,
      dryRunTimeoutMinutes: 60,
      allowEmpty: true,
      tempDirName: '.stryker-tmp',
      thresholds: { break: null },
    }),
  );
  const stryker = at('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const code = await run(process.execPath, [stryker, 'run', 'stryker.config.json'], { cwd: folder });
  if (!existsSync(report)) throw new Error(`Stryker ended with ${code} and without a report`);
  return playedOf(JSON.parse(readFileSync(report, 'utf8')), new Set(mutants.map(keyOf)));
}

/**
 * @param {{ files: Record<string, { source: string, mutants: import('./mutants/sample.mjs').Played[] }> }} report
 * @param {ReadonlySet<string>} wanted
 */
function playedOf(report, wanted) {
  return Object.entries(report.files).flatMap(([fileName, { source, mutants }]) =>
    mutants
      .map((mutant) => ({ ...mutant, fileName, original: textAt(source, mutant.location) }))
      .filter((mutant) => wanted.has(keyOf(mutant))),
  );
}

/**
 * Prints what became of the sample.
 * @param {ReturnType<typeof playedOf>} played
 */
function tell(played) {
  // A runtime error: the package cannot even be loaded.
  const caught = played.filter(({ status }) => ['Killed', 'Timeout', 'RuntimeError'].includes(status));
  const alive = played.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const same = alive.filter((mutant) => isEqual(equal, mutant));
  const survived = alive.filter((mutant) => !isEqual(equal, mutant));
  const endless = caught.filter(({ status }) => status === 'Timeout').length;
  const broken = played.length - caught.length - alive.length;
  for (const { fileName, location, original, replacement, mutatorName, status } of survived) {
    console.log(`\n${fileName}:${location.start.line}:${location.start.column} ${mutatorName} (${status})`);
    console.log(`- ${original}\n+ ${replacement}`);
  }
  const counted = caught.length + survived.length;
  const share = counted === 0 ? 0 : (100 * caught.length) / counted;
  console.log(
    `\n${name}: ${caught.length} caught (${endless} of them never end), ${survived.length} survived, ${same.length} change nothing, ${broken} could not be played: ${share.toFixed(1)} % of those that change something are caught`,
  );
  note(played);
}

/**
 * Keeps the results where somebody wants them.
 * @param {ReturnType<typeof playedOf>} played
 */
function note(played) {
  if (values.json) writeFileSync(values.json, JSON.stringify({ package: name, seed: values.seed, played }, null, 2));
}

/**
 * The text of a place.
 * @param {string} source
 * @param {import('./mutants/sample.mjs').Location} location
 */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines[lines.length - 1].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}
