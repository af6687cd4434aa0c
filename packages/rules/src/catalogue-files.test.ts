import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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

describe('a catalogue on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-rules-'));
  mkdirSync(join(folder, 'docs', 'rules'), { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (text: string): string => {
    writeFileSync(join(folder, 'docs', 'rules', 'toy.yaml'), text);
    return folder;
  };
  const sound = [
    'game: toy',
    'source: [009 = a toy]',
    'areas: { PLAY: { de: Spielen, en: Playing } }',
    'rules:',
    '- id: TOY-PLAY-01',
    '  where: 009 Playing',
    '  rule: Play.',
    '  de: Spiele.',
    '  test: none',
    'examples: []',
  ];

  test('is found from every folder of its project', () => {
    const inner = join(written(sound.join('\n')), 'a', 'b');
    mkdirSync(inner, { recursive: true });
    expect(findProject(inner)).toBe(folder);
    expect(gamesWithRules(folder)).toEqual(['toy']);
    expect(loadCatalogue(folder, 'toy')).toMatchObject({ game: 'toy', prefix: 'TOY', gaps: [] });
    expect(knownIds(folder)).toEqual(new Set(['TOY-PLAY-01']));
  });

  test('that is not in form says where, line by line', () => {
    const project = written(sound.join('\n').replace('rule: Play.', "rule: ''").replace('test: none', 'test: all'));
    const path = join('docs', 'rules', 'toy.yaml');
    expect(() => loadCatalogue(project, 'toy')).toThrow(
      new RegExp(`^${path}:7: TOY-PLAY-01 rule: [^\n]+\n${path}:9: TOY-PLAY-01 test: [^\n]+$`),
    );
  });

  test('belongs to the game it is called by', () => {
    const project = written(sound.join('\n').replace('game: toy', 'game: joy'));
    expect(() => loadCatalogue(project, 'toy')).toThrow(/toy\.yaml is the catalogue of joy$/);
  });
});
