// npm run mutants -- --package G --sample N --seed S: breaks the sources of a package on purpose, one place at a time, and
// says how many of these mutants its tests catch (docs/testing.md). Stryker makes the mutants and plays them; we draw the
// sample, and keep away from the working tree: it all happens in a copy.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { at, run, stopWithNpm } from './lib.mjs';
import { copyProject } from './mutants/copy.mjs';
import { isEqual, readEqual } from './mutants/equal.mjs';
import { packages, sourcesOf } from './mutants/packages.mjs';
import { drawSample, keyOf, listMutants } from './mutants/sample.mjs';

const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'mutants' },
    cores: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'string' },
  },
});
const name = values.package ?? '';
const place = packages[name];
const size = Number(values.sample);
const cores = Number(values.cores);
if (!place || !Number.isInteger(size) || size < 1 || !Number.isInteger(cores) || cores < 1) {
  console.error(`npm run mutants -- --package <${Object.keys(packages).join('|')}> --sample <number> --seed <text>`);
  process.exit(2);
}

stopWithNpm();
const sources = sourcesOf(place);
const all = await listMutants(sources);
const sample = drawSample(all, size, values.seed);
console.log(
  `${name}: ${all.length} mutants in ${sources.length} files, ${sample.length} drawn with the seed ${values.seed}`,
);

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-mutants-'));
try {
  copyProject(folder);
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(sample.map(keyOf)));
  writeFileSync(join(folder, 'mutants.config.json'), JSON.stringify({ tests: place.tests }));
  const report = join(folder, 'report.json');
  writeFileSync(
    join(folder, 'stryker.config.json'),
    JSON.stringify({
      mutate: [...new Set(sample.map(({ fileName }) => fileName))],
      testRunner: 'vitest',
      vitest: { configFile: 'vitest.mutants.config.ts', related: false },
      plugins: ['@stryker-mutator/vitest-runner', './scripts/mutants/checker.mjs'],
      checkers: ['sample'],
      reporters: ['progress-append-only', 'json'],
      jsonReporter: { fileName: report },
      concurrency: cores,
      coverageAnalysis: 'perTest',
      inPlace: true,
      disableTypeChecks: false,
      timeoutMS: 20_000,
      dryRunTimeoutMinutes: 20,
      allowEmpty: true,
      tempDirName: '.stryker-tmp',
      thresholds: { break: null },
    }),
  );
  const stryker = at('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const code = await run(process.execPath, [stryker, 'run', 'stryker.config.json'], { cwd: folder });
  if (!existsSync(report)) process.exit(code || 1);
  tell(JSON.parse(readFileSync(report, 'utf8')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Prints what became of the sample.
 * @param {{ files: Record<string, { source: string, mutants: import('./mutants/sample.mjs').Played[] }> }} report
 */
function tell(report) {
  const equal = readEqual();
  const wanted = new Set(sample.map(keyOf));
  /** @type {(import('./mutants/sample.mjs').Played & { fileName: string, original: string })[]} */
  const played = [];
  for (const [fileName, { source, mutants }] of Object.entries(report.files)) {
    for (const mutant of mutants) {
      if (!wanted.has(keyOf({ ...mutant, fileName }))) continue;
      played.push({ ...mutant, fileName, original: textAt(source, mutant.location) });
    }
  }
  // A runtime error: the package cannot even be loaded.
  const caught = played.filter(({ status }) => ['Killed', 'Timeout', 'RuntimeError'].includes(status));
  const alive = played.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const same = alive.filter((mutant) => isEqual(equal, mutant));
  const survived = alive.filter((mutant) => !isEqual(equal, mutant));
  const broken = played.length - caught.length - alive.length;
  for (const { fileName, location, original, replacement, mutatorName, status } of survived) {
    console.log(`\n${fileName}:${location.start.line}:${location.start.column} ${mutatorName} (${status})`);
    console.log(`- ${original}\n+ ${replacement}`);
  }
  const counted = caught.length + survived.length;
  const share = counted === 0 ? 0 : (100 * caught.length) / counted;
  console.log(
    `\n${name}: ${caught.length} caught, ${survived.length} survived, ${same.length} change nothing, ${broken} could not be played: ${share.toFixed(1)} % of those that change something are caught`,
  );
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
