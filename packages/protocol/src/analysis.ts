import type { Plain } from '@tafelrunde/kernel';

/** What the server has found out about a finished game. */
export type ServerAnalysis =
  | { readonly state: 'none' }
  /** Decisions that were judged, of how many; 0 of 0 while it waits for its turn. */
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  /** As `packages/analysis` makes it. */
  | { readonly state: 'finished'; readonly analysis: Plain };
