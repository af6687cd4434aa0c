// docs/architecture.md is held to what the sources say: its picture of the layers, its tables of files, and every name in it.
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at } from './lib.mjs';
import { ownFiles, ownSources } from './sources.mjs';

const text = readFileSync(at('docs/architecture.md'), 'utf8');
const sources = ownSources();
const games = ['lcg', 'tcg', 'dbg', 'runebound'];

/** The packages behind a box of the picture. */
const folders: Record<string, readonly string[]> = {
  list: ['packages/games/all'],
  games: games.map((game) => `packages/games/${game}`),
};
const boxes = new Map(
  [...text.matchAll(/^ {2}(\w+)\["((?:packages|apps)\/[^<]+)/gm)].map(([, id, path]) => [id, path]),
);
const arrows = [...text.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => [from, to] as const);
const foldersOf = (box: string): readonly string[] => folders[box] ?? [boxes.get(box)!];
const boxOf = (name: string): string => (name === 'games' ? 'list' : games.includes(name) ? 'games' : name);

/** What a box needs, by the packages that it names; the page has no dependencies, since it is bundled. */
function needs(box: string): ReadonlySet<string> {
  const named = foldersOf(box).flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(at(`${folder}/package.json`), 'utf8'));
    return Object.keys(box === 'web' ? devDependencies : dependencies);
  });
  const found = named.filter((name) => name.startsWith('@tafelrunde/')).map((name) => boxOf(name.split('/')[1]));
  // The test tables serve the page's tests only; its rules are read from their sources when it is built.
  const own = box === 'web' ? [...found.filter((name) => name !== 'testing'), 'rules'] : found;
  return new Set(own.filter((name) => name !== box));
}

function reachable(box: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const [from, to] of arrows) {
    if (from !== box || seen.has(to)) continue;
    seen.add(to);
    reachable(to, seen);
  }
  return seen;
}

describe('the picture of the layers', () => {
  it('shows every package', () => {
    const packages = new Set(sources.map(({ path }) => /^(?:apps|packages\/games|packages)\/[\w-]+/.exec(path)?.[0]));
    packages.delete(undefined);
    expect([...boxes.keys()].flatMap(foldersOf).sort()).toEqual([...packages].sort());
  });

  it.each([...boxes.keys()])('leads from %s to all that it needs, and nowhere else', (box) => {
    const needed = needs(box);
    expect([...needed].filter((other) => !reachable(box).has(other))).toEqual([]);
    expect(arrows.filter(([from, to]) => from === box && !needed.has(to))).toEqual([]);
  });
});

describe.each([
  ['The parts of the kernel', 'packages/kernel/src'],
  ['The words', 'packages/words/src'],
])('%s', (title, folder) => {
  it('names every file once, and none that is not there', () => {
    const part = text.slice(text.indexOf(`## ${title}`)).split('\n## ')[0];
    const cells = part.split('\n').flatMap((line) => /^\| (`[^|]+`) \|/.exec(line)?.[1] ?? []);
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    const there = new Set(
      sources
        .filter(({ path }) => path.startsWith(`${folder}/`) && basename(path) !== 'index.ts')
        .map(({ path }) => path.slice(folder.length + 1))
        .map((path) => (dirname(path) === '.' ? path : `${path.split('/')[0]}/`)),
    );
    expect(named.toSorted()).toEqual([...there].toSorted());
  });
});

describe('every name in code', () => {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const spans = [...new Set([...prose.matchAll(/`([^`]+)`/g)].map(([, span]) => span))];
  const files = ownFiles();
  const words = new Set(sources.flatMap(({ text: source }) => source.match(/\w+/g) ?? []));

  it.each(spans.filter((span) => !/\s/.test(span)))('%s is there', (span) => {
    const isFile = /\/|\.(ts|md)$/.test(span);
    const known = isFile
      ? files.some((path) => `${path}/`.includes(span))
      : (span.match(/\w+/g) ?? []).every((word) => words.has(word));
    expect(known).toBe(true);
  });
});
