import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

// Workspace packages are read from their sources, so that tests need no build.
const conditions = ['source', ...defaultServerConditions];

const all = [
  'packages/**/src/**/*.test.ts',
  'packages/**/test/**/*.test.ts',
  'apps/**/src/**/*.test.ts',
  'apps/**/test/**/*.test.ts',
  'scripts/**/*.test.ts',
];

/** What looks at how V8 keeps things: what other tests did in the same process would show in it. */
const alone = ['packages/games/all/src/shapes.test.ts'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // What vitest itself loads, such as reporters, comes from the sources, too.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    projects: [
      // A game takes longer to load than its tests take: these share what one of them has loaded.
      {
        extends: true,
        test: { name: 'tests', include: all, exclude: [...configDefaults.exclude, ...alone], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    maxWorkers: 2,
    // Machines are shared: no test may fail because others are working.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The last one notes which rules of docs/rules passing tests have proven.
    reporters: ['default', './scripts/tally-reporter.mjs', './packages/testing/src/rule-reporter.ts'],
  },
});
