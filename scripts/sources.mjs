// The sources of the project, for checks that read them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './lib.mjs';

/** Folders that hold no sources of ours. */
const others = new Set(['node_modules', 'dist', '.cache', 'public']);

/** @param {string} folder @returns {Generator<string>} */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !others.has(entry.name)) yield* filesIn(path);
    else if (/\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

/** Whether only tests run a file. @param {string} path */
export const isTest = (path) => path.endsWith('.test.ts') || /^(packages|apps)\/.*\/(test|browser)\//.test(path);

/** The files below packages and apps, tests included. @returns {string[]} */
export function ownFiles() {
  return ['packages', 'apps']
    .flatMap((folder) => [...filesIn(join(root, folder))])
    .map((file) => relative(root, file).split(sep).join('/'));
}

/**
 * Those of them that are no tests, with their text; a component's script stands for it.
 * @returns {{ path: string, text: string }[]}
 */
export function ownSources() {
  return ownFiles()
    .filter((path) => !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .map(({ path, text }) => ({ path, text: path.endsWith('.svelte') ? scriptOf(text) : text }));
}

/** @param {string} text */
function scriptOf(text) {
  return text.match(/<script[^>]*>([\s\S]*?)<\/script>/)?.[1] ?? '';
}
