import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gamesWithRules, knownIds, loadCatalogue, ownProject } from './catalogue-files.ts';

const project = ownProject();
const rows = readFileSync(join(project, 'docs/rulings.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]+-/.test(line))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );

describe.each(gamesWithRules(project))('docs/rulings.md decides what %s leaves open', (game) => {
  const { conflicts, gaps, silent, readings } = loadCatalogue(project, game);
  const open = [...conflicts, ...gaps, ...silent, ...readings].map((entry) => entry.id);

  test('every open point exactly once', () => {
    const decided = rows.map(([id = '']) => id);
    expect(open.filter((id) => decided.filter((other) => other === id).length !== 1)).toEqual([]);
  });
});

test('every ruling says what, why and where it is tested', () => {
  const known = knownIds(project);
  const broken = rows.filter(([id = '', question, decision, why, tests = '']) => {
    const named = tests === 'pending' ? [] : tests.split(' ');
    return !known.has(id) || !question || !decision || !why || named.some((other) => !known.has(other));
  });
  expect(broken).toEqual([]);
});
