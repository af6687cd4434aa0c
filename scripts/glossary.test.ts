// docs/glossary.md lists the names one meets everywhere in the code, and each of them stands for one thing.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './lib.mjs';
import { ownSources } from './sources.mjs';

const section = readFileSync(at('docs/glossary.md'), 'utf8').split('## Words of the code')[1].split('\n## ')[0];
const entries = [...section.matchAll(/^\| `(\w+)` \| (\w+) \| (.+) \|$/gm)].map(([, name, where]) => ({ name, where }));

/** Names that must not stand for anything else, wherever it is. */
const ONE_THING = ['Catalogue', 'Moment', 'Session', 'Sight', 'Table', 'Words'];

/** Where each exported class or type is declared. */
const declared = new Map<string, string[]>();
for (const { path, text } of ownSources()) {
  for (const [, name] of text.matchAll(/^export (?:abstract )?(?:class|interface|type) (\w+)/gm)) {
    declared.set(name, [...(declared.get(name) ?? []), path]);
  }
}

/** The part of the project that a file belongs to. */
function partOf(path: string): string {
  const [, group, game] = /^(?:apps|packages)\/(\w+)(?:\/(\w+))?/.exec(path) ?? [];
  return group === 'games' ? game : group;
}
const games = ['lcg', 'tcg', 'dbg', 'runebound'];

describe('the words of the code', () => {
  it('stand in order', () => {
    const names = entries.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it.each(entries)('$name is declared in $where', ({ name, where }) => {
    const parts = (declared.get(name) ?? []).map(partOf);
    expect(parts.some((part) => part === where || (where === 'games' && games.includes(part)))).toBe(true);
  });

  // What the parts that all others lean on export, and many files name; not what several parts have under one name (Place).
  it('are all there', () => {
    const known = new Set(entries.map(({ name }) => name));
    const shared = [...declared].filter(
      ([, paths]) =>
        paths.length < 3 &&
        paths.some((path) => /^packages\/(kernel|words|session|protocol)\/src\/(?!language\/language)/.test(path)),
    );
    const inFiles = ownSources().map(({ text }) => new Set(text.match(/\b[A-Z]\w+/g) ?? []));
    const missing = shared.filter(
      ([name]) => !known.has(name) && inFiles.filter((words) => words.has(name)).length >= 30,
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it.each(ONE_THING)('%s means one thing', (name) => {
    const parts = new Set(
      (declared.get(name) ?? []).map(partOf).map((part) => (games.includes(part) ? 'games' : part)),
    );
    expect([...parts]).toEqual([entries.find((entry) => entry.name === name)?.where]);
    if (name !== 'Moment') expect(declared.get(name)).toHaveLength(1);
  });
});
