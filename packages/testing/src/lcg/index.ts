import type { LcgGiven } from './arrange.ts';
import { LcgTable } from './table.ts';

export type * from './arrange.ts';
export * from './table.ts';

/** As `table` of the package, without loading the other games. */
export function table<K extends 'lcg'>(_game: K, given: LcgGiven): LcgTable {
  return new LcgTable(given);
}
