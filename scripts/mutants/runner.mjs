// The test runner of Stryker with a clock that counts computing time. Stryker's own clock runs on while others use the
// machine, and whatever was only slow then counted as caught.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner';

const [vitest] = plugins;

/** How much longer than its computing time a mutant may take by the clock on the wall, which Stryker looks at. */
export const PATIENCE = 30;

/** Computing time that every mutant has beside that of its tests, in milliseconds. */
export const GRACE = 10_000;

/** Notes how much of the wall's time the tests had the processor when nothing was broken: on a busy machine little. */
const SHARE = 'share.txt';

/** Notes whose computing time is spent, for the process that takes over. */
const SPENT = 'spent.txt';

/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */
/** @typedef {import('@stryker-mutator/api/test-runner').MutantRunOptions} MutantRunOptions */

/** @param {string} id */
const isSpent = (id) => existsSync(SPENT) && readFileSync(SPENT, 'utf8').split('\n').includes(id);

/** The computing time of a mutant, where Stryker has measured its tests by the clock on the wall. @param {number} timeout */
const allowed = (timeout) => GRACE + (timeout / PATIENCE - GRACE) * Number(readFileSync(SHARE, 'utf8'));

/** Milliseconds of the processor since then. @param {NodeJS.CpuUsage} before */
function spentSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @param {import('@stryker-mutator/api/plugin').Injector<import('@stryker-mutator/api/plugin').PluginContext>} injector */
function createRunner(injector) {
  const runner = /** @type {TestRunner} */ (vitest.factory(injector));
  const [measure, play] = [runner.dryRun.bind(runner), runner.mutantRun.bind(runner)];
  runner.dryRun = async (/** @type {import('@stryker-mutator/api/test-runner').DryRunOptions} */ options) => {
    const [before, began] = [process.cpuUsage(), performance.now()];
    const result = await measure(options);
    writeFileSync(SHARE, String(spentSince(before) / (performance.now() - began)));
    // Vitest's runner tells what covers what even if nobody asks, and then only that would be played.
    return options.coverageAnalysis === 'off' ? { ...result, mutantCoverage: undefined } : result;
  };
  runner.mutantRun = async (/** @type {MutantRunOptions} */ options) => {
    const { id } = options.activeMutant;
    if (isSpent(id)) return { status: MutantRunStatus.Timeout, reason: 'Computing time is spent' };
    const before = process.cpuUsage();
    const clock = setInterval(() => {
      if (spentSince(before) < allowed(options.timeout)) return;
      // A thread that never comes back ends with its process only. Stryker starts another one and asks again.
      appendFileSync(SPENT, `${id}\n`);
      process.exit(1);
    }, 500);
    try {
      return await play(options);
    } finally {
      clearInterval(clock);
    }
  };
  return runner;
}
createRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'computing-time', createRunner)];
