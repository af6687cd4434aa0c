import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

let projects = 0;

/** The names of the rules that a project breaks in which each of these files imports the one after it. */
async function broken(...chain: string[]): Promise<string[]> {
  const baseDir = join(folder, String(projects++));
  for (const [index, file] of chain.entries()) {
    const target = chain[index + 1];
    const from = dirname(join(baseDir, file));
    mkdirSync(from, { recursive: true });
    // A chain that comes back to its start closes a cycle: its first file is written already.
    if (chain.indexOf(file) < index) continue;
    const specifier = target?.startsWith('node:') ? target : target && relativeImport(from, join(baseDir, target));
    writeFileSync(join(baseDir, file), specifier ? `import '${specifier}';\n` : 'export {};\n');
    if (target?.startsWith('node:')) break;
  }
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(['.'], {
    ...options,
    baseDir,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))];
}

function relativeImport(from: string, to: string): string {
  const path = relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
}

const words = 'packages/words/src/index.ts';
const kernel = 'packages/kernel/src/index.ts';
const lcg = 'packages/games/lcg/src/index.ts';
const tcg = 'packages/games/tcg/src/index.ts';
const bots = 'packages/bots/src/index.ts';
const lab = 'packages/lab/src/index.ts';
const testing = 'packages/testing/src/index.ts';
const server = 'apps/server/src/index.ts';
const web = 'apps/web/src/main.ts';
const cli = 'apps/cli/src/main.ts';

describe('allowed', () => {
  it.each([
    ['a game stands on the kernel', [lcg, kernel]],
    ['a game has files', ['packages/games/lcg/src/rules/quest.ts', 'packages/games/lcg/src/cards/core.ts']],
    ['the tower of packages', [lab, bots, lcg, kernel, words]],
    ['apps use packages', [web, lab]],
    ['the tool starts the server', [cli, server, bots]],
    ['the tool checks with the testing package', [cli, testing, lcg]],
    ['tests use the test table', ['packages/games/lcg/src/quest.test.ts', testing]],
    ['test folders use the test table', ['packages/kernel/test/sample/game.ts', testing]],
    ['tests of the kernel read files', ['packages/kernel/src/save.test.ts', 'node:fs']],
    ['apps do I/O', [server, 'node:fs']],
  ])('%s', async (_, chain) => {
    expect(await broken(...chain)).toEqual([]);
  });
});

describe('forbidden', () => {
  it.each([
    ['the words know no kernel', [words, kernel], 'layer-words'],
    ['the kernel knows no game', [kernel, lcg], 'layer-kernel'],
    ['games are strangers', [lcg, tcg], 'layer-games'],
    ['games do not know bots', [lcg, bots], 'layer-games'],
    ['tests of a game do not know another', ['packages/games/lcg/src/quest.test.ts', tcg], 'layer-games-tests'],
    ['bots do not know the lab', [bots, lab], 'layer-bots'],
    ['no package knows an app', [lab, server], 'layer-lab'],
    ['the test table is for tests', [bots, testing], 'layer-bots'],
    ['the test table knows no bots', [testing, bots], 'layer-testing'],
    ['the page does not import the server', [web, server], 'layer-web'],
    ['the server does not import the page', [server, web], 'layer-server'],
    ['the server does not import the tool', [server, cli], 'layer-server'],
    ['the tool does not import the page', [cli, web], 'layer-cli'],
    ['the kernel does no I/O', [kernel, 'node:fs'], 'no-io-in-kernel-and-games'],
    ['the words do no I/O', [words, 'node:fs'], 'no-io-in-kernel-and-games'],
    ['games do no I/O', [lcg, 'node:crypto'], 'no-io-in-kernel-and-games'],
    ['a folder without a layer', ['packages/extra/src/index.ts', kernel], 'layer-unknown'],
    ['cycles', [kernel, 'packages/kernel/src/state.ts', kernel], 'no-cycles'],
  ])('%s', async (_, chain, rule) => {
    expect(await broken(...chain)).toEqual([rule]);
  });

  it('an import that leads nowhere', async () => {
    const file = join(folder, 'nowhere');
    mkdirSync(join(file, 'packages/kernel/src'), { recursive: true });
    writeFileSync(join(file, kernel), "import './gone.ts';\n");
    const { output } = await cruise(['.'], { baseDir: file, ruleSet: { forbidden: config.forbidden }, validate: true });
    expect((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)).toEqual(['no-unresolved']);
  });
});
