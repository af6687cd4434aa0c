// A vitest reporter that writes how many tests passed and failed to the file that TAFELRUNDE_TALLY names.
import { writeFileSync } from 'node:fs';

/** `unsteady` names the tests that passed only when they were tried again. @typedef {{ passed: number, failed: number, skipped: number, unsteady?: string[] }} Tally */

export default class TallyReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const file = process.env.TAFELRUNDE_TALLY;
    if (!file) return;
    const tally = { passed: 0, failed: unhandled.length, skipped: 0, unsteady: /** @type {string[]} */ ([]) };
    for (const module of modules) {
      // A file or a suite that breaks before its tests run has no tests to count, but is no success either.
      tally.failed += module.errors().length;
      for (const suite of module.children.allSuites()) tally.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        tally[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
        if (test.diagnostic()?.flaky) {
          const why = test.result().errors?.map(({ message }) => message) ?? [];
          tally.unsteady.push([`${module.relativeModuleId}: ${test.fullName}`, ...why].join('\n    '));
        }
      }
    }
    writeFileSync(file, JSON.stringify(tally));
  }
}
