import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { findProject, gamesWithRules, knownIds, loadCatalogue, ownProject } from './catalogue-files.ts';
import { areaOf } from './catalogue-ids.ts';

const project = ownProject();

test('four games have a catalogue', () => {
  expect(gamesWithRules(project)).toEqual(['dbg', 'lcg', 'runebound', 'tcg']);
});

describe.each([
  { game: 'lcg', prefix: 'LCG', rules: 592, examples: 40 },
  { game: 'tcg', prefix: 'TCG', rules: 291, examples: 41 },
  { game: 'dbg', prefix: 'DBG', rules: 158, examples: 25 },
  { game: 'runebound', prefix: 'RB', rules: 409, examples: 46 },
])('$game', ({ game, prefix, rules, examples }) => {
  const catalogue = loadCatalogue(project, game);

  test(`is in form, with ${rules} rules and ${examples} examples`, () => {
    expect(catalogue).toMatchObject({ game, prefix });
    expect(catalogue.rules).toHaveLength(rules);
    expect(catalogue.examples).toHaveLength(examples);
  });

  test('the quick list of ids is the same as the parsed one', () => {
    const { rules, examples, conflicts, gaps, silent, readings } = catalogue;
    const parsed = [...rules, ...examples, ...conflicts, ...gaps, ...silent, ...readings].map((entry) => entry.id);
    const quick = [...knownIds(project)].filter((id) => id.startsWith(`${prefix}-`));
    expect(quick.sort()).toEqual(parsed.sort());
  });
});

test('areas may contain a hyphen', () => {
  expect(areaOf('LCG-COMBAT-E-05')).toBe('COMBAT-E');
  expect(areaOf('TCG-ACTION-RULE-01')).toBe('ACTION-RULE');
});

test('a folder outside of any project has no catalogue', () => {
  expect(findProject(tmpdir())).toBeUndefined();
  expect(() => loadCatalogue(project, 'chess')).toThrow();
});
