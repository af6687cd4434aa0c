import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Io } from '../io.ts';
import type { Bilingual } from '../lang.ts';
import { UsageError } from '../usage-error.ts';

/** The folder of the project that this tool belongs to. */
export const projectRoot: string = fileURLToPath(new URL('../../../../', import.meta.url));

export const words: Bilingual<{
  readonly unknown: (revision: string) => string;
  readonly building: (commit: string) => string;
  readonly failed: (commit: string) => string;
}> = {
  de: {
    unknown: (revision) => `Den Stand „${revision}“ kennt git hier nicht.`,
    building: (commit) => `Baue den Stand ${commit} …\n`,
    failed: (commit) => `Der Stand ${commit} lässt sich nicht bauen.`,
  },
  en: {
    unknown: (revision) => `Git knows no revision "${revision}" here.`,
    building: (commit) => `Building revision ${commit} …\n`,
    failed: (commit) => `Revision ${commit} cannot be built.`,
  },
};

/** The commit that a name of git stands for, shortened; refuses a name that it does not know. */
export function commitOf(revision: string, io: Io, root: string = projectRoot): string {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--short=10', '--end-of-options', `${revision}^{commit}`];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    throw new UsageError(words[io.lang].unknown(revision));
  }
}

/**
 * The folder of a built revision. It is unpacked beside this one, with the same libraries but its own packages, and kept: the
 * next comparison with it begins at once.
 */
export function buildRevision(commit: string, io: Io, root: string = projectRoot): string {
  const folder = join(root, '.cache', 'revisions', commit);
  const stamp = join(folder, '.built');
  if (existsSync(stamp)) return folder;
  io.stderr(words[io.lang].building(commit));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: packed });
  linkLibraries(root, folder);
  const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  try {
    execFileSync(process.execPath, [tsc, '-b', 'packages/bots', 'packages/testing'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    // The compiler writes what it can even if types do not fit the libraries of today.
    if (!existsSync(join(folder, 'packages', 'bots', 'dist', 'index.js'))) {
      io.stderr(String((error as { stdout?: string }).stdout ?? error));
      throw new UsageError(words[io.lang].failed(commit));
    }
  }
  writeFileSync(stamp, '');
  return folder;
}

const OWN = '@tafelrunde';

/** Gives a revision the libraries that are installed here, and names its own packages as npm would. */
function linkLibraries(root: string, folder: string): void {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== OWN && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name), 'junction');
  }
  for (const manifest of manifestsIn(folder)) {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name: string };
    symlinkSync(dirname(manifest), join(to, name), 'junction');
  }
}

function manifestsIn(folder: string): readonly string[] {
  return ['packages', join('packages', 'games')]
    .flatMap((parent) => readdirSync(join(folder, parent)).map((name) => join(folder, parent, name, 'package.json')))
    .filter((file) => existsSync(file));
}
