import type { GameRecord } from '@tafelrunde/kernel';

/** How far somebody is in a lesson: the step, the positions at which the steps began, and the game so far. */
export interface Progress {
  readonly at: number;
  readonly marks: readonly number[];
  readonly record: GameRecord;
}

const KEY = 'tafelrunde.lesson.';

/** What is kept of a lesson in this browser; null if there is nothing, or nothing that can be read. */
export function keptProgress(game: string, store: Storage | null = storeHere()): Progress | null {
  try {
    const kept = JSON.parse(store?.getItem(KEY + game) ?? 'null') as Progress | null;
    return kept && Array.isArray(kept.marks) && Array.isArray(kept.record?.answers) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps how far somebody is; null forgets it. A browser that forbids storage keeps nothing. */
export function keepProgress(game: string, progress: Progress | null, store: Storage | null = storeHere()): void {
  try {
    if (progress) store?.setItem(KEY + game, JSON.stringify(progress));
    else store?.removeItem(KEY + game);
  } catch {
    // No room left: the lesson begins anew next time.
  }
}

/** The record up to a position. */
export function recordUpTo(record: GameRecord, position: number): GameRecord {
  return { ...record, answers: record.answers.slice(0, position) };
}

function storeHere(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
