import { relative, sep } from 'node:path';
import { findProject } from '@tafelrunde/rules';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { RuleIds } from './rule-meta.ts';
import { type FileRun, mergeResults, noResults, readResults, writeResults } from './rule-results.ts';
import { contentHash, scanSources } from './rule-sources.ts';

/** What the reporter tells the process that started the run, one message per finished test file. */
export type RunProgress = { readonly done: number; readonly total: number };

/** Vitest reporter that keeps in `.cache/rules.json` which rules were proven, and by which tests. */
export default class RuleReporter implements Reporter {
  #project: string | undefined;
  #partial = false;
  #before = '';
  #done = 0;
  #total = 0;

  onInit(vitest: Vitest): void {
    this.#project = findProject(vitest.config.root);
    // With a name pattern most tests of a file are left out, so the run says little about the file.
    this.#partial = vitest.config.testNamePattern !== undefined;
  }

  onTestRunStart(specifications: readonly unknown[]): void {
    if (this.#project !== undefined) this.#before = scanSources(this.#project).hash;
    this.#done = 0;
    this.#total = specifications.length;
  }

  onTestModuleEnd(): void {
    this.#done++;
    process.send?.({ done: this.#done, total: this.#total } satisfies RunProgress);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const project = this.#project;
    if (project === undefined || this.#partial) return;
    const after = scanSources(project).hash;
    // Sources edited during the run: no hash can be vouched for, so the results count as stale.
    const sources = after === this.#before ? after : '';
    const runs = new Map<string, FileRun>();
    for (const module of modules) {
      const file = relative(project, module.moduleId).split(sep).join('/');
      const content = contentHash(module.moduleId);
      if (content === undefined) continue;
      // The same file may run in several projects of one vitest configuration.
      const tests = [...(runs.get(file)?.tests ?? []), ...testsOf(module)];
      runs.set(file, { file, content, sources, tests });
    }
    writeResults(project, mergeResults(readResults(project) ?? noResults, [...runs.values()]));
  }
}

function testsOf(module: TestModule): FileRun['tests'] {
  // A hook that fails leaves passed tests behind; they prove nothing.
  const broken =
    module.errors().length > 0 || [...module.children.allSuites()].some((suite) => suite.errors().length > 0);
  return [...module.children.allTests()].flatMap((test) => {
    const rules: RuleIds = test.meta().rules ?? [];
    const { state } = test.result();
    const ran = state === 'passed' || state === 'failed';
    return ran && rules.length > 0 ? [{ name: test.fullName, passed: state === 'passed' && !broken, rules }] : [];
  });
}
