import type { LcgGame, LcgGiven } from './arrange.ts';
import { LcgTable } from './table.ts';

export type * from './arrange.ts';
export * from './table.ts';

/** As `table` of the package, without loading the other games; also for the game with further cards (`lcg.with`). */
export function table<K extends 'lcg'>(_game: K, given: LcgGiven, game?: LcgGame): LcgTable {
  return new LcgTable(given, game);
}
