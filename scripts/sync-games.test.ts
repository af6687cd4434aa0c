import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { at } from './lib.mjs';
import { gameFolders, syncGames } from './sync-games.mjs';

let project: string;
const read = (file: string) => JSON.parse(readFileSync(join(project, 'packages/games/all', file), 'utf8'));

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'games-'));
  for (const { folder } of [...gameFolders(at('.')), { folder: 'all' }]) {
    const to = join(project, 'packages/games', folder);
    mkdirSync(to, { recursive: true });
    for (const file of ['package.json', 'tsconfig.json']) {
      writeFileSync(join(to, file), readFileSync(at('packages/games', folder, file)));
    }
  }
});
afterEach(() => rmSync(project, { recursive: true }));

it('has nothing to write in the project as it is', () => {
  expect(syncGames(project)).toBe(false);
});

it('adds what a new game needs, and takes away what an old one needed', () => {
  const stones = join(project, 'packages/games/stones');
  cpSync(at('docs/examples/stones'), stones, { recursive: true });
  expect(syncGames(project)).toBe(true);
  expect(read('package.json').dependencies).toMatchObject({ '@tafelrunde/stones': '*', '@tafelrunde/kernel': '*' });
  expect(read('tsconfig.json').references).toContainEqual({ path: '../stones' });
  expect(syncGames(project)).toBe(false);
  rmSync(stones, { recursive: true });
  expect(syncGames(project)).toBe(true);
  expect(read('tsconfig.json').references).not.toContainEqual({ path: '../stones' });
});
