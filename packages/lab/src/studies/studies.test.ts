import { describe, expect, it } from 'vitest';
import { tenths } from './calibration.ts';
import { loadStudy, studyNames } from './index.ts';
import { around, mean, share, table, withTables } from './markdown.ts';

describe('tables of studies', () => {
  it('show shares and means with their intervals, and a dash where nothing was counted', () => {
    expect(share(50, 100)).toBe('50.0 (40.4–59.6)');
    expect(share(0, 0)).toBe('–');
    expect(around(50, 100)).toBe('50.0 ± 9.8');
    expect(mean([1, 2, 3])).toBe('2.0 ± 1.1');
    expect(mean([1, 2, 3], 2)).toBe('2.00 ± 1.13');
    expect(mean([])).toBe('–');
    expect(table(['a', 'b'], [['x', 1]])).toBe('| a | b |\n| --- | --- |\n| x | 1 |');
  });

  it('take their places in a page and leave the rest of it alone', () => {
    const page = 'before\n<!-- a -->\n\nold\n\n<!-- end -->\nafter';
    expect(withTables(page, { a: 'new' })).toEqual({ page: 'before\n<!-- a -->\n\nnew\n\n<!-- end -->\nafter' });
    expect(withTables(page, { a: 'new', b: 'other' })).toEqual({ page, missing: 'b' });
  });
});

describe('the study of the curve', () => {
  it('compares what was foretold with what was won, by tenths', () => {
    const row = (chance: number, won: number, lost: number) => [
      ...new Array<{ chance: number; won: boolean }>(won).fill({ chance, won: true }),
      ...new Array<{ chance: number; won: boolean }>(lost).fill({ chance, won: false }),
    ];
    expect(tenths([...row(0.05, 1, 19), ...row(0.55, 55, 45), ...row(1, 2, 18)])).toEqual([
      { from: 0, positions: 20, mean: expect.closeTo(0.05), won: 1, inside: true },
      { from: 0.5, positions: 100, mean: expect.closeTo(0.55), won: 55, inside: true },
      // Certain victories that were lost.
      { from: 0.9, positions: 20, mean: 1, won: 2, inside: false },
    ]);
  });
});

describe('the study of Runebound', () => {
  it('counts what heroes do in every setting', async () => {
    expect(studyNames).toContain('runebound');
    const { tables } = await (await loadStudy('runebound'))({ games: 1, seats: 2 });
    expect(Object.keys(tables)).toEqual(['ends', 'achieved', 'actions', 'fights', 'heroes', 'places']);
    const row = (name: string): number[] =>
      tables.achieved
        .split('\n')
        .find((line) => line.startsWith(`| ${name} |`))!
        .split('|')
        .slice(2, -1)
        .map(Number.parseFloat);
    expect(row('adventures').every((n) => n > 3)).toBe(true);
    expect(row('gold').every((n) => n > 5)).toBe(true);
    expect(tables.ends).toMatch(/^\| `rb\.end\.won` % \|/m);
  });
});
