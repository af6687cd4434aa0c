import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCatalogue } from './catalogue.ts';
import type { RuleCatalogue } from './catalogue-form.ts';
import { idsInText } from './catalogue-ids.ts';

const folder = join('docs', 'rules');

/** The project that a folder lies in, i.e. the nearest folder above it with a rule catalogue. */
export function findProject(from: string): string | undefined {
  for (let here = from; ; here = dirname(here)) {
    if (existsSync(join(here, folder))) return here;
    if (here === dirname(here)) return undefined;
  }
}

/** The project this very file belongs to. */
export function ownProject(): string {
  const project = findProject(dirname(fileURLToPath(import.meta.url)));
  if (project === undefined) throw new Error('docs/rules is missing: the rule catalogue is part of the project');
  return project;
}

/** Games that have a catalogue, in the order of their names. */
export function gamesWithRules(project: string): string[] {
  return readdirSync(join(project, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort();
}

/** The catalogue of one game; a file that is not in form is a bug of the project and stops loudly. */
export function loadCatalogue(project: string, game: string): RuleCatalogue {
  const path = join(folder, `${game}.yaml`);
  const parsed = parseCatalogue(readFileSync(join(project, path), 'utf8'));
  if (!parsed.ok) {
    throw new Error(parsed.problems.map((problem) => `${path}:${problem.line}: ${problem.message}`).join('\n'));
  }
  if (parsed.catalogue.game !== game) throw new Error(`${path} is the catalogue of ${parsed.catalogue.game}`);
  return parsed.catalogue;
}

/** Every id of every game, without parsing the files. */
export function knownIds(project: string): Set<string> {
  const texts = gamesWithRules(project).map((game) => readFileSync(join(project, folder, `${game}.yaml`), 'utf8'));
  return new Set(texts.flatMap(idsInText));
}
