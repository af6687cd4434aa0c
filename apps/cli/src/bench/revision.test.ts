import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryIo } from '../memory-io.ts';
import { buildRevision, commitOf, projectRoot } from './revision.ts';

/** A small project with a history of its own, and the compiler of this one. */
const root = realpathSync(mkdtempSync(join(tmpdir(), 'tool-revision-')));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function writePackage(folder: string, code: string): void {
  write(`packages/${folder}/package.json`, JSON.stringify({ name: `@tafelrunde/${basename(folder)}`, type: 'module' }));
  write(
    `packages/${folder}/tsconfig.json`,
    JSON.stringify({
      compilerOptions: {
        composite: true,
        rootDir: 'src',
        outDir: 'dist',
        module: 'nodenext',
        target: 'es2022',
        lib: ['es5'],
        types: [],
      },
      include: ['src'],
    }),
  );
  write(`packages/${folder}/src/index.ts`, code);
}

let [good, odd, bad] = ['', '', ''];
beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  write('.gitignore', 'node_modules\n.cache\n');
  for (const folder of ['testing', 'games/dbg']) writePackage(folder, 'export const n: number = 1;\n');
  mkdirSync(join(root, 'packages/notes'));
  write('packages/notes/read.me', 'no package');
  const commit = (bots: string, name: string): string => {
    writePackage('bots', bots);
    git('add', '.');
    git('commit', '--quiet', '--message', name);
    git('tag', name);
    return commitOf(name, memoryIo(), root);
  };
  good = commit('export const level: number = 3;\n', 'good');
  odd = commit('export const level: number = "four";\n', 'odd');
  rmSync(join(root, 'packages/bots/src'), { recursive: true });
  bad = commit('', 'almost');
  rmSync(join(root, 'packages/bots/tsconfig.json'));
  git('commit', '--quiet', '--all', '--message', 'bad');
  bad = commitOf('HEAD', memoryIo(), root);
  const installed = join(projectRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules/@tafelrunde/stale'), { recursive: true });
  mkdirSync(join(root, 'node_modules/.bin'));
  for (const name of ['typescript-native', '@typescript']) {
    if (existsSync(join(installed, name)))
      symlinkSync(realpathSync(join(installed, name)), join(root, 'node_modules', name));
  }
});

test('a revision is a commit that git knows by that name, in ten digits', () => {
  expect(commitOf('good', memoryIo(), root)).toMatch(/^[0-9a-f]{10}$/);
  expect(git('rev-parse', 'good')).toMatch(new RegExp(`^${good}`));
  expect([commitOf('HEAD', memoryIo(), root), commitOf(odd, memoryIo(), root)]).toEqual([bad, odd]);
});

test.each([
  ['en', 'no-such-name', 'Git knows no revision "no-such-name" here.'],
  ['de', 'no-such-name', 'Den Stand „no-such-name“ kennt git hier nicht.'],
  ['en', '--all', 'Git knows no revision "--all" here.'],
  ['en', 'HEAD:packages', 'Git knows no revision "HEAD:packages" here.'],
] as const)('one that git does not know is refused with a sentence (%s, %s)', (lang, name, sentence) => {
  expect(() => commitOf(name, memoryIo({ lang }), root)).toThrow(sentence);
});

describe('a revision that is built', () => {
  test('is unpacked beside the project, compiled, and kept', () => {
    const io = memoryIo();
    const folder = buildRevision(good, io, root);
    expect(folder).toBe(join(root, '.cache/revisions', good));
    expect(io.err).toBe(`Building revision ${good} …\n`);
    expect(readFileSync(join(folder, 'packages/bots/dist/index.js'), 'utf8')).toContain('level = 3');
    expect(existsSync(join(folder, 'packages/testing/dist/index.js'))).toBe(true);
    // Only what bots and test tables need is compiled.
    expect(existsSync(join(folder, 'packages/games/dbg/dist'))).toBe(false);
    const again = memoryIo();
    writeFileSync(join(folder, 'kept'), '');
    expect([buildRevision(good, again, root), again.err]).toEqual([folder, '']);
    expect(existsSync(join(folder, 'kept'))).toBe(true);
  });

  test('has the libraries that are installed, and its own packages', () => {
    const libraries = join(buildRevision(good, memoryIo(), root), 'node_modules');
    expect(realpathSync(join(libraries, 'typescript-native'))).toBe(
      realpathSync(join(root, 'node_modules/typescript-native')),
    );
    const own = (name: string): string => realpathSync(join(libraries, '@tafelrunde', name));
    expect(own('bots')).toBe(join(libraries, '../packages/bots'));
    expect(own('testing')).toBe(join(libraries, '../packages/testing'));
    expect([existsSync(join(libraries, '@tafelrunde/stale')), existsSync(join(libraries, '.bin'))]).toEqual([
      false,
      false,
    ]);
  });

  test('may have types that do not fit the libraries of today, and is begun anew if it was left half-way', () => {
    const rest = join(root, '.cache/revisions', odd, 'rest');
    mkdirSync(dirname(rest), { recursive: true });
    writeFileSync(rest, '');
    const folder = buildRevision(odd, memoryIo(), root);
    expect(readFileSync(join(folder, 'packages/bots/dist/index.js'), 'utf8')).toContain('four');
    expect([existsSync(join(folder, '.built')), existsSync(rest)]).toEqual([true, false]);
  });

  test('is refused with what the compiler says if nothing comes of it', () => {
    const io = memoryIo({ lang: 'de' });
    expect(() => buildRevision(bad, io, root)).toThrow(`Der Stand ${bad} lässt sich nicht bauen.`);
    expect(io.err).toMatch(/packages.bots/);
    expect(existsSync(join(root, '.cache/revisions', bad, '.built'))).toBe(false);
  });
});
