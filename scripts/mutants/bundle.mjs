// Tests with everything they load, put together into few files: a worker has read them in a moment, where some hundred
// modules one by one take seconds, for every mutant again.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';

/**
 * Modules go on believing that they are where they are written.
 * @returns {import('vite').Plugin}
 */
const ownPlace = () => ({
  name: 'own-place',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  },
});

/**
 * What is loaded for what it does, such as cards that only tests have, is kept: packages that do nothing when they are loaded
 * say so of their sources, and mean their tests with it.
 * @type {import('vite').Plugin}
 */
const wholly = {
  name: 'wholly',
  transform: (code) => ({ code, map: null, moduleSideEffects: true }),
};

/**
 * One more file that uses what the bundler adds of its own. Otherwise this lies in a test where only one uses it and what
 * it loads later, and the test would be played wherever that is loaded.
 * @type {import('vite').Plugin}
 */
const apart = {
  name: 'apart',
  resolveId: (id) => (id === APART || id === `${APART}-part` ? `\0${id}` : null),
  load(id) {
    if (id === `\0${APART}`) return `import * as part from '${APART}-part';\nglobalThis.apart = part;`;
    return id === `\0${APART}-part` ? 'export const part = 1;' : null;
  },
};
const APART = 'virtual:apart';

/** The tests below a folder, or a single one. @param {string} folder @returns {string[]} */
const testsIn = (folder) =>
  folder.endsWith('.test.ts')
    ? [folder]
    : readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : testsIn(path);
        return entry.name.endsWith('.test.ts') ? [path] : [];
      });

/**
 * Writes the tests of some folders into another one, unless somebody has done so before, and promises what vitest has to
 * include. All runners of Stryker share them: it knows tests by their files.
 * @param {{ readonly tests: readonly string[], readonly but?: readonly string[] }} wanted
 * @param {string} folder
 */
export async function bundleTests({ tests, but = [] }, folder) {
  const include = `${folder}/*.test.mjs`;
  if (existsSync(folder)) return include;
  const named = (/** @type {string} */ file) => file.replace(/\.ts$/, '').replaceAll(/[\\/]/g, '__');
  const input = Object.fromEntries(
    tests
      .flatMap(testsIn)
      .filter((file) => !but.some((end) => file.endsWith(end)))
      .map((file) => [named(file), resolve(file)]),
  );
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownPlace(), wholly, apart],
    resolve: { conditions: ['source', ...defaultServerConditions] },
    ssr: { noExternal: [/^@tafelrunde\//], resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: { ...input, apart: APART },
        treeshake: false,
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
  return include;
}
