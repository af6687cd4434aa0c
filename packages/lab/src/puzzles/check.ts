import { judge, judged, type Puzzle, type PuzzleBook, puzzleRecord } from '@tafelrunde/analysis';
import { loadSkill } from '@tafelrunde/bots';
import { History } from '@tafelrunde/kernel';
import { loadMaker } from '../tables.ts';
import { CHECK_DEPTH, isClear, SURE, standing } from './standing.ts';

/** Deals on which no search for puzzles has looked. */
const BLOCK = 103;
/** A lead of as much as is asked for at first is on other deals sometimes a little less. */
const STILL_AHEAD = 0.05;

/** What became of a book whose puzzles were looked at again. */
export interface CheckedBook {
  readonly book: PuzzleBook;
  /** Puzzles that no longer hold, by id. */
  readonly failed: readonly string[];
}

/**
 * Looks at every puzzle again with the bots of now, on other deals and ten times as deep as it was found. Those whose best option is
 * no longer surely best are left out, as are games without a puzzle; of the others it is noted anew how far the best is ahead, and
 * how often the steady bot errs.
 */
export async function checkPuzzles(
  book: PuzzleBook,
  progress: (done: number, total: number) => void = () => {},
): Promise<CheckedBook> {
  const { game } = await loadMaker(book.game);
  const skill = await loadSkill(game.id);
  const kept: Puzzle[] = [];
  const failed: string[] = [];
  for (const [at, puzzle] of book.puzzles.entries()) {
    const replayed = History.replay(game, puzzleRecord(book, puzzle));
    const match = replayed.ok ? replayed.value.match : null;
    const decision = match?.decision();
    if (match && decision?.options.some(({ id }) => id === puzzle.best)) {
      const { position, found, best } = puzzle;
      const again = judged(
        judge(skill, match, best, { position, deals: CHECK_DEPTH * found, block: BLOCK }, { asValued: true }),
      );
      if (again.options[0]?.id === best && isClear(again, SURE, STILL_AHEAD)) {
        kept.push({ ...puzzle, ...standing(skill, match, again) });
      } else failed.push(puzzle.id);
    } else failed.push(puzzle.id);
    progress(at + 1, book.puzzles.length);
  }
  return { book: withPuzzles(book, kept), failed };
}

/** The book with these puzzles and the games they come from. */
function withPuzzles(book: PuzzleBook, puzzles: readonly Puzzle[]): PuzzleBook {
  const used = [...new Set(puzzles.map((puzzle) => puzzle.game))].sort((a, b) => a - b);
  return {
    ...book,
    games: used.map((at) => book.games[at]),
    puzzles: puzzles.map((puzzle) => ({ ...puzzle, game: used.indexOf(puzzle.game) })),
  };
}
