import { existsSync, readFileSync } from 'node:fs';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

// For `npm run mutants`: only the tests that prove the package (scripts/mutants/packages.mjs), each file on its own, since
// a mutant of what a module does when it is loaded shows only if it is loaded anew.
const conditions = ['source', ...defaultServerConditions];
const list = 'mutants.config.json';
const { tests } = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { tests: [] }) as { tests: string[] };

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

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: tests, testTimeout: 60_000, hookTimeout: 60_000, reporters: [new LoadErrors()] },
});
