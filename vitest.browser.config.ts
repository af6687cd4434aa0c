import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Workspace packages are read from their sources, as in the other tests.
const conditions = ['source', ...defaultServerConditions];

// The tests run in Node and drive Chromium from there; npm run test:browser builds the page and the server before.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['apps/web/browser/**/*.test.ts'],
    globalSetup: 'apps/web/browser/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One Chromium at a time: two cores are enough for one browser and one server.
    fileParallelism: false,
    // The last one notes which rules of docs/rules passing tests have proven.
    reporters: ['default', './scripts/tally-reporter.mjs', './packages/testing/src/rule-reporter.ts'],
  },
});
