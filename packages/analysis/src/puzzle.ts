import type { GameRecord, Plain } from '@tafelrunde/kernel';

/** A position of a bot game in which one option is clearly best, for the seat that is asked and by what it knows. */
export interface Puzzle {
  /** Never given to another puzzle. */
  readonly id: string;
  /** Which of the book's games, and how many of its answers lead to the position. */
  readonly game: number;
  readonly position: number;
  readonly best: string;
  /** Chances to win from the deep search, in hundredths: of the best option, and of the next best. */
  readonly value: number;
  readonly next: number;
  /** By how much the best is ahead, in standard errors. */
  readonly lead: number;
  /** How often the steady bot errs here, in hundredths. */
  readonly errs: number;
  /** From 1 (easy) to 5. */
  readonly difficulty: number;
  /** On how many deals it was found, and on how many more it was checked. */
  readonly found: number;
  readonly checked: number;
}

/** All puzzles of a game, with the games they come from. */
export interface PuzzleBook {
  readonly format: 'tafelrunde-puzzles';
  readonly game: string;
  readonly gameVersion: number;
  /** How many bot games were looked through, so that a search goes on where it stopped. */
  readonly searched: number;
  readonly games: readonly { readonly setup: Plain; readonly seed: string; readonly answers: readonly string[] }[];
  readonly puzzles: readonly Puzzle[];
}

/** The record that leads to a puzzle's position. */
export function puzzleRecord(book: PuzzleBook, puzzle: Puzzle): GameRecord {
  const { setup, seed, answers } = book.games[puzzle.game];
  const { game, gameVersion } = book;
  return { game, gameVersion, setup, seed, answers: answers.slice(0, puzzle.position) };
}

/** The puzzle of a day, the same for all: `day` counts days. */
export function puzzleOfDay(book: PuzzleBook, day: number): Puzzle | null {
  const { puzzles } = book;
  if (puzzles.length === 0) return null;
  // A step that shares no factor with most lengths spreads neighbours over the book.
  return puzzles[(((day * 37) % puzzles.length) + puzzles.length) % puzzles.length];
}
