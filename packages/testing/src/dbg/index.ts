import type { DbgGiven } from './arrange.ts';
import { DbgTable } from './table.ts';

export type * from './arrange.ts';
export * from './table.ts';

/** As `table` of the package, without loading the other games. */
export function table(_game: 'dbg', given: DbgGiven): DbgTable {
  return new DbgTable(given);
}
