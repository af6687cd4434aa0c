import { describe, expect, it } from 'vitest';
import { type Puzzle, type PuzzleBook, puzzleOfDay } from './puzzle.ts';

const bookOf = (count: number): PuzzleBook => ({
  ...{ format: 'tafelrunde-puzzles', game: 'dbg', gameVersion: 1, searched: 9, games: [] },
  puzzles: Array.from({ length: count }, (_, n): Puzzle => {
    const found = { value: 80, next: 60, lead: 4, errs: 10, difficulty: 2, found: 12, checked: 120 };
    return { id: `${n}`, game: n, position: 2, best: 'b', ...found };
  }),
});
const idsOf = (count: number, days: readonly number[]): (string | undefined)[] =>
  days.map((day) => puzzleOfDay(bookOf(count), day)?.id);

describe('the puzzle of a day', () => {
  it('is another one each day until all were asked', () => {
    for (const count of [1, 10, 36, 38, 101]) {
      const days = Array.from({ length: count }, (_, day) => day);
      expect(new Set(idsOf(count, days)).size).toBe(count);
    }
  });

  it('is far from that of the day before, and the same when all have come round', () => {
    expect(idsOf(100, [0, 1, 2, 3])).toEqual(['0', '37', '74', '11']);
    expect(idsOf(100, [100, 101])).toEqual(['0', '37']);
  });

  it('is there for days before the first one, too', () => {
    expect(idsOf(100, [-1, -2, -100])).toEqual(['63', '26', '0']);
  });

  it('is none where the book is empty', () => {
    expect(puzzleOfDay(bookOf(0), 5)).toBeNull();
  });
});
