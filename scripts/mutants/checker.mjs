// A checker of Stryker that lets only the drawn mutants through; the others are never played.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { keyOf } from './sample.mjs';

/** @typedef {import('@stryker-mutator/api/check').CheckResult} CheckResult */

/** @type {CheckResult} */
const DRAWN = { status: CheckStatus.Passed };
/** @type {CheckResult} */
const LEFT_OUT = { status: CheckStatus.CompileError, reason: 'not in the sample' };

class SampleChecker {
  /** @type {[]} */
  static inject = [];

  /** @type {ReadonlySet<string>} */
  sample = new Set();

  async init() {
    this.sample = new Set(JSON.parse(readFileSync('sample.json', 'utf8')));
  }

  /**
   * @param {import('@stryker-mutator/api/core').Mutant[]} mutants
   * @returns {Promise<Record<string, CheckResult>>}
   */
  async check(mutants) {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.isDrawn(mutant) ? DRAWN : LEFT_OUT]));
  }

  /** All at once: a check costs nothing. @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {import('@stryker-mutator/api/core').Mutant} mutant */
  isDrawn({ fileName, location, mutatorName, replacement }) {
    const place = (/** @type {{ line: number, column: number }} */ { line, column }) => ({
      line: line + 1,
      column: column + 1,
    });
    const path = relative(process.cwd(), fileName).replaceAll('\\', '/');
    const from = { start: place(location.start), end: place(location.end) };
    return this.sample.has(keyOf({ fileName: path, location: from, mutatorName, replacement }));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
