import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** How long the tests of each file took when they were first played, which is before anything is broken. */
class Costs implements Reporter {
  private readonly found = new Map<string, number>();

  onTestModuleEnd(module: TestModule): void {
    this.found.set(module.moduleId, module.diagnostic().duration);
  }

  onTestRunEnd(): void {
    if (!existsSync(COSTS)) writeFileSync(COSTS, JSON.stringify([...this.found]));
  }
}
const COSTS = '.mutants/costs.json';

/** What costs least comes first: a mutant is done with at the first test that fails. */
class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costs = new Map<string, number>(existsSync(COSTS) ? JSON.parse(readFileSync(COSTS, 'utf8')) : []);
    const cost = ({ moduleId }: TestSpecification): number => costs.get(moduleId) ?? 0;
    return files.toSorted((a, b) => cost(a) - cost(b));
  }
}

export default defineConfig(async () => ({
  test: {
    include: wanted.tests.length === 0 ? [] : [await bundleTests(wanted, '.mutants')],
    isolate: false,
    sequence: { sequencer: CheapestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    server: { deps: { external: [/\.mutants\//] } },
    reporters: [new LoadErrors(), new Costs()],
  },
}));
