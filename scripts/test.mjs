// npm test: installs what is missing, then runs every check and every test. All of them run, also after a failure.
import { needEngines } from './engines.mjs';
import { npm, stopWithNpm } from './lib.mjs';
import { setup } from './setup.mjs';
import { browserTests, conclude, oneFailure, unitTests } from './tests.mjs';

/** @typedef {import('./tally-reporter.mjs').Tally} Tally */

/** Checks of the whole project, each a script of package.json; each counts as one test. @type {[name: string, script: string][]} */
const checks = [
  ['types of the page', 'types:page'],
  ['types', 'types'],
  ['layers', 'layers'],
  ['dead code', 'dead'],
  ['lint', 'lint'],
];
/** The two cores of a small machine; more gains little. */
const SIDE_BY_SIDE = 2;

/** @type {Tally[]} */
const tallies = [];
/** @type {string[]} */
const summary = [];

/** @param {string} name */
const heading = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);

/** @param {string} name @param {number} began @param {Tally} tally */
function note(name, began, tally) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  tallies.push(tally);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  summary.push(
    `${tally.failed ? '✗' : '✓'} ${name.padEnd(18)} ${seconds.padStart(6)} s   ${tally.passed} passed, ${tally.failed} failed${skipped}`,
  );
  console.log(`${name}: ${seconds} s`);
}

/** Runs one check after another, as long as there are any; what a check says is printed when it is over. */
async function takeChecks() {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) {
    const [name, script] = next;
    const began = performance.now();
    let said = '';
    const code = await npm(['run', '--silent', script], { hear: (text) => (said += text) });
    heading(name);
    process.stdout.write(said);
    note(name, began, code === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailure);
  }
}

stopWithNpm();
await setup();
await needEngines();
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, takeChecks));
for (const [name, step] of /** @type {const} */ ([
  ['tests', unitTests],
  ['browser tests', browserTests],
])) {
  heading(name);
  const began = performance.now();
  note(name, began, await step());
}
console.log(`\n${summary.join('\n')}\n`);
conclude(tallies);
