import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the outcome of a rule test can depend on: code, tests, and the catalogue that the ids come from. */
const roots = ['packages', 'apps', 'docs/rules'];
const notSource = new Set(['node_modules', 'dist', 'build', 'coverage']);
const testFile = /\.test\.(ts|js|mjs)$/;
const namesRules = /\brule\w*(\.\w+)?\s*\(|['"`][A-Z]+(-[A-Z]+)+-\d{2,}['"`]/;

export type Sources = {
  /** One hash of all files. */
  readonly hash: string;
  /** Test files that may name rules, as paths with `/` from the project. */
  readonly ruleTests: readonly string[];
};

/** Looks at every source file of the project once. */
export function scanSources(project: string): Sources {
  const hash = createHash('sha256');
  const ruleTests: string[] = [];
  for (const path of roots.flatMap((root) => filesIn(project, root))) {
    const content = readFileSync(join(project, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
    if (testFile.test(path) && namesRules.test(content.toString('utf8'))) ruleTests.push(path);
  }
  return { hash: hash.digest('hex'), ruleTests };
}

/** The hash of one file, or nothing if it does not exist (any more). */
export function contentHash(path: string): string | undefined {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : undefined;
}

function filesIn(project: string, folder: string): string[] {
  if (!existsSync(join(project, folder))) return [];
  const entries = readdirSync(join(project, folder), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return notSource.has(entry.name) || entry.name.startsWith('.') ? [] : filesIn(project, path);
    }
    return entry.isFile() && !entry.name.endsWith('.tsbuildinfo') ? [path] : [];
  });
}
