// What can be mutated, and which tests prove it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib.mjs';

/** @typedef {{ folder: string, tests: string[] }} Place */

/** A game is proven by its own tests alone. @param {string} id @returns {Place} */
const game = (id) => ({ folder: `packages/games/${id}/src`, tests: [`packages/games/${id}/**/*.test.ts`] });

/** @type {Record<string, Place>} */
export const packages = {
  kernel: { folder: 'packages/kernel/src', tests: ['packages/kernel/**/*.test.ts', 'packages/testing/**/*.test.ts'] },
  words: { folder: 'packages/words/src', tests: ['packages/words/**/*.test.ts', 'packages/kernel/**/*.test.ts'] },
  lcg: game('lcg'),
  tcg: game('tcg'),
  dbg: game('dbg'),
  runebound: game('runebound'),
  bots: { folder: 'packages/bots/src', tests: ['packages/bots/**/*.test.ts'] },
  lab: { folder: 'packages/lab/src', tests: ['packages/lab/**/*.test.ts'] },
  protocol: { folder: 'packages/protocol/src', tests: ['packages/protocol/**/*.test.ts', 'apps/server/**/*.test.ts'] },
  server: { folder: 'apps/server/src', tests: ['apps/server/**/*.test.ts'] },
  cli: { folder: 'apps/cli/src', tests: ['apps/cli/**/*.test.ts'] },
};

/** The files of a package that are no tests, from the root. @param {Place} place */
export function sourcesOf({ folder }) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}
