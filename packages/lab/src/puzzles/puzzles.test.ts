import { fileURLToPath } from 'node:url';
import { type Judged, type PuzzleBook, puzzleRecord } from '@tafelrunde/analysis';
import { dbg } from '@tafelrunde/dbg';
import { History, resignId } from '@tafelrunde/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPuzzles } from './check.ts';
import { findPuzzles } from './find.ts';
import { isClear } from './standing.ts';

describe('an option is clear', () => {
  const judgedAs = (...others: readonly (readonly [cost: number, costError: number])[]): Judged => ({
    ...{ position: 0, seat: 0, prompt: ['p'], group: '', played: 'a', thumb: 'a', deals: 12 },
    options: [[0, 0] as const, ...others].map(([cost, costError], i) => ({
      ...{ id: 'abc'[i], label: ['l'] as const, value: 0.9 - cost, error: 0.01, cost, costError },
    })),
  });
  it('by enough, and for sure', () => {
    expect(isClear(judgedAs([0.08, 0.02]), 3)).toBe(true);
    expect(isClear(judgedAs([0.0799, 0.001]), 3)).toBe(false);
    expect(isClear(judgedAs([0.08, 0.03]), 3)).toBe(false);
    expect(isClear(judgedAs([0.06, 0.01]), 3, 0.05)).toBe(true);
  });
  it('against every other, of which there has to be one', () => {
    expect(isClear(judgedAs([0.3, 0.01], [0.5, 0.01]), 3)).toBe(true);
    expect(isClear(judgedAs([0.3, 0.01], [0.5, 0.2]), 3)).toBe(false);
    expect(isClear(judgedAs(), 3)).toBe(false);
  });
});

describe('a book of puzzles', () => {
  let book: PuzzleBook;
  beforeAll(async () => {
    book = await findPuzzles({ game: 'dbg', book: null, count: 3, seed: 'book' });
  });

  it('is found in games between steady bots, the same for equal seeds, and goes on where it stopped', async () => {
    expect(book.puzzles.length).toBeGreaterThanOrEqual(3);
    for (const puzzle of book.puzzles) {
      expect(puzzle).toMatchObject({ found: 12, checked: 120 });
      expect(puzzle.value - puzzle.next).toBeGreaterThanOrEqual(7);
      expect(puzzle.lead).toBeGreaterThanOrEqual(3);
      expect([1, 2, 3, 4, 5]).toContain(puzzle.difficulty);
    }
    const first = await findPuzzles({ game: 'dbg', book: null, count: 1, seed: 'book' });
    expect(first.searched).toBeLessThanOrEqual(book.searched);
    expect(await findPuzzles({ game: 'dbg', book: first, count: 3, seed: 'book' })).toEqual(book);
    // Whoever stops it has what there was.
    expect(await findPuzzles({ game: 'dbg', book: first, count: 9, seed: 'book', stopped: () => true })).toBe(first);
  });

  it('says of each decision what it was found to be worth, as its file has it', async () => {
    const file = fileURLToPath(new URL('../../test/book/puzzles-found.txt', import.meta.url));
    const games = book.games.map(({ setup, seed, answers }) => [seed, setup, answers.length]);
    const lines = [...games, ...book.puzzles].map((one) => JSON.stringify(one));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
  });

  it('is looked at again on other deals: what does not hold is dropped, with games that nothing is left of', async () => {
    const [puzzle] = book.puzzles;
    const { games } = book;
    const other = { ...puzzle, id: 'other', best: 'no such option' };
    const misfit = { ...puzzle, id: 'misfit', game: games.length };
    const over = { ...puzzle, id: 'over', game: games.length + 1, position: 9999 };
    const { setup, seed } = games[puzzle.game];
    const ended = { setup, seed, answers: [resignId(0), resignId(1)] };
    const damaged = {
      ...book,
      games: [...games, { ...games[puzzle.game], answers: games[puzzle.game].answers.map(() => 'nonsense') }, ended],
      puzzles: [other, misfit, over, { ...puzzle, errs: 77, difficulty: 9 }],
    };
    const seen: number[] = [];
    const { book: checked, failed } = await checkPuzzles(damaged, (done, total) => seen.push(done / total));
    expect(failed).toEqual(['other', 'misfit', 'over']);
    expect(checked.games).toEqual([games[puzzle.game]]);
    expect(checked.puzzles).toMatchObject([
      { id: puzzle.id, game: 0, best: puzzle.best, errs: puzzle.errs, difficulty: puzzle.difficulty, checked: 120 },
    ]);
    expect(seen).toEqual([1 / 4, 2 / 4, 3 / 4, 1]);
  });

  it('drops a puzzle whose option is not the best', async () => {
    const [puzzle] = book.puzzles;
    const wrong = { ...puzzle, best: anotherOption(book) };
    const { failed } = await checkPuzzles({ ...book, puzzles: [wrong] });
    expect(failed).toEqual([puzzle.id]);
  });
});

function anotherOption(book: PuzzleBook): string {
  const replayed = History.replay(dbg, puzzleRecord(book, book.puzzles[0]));
  if (!replayed.ok) throw new Error('the book does not fit');
  const options = replayed.value.match.decision()!.options;
  return options.find(({ id }) => id !== book.puzzles[0].best)!.id;
}
