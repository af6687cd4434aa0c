// npm test: installs what is missing, then runs every check and every test. All of them run, also after a failure.
import { npm, stopWithNpm } from './lib.mjs';
import { setup } from './setup.mjs';
import { browserTests, conclude, unitTests } from './tests.mjs';

/** @typedef {import('./tally-reporter.mjs').Tally} Tally */

/** A check of the whole project counts as one test. @param {string} script of package.json @returns {() => Promise<Tally>} */
const check = (script) => async () => {
  const passed = (await npm(['run', '--silent', script])) === 0;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
};

/** @type {[name: string, step: () => Promise<Tally>][]} */
const steps = [
  ['types', check('types')],
  ['lint', check('lint')],
  ['layers', check('layers')],
  ['dead code', check('dead')],
  ['tests', unitTests],
  ['browser tests', browserTests],
];

stopWithNpm();
await setup();
/** @type {Tally[]} */
const tallies = [];
/** @type {string[]} */
const summary = [];
for (const [name, step] of steps) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 76 - name.length))}`);
  const began = performance.now();
  const tally = await step();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  tallies.push(tally);
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
  summary.push(
    `${tally.failed ? '✗' : '✓'} ${name.padEnd(14)} ${seconds.padStart(6)} s   ${tally.passed} passed, ${tally.failed} failed${skipped}`,
  );
  console.log(`${name}: ${seconds} s`);
}
console.log(`\n${summary.join('\n')}\n`);
conclude(tallies);
