import { fileURLToPath } from 'node:url';
import { chanceOf } from '@tafelrunde/analysis';
import { manifests } from '@tafelrunde/games';
import { describe, expect, it } from 'vitest';
import { tenths } from './calibration.ts';
import { learnReading, rowOf as lineOf } from './chances.ts';
import { Results } from './dbg.ts';
import type { Foretold } from './foretell.ts';
import { loadStudy, studyNames } from './index.ts';
import { around, mean, share, table, withTables } from './markdown.ts';

const file = (name: string): string => fileURLToPath(new URL(`../../test/book/${name}.txt`, import.meta.url));

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

/** A decision whose one option came to that in so many games in thought, and how its game ended. */
const foretold = (value: number, won: boolean, deals = 400): Foretold => ({
  sample: {
    ...{ position: 0, seat: 0, prompt: ['a'], group: '', played: 'a', thumb: 'a' },
    options: [{ id: 'a', label: ['a'], results: new Array<number>(deals).fill(value) }],
  },
  won,
});
const rowOf = (value: number, won: number, lost: number, deals = 400): Foretold[] => [
  ...new Array<Foretold>(won).fill(foretold(value, true, deals)),
  ...new Array<Foretold>(lost).fill(foretold(value, false, deals)),
];

describe('the study of the curve', () => {
  it('compares what was foretold with what was won, by tenths', () => {
    expect(tenths([...rowOf(0.05, 1, 19), ...rowOf(0.55, 55, 45), ...rowOf(1, 2, 18)])).toEqual([
      { from: 0, positions: 20, mean: expect.closeTo(0.05, 2), won: 1, inside: true },
      { from: 0.5, positions: 100, mean: expect.closeTo(0.55, 2), won: 55, inside: true },
      // Certain victories that were lost.
      { from: 0.9, positions: 20, mean: expect.closeTo(1, 2), won: 2, inside: false },
    ]);
  });

  it('finds as much for every game, with a picture beside its table', { timeout: 120_000 }, async () => {
    const told: string[] = [];
    const {
      text,
      tables,
      pictures = {},
    } = await (await loadStudy('calibration'))({
      ...{ games: 1, seed: 'short' },
      progress: (what) => told.push(what),
    });
    await expect([...told, text, ...Object.values(tables), ''].join('\n')).toMatchFileSnapshot(file('calibration'));
    expect(Object.keys(tables)).toEqual(manifests.map(({ id }) => `calibration-${id}`));
    for (const [name, text] of Object.entries(tables)) {
      expect(text).toContain(`](${name}.svg)`);
      expect(pictures[`${name}.svg`]?.match(/<circle/g)).toHaveLength(
        text.match(/\| (yes|\*\*no\*\*) \|/g)?.length ?? 0,
      );
    }
  });
});

describe('what values are read as', () => {
  it('is learnt from how games ended: values that are too low, and such as dare too little', () => {
    const values = [0.2, 0.35, 0.5, 0.65, 0.8];
    for (const truth of [
      { shift: 0.8, steepness: 1 },
      { shift: 0, steepness: 2 },
      { shift: -0.4, steepness: 0.6 },
    ]) {
      const found = values.flatMap((value) => {
        const won = Math.round(50 * chanceOf(value, truth));
        return rowOf(value, won, 50 - won, 16);
      });
      const learnt = learnReading(found);
      for (const value of values) expect(chanceOf(value, learnt)).toBeCloseTo(chanceOf(value, truth), 1);
    }
  });

  it('is written as the file that keeps it, with where it comes from', { timeout: 120_000 }, async () => {
    const told: string[] = [];
    const { text } = await (await loadStudy('chances'))({
      ...{ games: 1, seed: 'short' },
      progress: (what) => told.push(what),
    });
    await expect(`${[...told, text].join('\n')}\n`).toMatchFileSnapshot(file('chances'));
    expect(text).toContain('// Learnt by: npm run -s tafelrunde -- study chances --games 1 --seed short');
    for (const { id } of manifests)
      expect(text).toMatch(
        new RegExp(`  ${id}: \\{ shift: -?\\d+(?:\\.\\d{1,2})?, steepness: \\d+(?:\\.\\d{1,2})? \\},`),
      );
  });
});

describe('the study of the deck-building game', () => {
  it('counts a shared victory in parts, by place in the order of play and by hero, and what all have lost', () => {
    const results = new Results(3);
    const game = (first: number, winners: readonly number[], scores: readonly number[] | undefined, reason: string) =>
      results.add({ turns: 30, heroes: [2, 0, 1], first, over: { winners, scores, reason } } as never);
    game(1, [1], [10, 30, 20], 'dbg.over.archenemies');
    game(1, [0, 1], [25, 25, 5], 'dbg.over.main');
    game(0, [], undefined, 'dbg.over.lost');
    expect(results.wins).toEqual([1.5, 0, 0.5]);
    expect(results.heroWins.slice(0, 3)).toEqual([1.5, 0, 0.5]);
    expect(results.heroGames.slice(0, 4)).toEqual([3, 3, 3, 0]);
    expect([results.rounds, results.best, results.points]).toEqual([
      [10, 10, 10],
      [30, 25],
      [10, 30, 20, 25, 25, 5],
    ]);
    expect([results.archenemies, results.lost]).toEqual([1, 1]);
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

it('a reading is written as the linter wants numbers', () => {
  expect(lineOf('dbg', { shift: -0.1, steepness: 1.0625 })).toBe('  dbg: { shift: -0.1, steepness: 1.06 },');
});
