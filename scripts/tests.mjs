// Runs vitest and counts.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { buildServer, buildWeb } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { inCache, runTool } from './lib.mjs';

/** @typedef {import('./tally-reporter.mjs').Tally} Tally */

/** @type {Tally} */
export const oneFailure = { passed: 0, failed: 1, skipped: 0 };

/**
 * @param {string} config
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
async function vitest(config, args, env = {}) {
  const file = inCache(`${config}.tally.json`);
  rmSync(file, { force: true });
  const code = await runTool('vitest', ['run', '--config', config, ...args], {
    env: { ...process.env, ...env, TAFELRUNDE_TALLY: file },
  });
  if (!existsSync(file)) return oneFailure;
  /** @type {Tally} */
  const tally = JSON.parse(readFileSync(file, 'utf8'));
  // Whatever made vitest fail counts, even if it was no test.
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** All tests that need no browser. @param {string[]} [args] */
export const unitTests = (args = []) => vitest('vitest.config.ts', args);

/** The tests that drive the built page in Chromium, through the real server. @param {string[]} [args] */
export async function browserTests(args = []) {
  const chromium = await needChromium();
  if (!chromium || !(await buildServer()) || !(await buildWeb())) return oneFailure;
  return vitest('vitest.browser.config.ts', args, { CHROMIUM: chromium });
}

/** The last line of a test run, and its exit code. @param {Tally[]} tallies */
export function conclude(tallies) {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const unsteady = tallies.flatMap((tally) => tally.unsteady ?? []);
  if (unsteady.length > 0)
    console.log(`Passed only at the second try, and to be mended:\n  ${unsteady.join('\n  ')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
