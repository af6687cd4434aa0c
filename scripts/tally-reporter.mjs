// A vitest reporter that writes how many tests passed and failed to the file that TAFELRUNDE_TALLY names.
import { writeFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

export default class TallyReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const file = process.env.TAFELRUNDE_TALLY;
    if (!file) return;
    /** @type {Tally} */
    const tally = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      // A file or a suite that breaks before its tests run has no tests to count, but is no success either.
      tally.failed += module.errors().length;
      for (const suite of module.children.allSuites()) tally.failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        tally[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
      }
    }
    writeFileSync(file, JSON.stringify(tally));
  }
}
