import { puzzleOfDay, puzzleRecord } from '@tafelrunde/analysis';
import { dayOf, loadGame, manifests } from '@tafelrunde/games';
import { History } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { loadBook } from './books.ts';

const ids = manifests.map(({ id }) => id);

test.each(ids)('every puzzle of %s was checked ten times as deep as it was found, and has another id', async (id) => {
  const book = await loadBook(id);
  expect(book.game).toBe(id);
  expect(new Set(book.puzzles.map((puzzle) => puzzle.id)).size).toBe(book.puzzles.length);
  for (const puzzle of book.puzzles) {
    expect(puzzle.checked).toBeGreaterThanOrEqual(10 * puzzle.found);
    expect(puzzle.lead).toBeGreaterThanOrEqual(3);
    expect(puzzle.value - puzzle.next).toBeGreaterThanOrEqual(7);
    expect(book.games[puzzle.game]?.answers.length).toBeGreaterThanOrEqual(puzzle.position);
  }
});

test.each(ids)('puzzles of %s can be played: the best option is offered among others', async (id) => {
  const [book, game] = await Promise.all([loadBook(id), loadGame(id)]);
  for (const puzzle of book.puzzles.filter((_, at) => at % 9 === 0)) {
    const replayed = History.replay(game, puzzleRecord(book, puzzle));
    if (!replayed.ok) throw new Error(`${puzzle.id} cannot be played`);
    const options = replayed.value.match.decision()?.options.map((option) => option.id) ?? [];
    expect(options.length).toBeGreaterThan(1);
    expect(options).toContain(puzzle.best);
  }
});

test('the puzzle of the day is the same all day, and another the next', async () => {
  const book = await loadBook('tcg');
  const morning = dayOf(new Date(2026, 10, 18, 0, 1));
  expect(dayOf(new Date(2026, 10, 18, 23, 59))).toBe(morning);
  expect(puzzleOfDay(book, morning)?.id).not.toBe(puzzleOfDay(book, morning + 1)?.id);
  expect(puzzleOfDay({ ...book, puzzles: [] }, morning)).toBeNull();
});
