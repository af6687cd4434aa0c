import { defineConfig } from 'vitest/config';

// The tests run in Node and drive Chromium from there; npm run test:browser builds the page and the server before.
export default defineConfig({
  test: {
    include: ['apps/web/browser/**/*.test.ts'],
    globalSetup: 'apps/web/browser/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One Chromium at a time: two cores are enough for one browser and one server.
    fileParallelism: false,
    reporters: ['default', './scripts/tally-reporter.mjs'],
  },
});
