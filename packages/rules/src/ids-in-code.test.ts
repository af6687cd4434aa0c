import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gamesWithRules, knownIds, loadCatalogue, ownProject } from './catalogue-files.ts';

const project = ownProject();

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|svelte)$/.test(entry.name)) yield path;
  }
}

it('every rule that the code names is in the catalogue', () => {
  const known = knownIds(project);
  const prefixes = gamesWithRules(project).map((game) => loadCatalogue(project, game).prefix);
  // Ids in quotes are shown to people; those in comments are for developers, and are read as well where written in full.
  const pattern = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})(?:-[A-Z]+)+-\\d{2,}(?!\\w)`, 'g');
  const unknown: string[] = [];
  for (const folder of ['packages', 'apps']) {
    for (const path of sources(join(project, folder))) {
      if (path.includes(join('packages', 'rules', 'src')) || path.includes(join('packages', 'testing', 'src', 'rule')))
        continue;
      for (const [id] of readFileSync(path, 'utf8').matchAll(pattern)) {
        if (!known.has(id)) unknown.push(`${path.slice(project.length + 1)}: ${id}`);
      }
    }
  }
  expect(unknown).toEqual([]);
});
