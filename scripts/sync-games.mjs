// What follows from which games there are: dependencies and references of packages/games/all. A game is added by its folder
// and one line in packages/games/all/src/games.ts; this does the rest, whenever something is installed, built or tested.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

const LIST = 'all';

/** The games that lie in the project, by folder and package. @param {string} project */
export function gameFolders(project) {
  const folder = join(project, 'packages', 'games');
  return readdirSync(folder)
    .filter((name) => name !== LIST && existsSync(join(folder, name, 'package.json')))
    .sort()
    .map((name) => ({ folder: name, name: JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')).name }));
}

/**
 * Writes what follows from the folders; true if anything had to be written.
 * @param {string} [project]
 */
export function syncGames(project = root) {
  const games = gameFolders(project);
  const list = join(project, 'packages', 'games', LIST);
  /** @type {Record<string, string>} */
  const needs = { '@tafelrunde/kernel': '*' };
  for (const { name } of games) needs[name] = '*';
  const dependencies = Object.fromEntries(Object.entries(needs).sort(([a], [b]) => (a < b ? -1 : 1)));
  const references = [{ path: '../../kernel' }, ...games.map(({ folder }) => ({ path: `../${folder}` }))];
  const packageWritten = rewrite(join(list, 'package.json'), (own) => ({ ...own, dependencies }));
  const configWritten = rewrite(join(list, 'tsconfig.json'), (own) => ({ ...own, references }));
  return packageWritten || configWritten;
}

/** Writes a JSON file if what it should hold is not what it holds. @param {string} path @param {(own: Record<string, unknown>) => object} change */
function rewrite(path, change) {
  const own = JSON.parse(readFileSync(path, 'utf8'));
  const wanted = change(own);
  if (JSON.stringify(own) === JSON.stringify(wanted)) return false;
  writeFileSync(path, `${JSON.stringify(wanted, null, 2)}\n`);
  return true;
}
