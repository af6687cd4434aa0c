import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Workspace packages are read from their sources, as in the other tests.
const conditions = ['source', ...defaultServerConditions];

// The tests run in Node and drive Chromium from there; npm run test:browser builds the page and the server before.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // What vitest itself loads, such as reporters, comes from the sources, too.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    include: ['apps/web/browser/**/*.test.ts'],
    globalSetup: 'apps/web/browser/global-setup.ts',
    setupFiles: 'apps/web/browser/each-file.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Pages, a server and chance play together here. What passes only at the second try is named at the end of the run: see docs/testing.md.
    retry: 1,
    // One Chromium for all, and two files at a time: a page, its engine and the test take turns in waiting for each other.
    maxWorkers: 2,
    // Files share a process, so that pages that are open already serve the next one: see visit.ts.
    isolate: false,
    // The last one notes which rules of docs/rules passing tests have proven.
    reporters: ['default', './scripts/tally-reporter.mjs', './packages/testing/src/rule-reporter.ts'],
  },
});
