import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { bundleTests } from './scripts/mutants/bundle.mjs';

// For `npm run mutants`: only the tests that prove the package (scripts/mutants/packages.mjs). Their files share what they
// load: every mutant gets a worker of its own, in which everything is loaded anew.
const list = 'mutants.config.json';
const wanted = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { tests: [] }) as Parameters<
  typeof bundleTests
>[0];

/** Stryker overlooks a file that cannot even be loaded, since none of its tests fails; it hears of errors beside the tests. */
class LoadErrors implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestModuleEnd(module: TestModule): void {
    // A fresh error: what comes from the worker cannot be put into words by everybody.
    for (const { message } of module.errors()) this.vitest?.state.catchError(new Error(String(message)), 'load');
  }
}

/** What catches most comes first: a mutant is done with at the first test that fails. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => RANKS.findIndex((rank) => rank.test(moduleId));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}
const RANKS = [/chronicle\.test/, /printed/, /./];

export default defineConfig(async () => ({
  test: {
    include: wanted.tests.length === 0 ? [] : [await bundleTests(wanted, '.mutants')],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { external: [/\.mutants\//] } },
    reporters: [new LoadErrors()],
  },
}));
