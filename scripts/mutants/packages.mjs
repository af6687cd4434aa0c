// What can be mutated, and which tests prove it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib.mjs';

/**
 * Sources, the folders of the tests that prove them, how the names of those end that are left out, of those that only
 * whatever survived the others has to face, and of those that are played only against what they cover.
 * @typedef {{ folder: string, tests: string[], but?: string[], slow?: string[], once?: string[] }} Place
 */

/** A game is proven by its own tests; random play is slow. @param {string} id @returns {Place} */
const game = (id) => ({
  folder: `packages/games/${id}/src`,
  tests: [`packages/games/${id}`],
  slow: ['fuzz.test.ts'],
});

const GAMES = ['lcg', 'tcg', 'dbg', 'runebound'];

/** What players read of a game. @param {string} id */
const chronicleOf = (id) => `packages/games/${id}/src/chronicle.test.ts`;

/** Every message spoken to whoever reads it, and every short form. */
const BOOKS = ['packages/testing/test/addressed.test.ts', 'packages/testing/test/brief.test.ts'];

/** Chronicles and whole games take so long that only what they cover faces them. */
const ONCE = [
  ...GAMES.map(chronicleOf),
  'packages/testing/src/fuzz.test.ts',
  'packages/testing/test/preview.test.ts',
  'packages/testing/test/records.test.ts',
];

/** All that the command line tool prints, of analyses and series as well. */
const TOOL = 'apps/cli/src/book.test.ts';

/** What starts processes or threads of its own, which a bundle in a thread cannot; nothing of it is covered. */
const OUTSIDE = ['crash.test.ts', 'rule-reporter.test.ts', '14-operator.test.ts'];

/** What compares the documentation with sources as they are written; while mutants are played they are written otherwise. */
const WRITTEN = ['src/docs.test.ts'];

/** @type {Record<string, Place>} */
export const packages = {
  // What games do with it is what it is for.
  kernel: {
    folder: 'packages/kernel/src',
    tests: ['packages/kernel', 'packages/testing', ...GAMES.map(chronicleOf)],
    but: [...OUTSIDE, ...WRITTEN],
    once: ONCE,
  },
  // Card texts are what the grammar is for.
  words: {
    folder: 'packages/words/src',
    tests: ['packages/words', 'packages/kernel', ...BOOKS, ...GAMES.map(chronicleOf)],
    once: ONCE,
  },
  rules: {
    folder: 'packages/rules/src',
    tests: ['packages/rules'],
    // They read the catalogues of all games.
    slow: ['ids-in-code.test.ts', 'catalogue-rulings.test.ts', 'catalogue-files.test.ts'],
  },
  // Its tables set up the positions of the chronicles.
  testing: {
    folder: 'packages/testing/src',
    tests: ['packages/testing', ...GAMES.map(chronicleOf)],
    but: [...OUTSIDE, ...WRITTEN],
    once: ONCE,
  },
  session: {
    folder: 'packages/session/src',
    tests: ['packages/session'],
    // Whole games of everything.
    slow: ['take-back.test.ts', 'contract.test.ts', 'flow.test.ts'],
  },
  lcg: game('lcg'),
  tcg: game('tcg'),
  dbg: game('dbg'),
  runebound: game('runebound'),
  bots: {
    folder: 'packages/bots/src',
    tests: ['packages/bots'],
    once: ['src/bots.test.ts', 'together.test.ts', 'endings.test.ts'],
  },
  analysis: {
    folder: 'packages/analysis/src',
    tests: ['packages/analysis', TOOL],
    once: [TOOL],
  },
  decks: { folder: 'packages/decks/src', tests: ['packages/decks'] },
  lab: {
    folder: 'packages/lab/src',
    tests: ['packages/lab', TOOL, 'apps/cli/src/commands/study.test.ts'],
    once: [TOOL, 'puzzles.test.ts', 'bench.test.ts', 'series.test.ts'],
  },
  protocol: { folder: 'packages/protocol/src', tests: ['packages/protocol'] },
  server: {
    folder: 'apps/server/src',
    tests: ['apps/server'],
    // What plays a server for minutes, and what a busy machine is too slow for once it is bundled.
    but: [...OUTSIDE, 'store/parts.test.ts', 'leak.test.ts', 'siege.test.ts', '06-sockets.test.ts'],
    // Each of them takes seconds of the processor; whatever they cover has faced them.
    once: [
      ...['clock.test.ts', 'cluster.test.ts', 'everywhere.test.ts', 'workers.test.ts', 'siege-here.test.ts'],
      ...['03-bots-under-load.test.ts', '05-timers.test.ts', '07-one-hand.test.ts', '08-blink.test.ts'],
      ...['10-costs.test.ts', '11-retention.test.ts', '12-chat.test.ts', '14-versions.test.ts'],
      ...['15-small-ones.test.ts', '16-following.test.ts'],
    ],
  },
  cli: {
    folder: 'apps/cli/src',
    tests: ['apps/cli'],
    once: [TOOL, 'src/on.test.ts', 'sim.test.ts', 'commands/fuzz.test.ts'],
  },
};

/** The files of a package that are no tests, from the root. @param {Place} place */
export function sourcesOf({ folder }) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}
