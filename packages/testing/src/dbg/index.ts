import type { dbg } from '@tafelrunde/dbg';
import type { DbgGiven } from './arrange.ts';
import { DbgTable } from './table.ts';

export type * from './arrange.ts';
export * from './table.ts';

/** As `table` of the package, without loading the other games. */
export function table<K extends 'dbg'>(_game: K, given: DbgGiven, game?: typeof dbg): DbgTable {
  return new DbgTable(given, game);
}
