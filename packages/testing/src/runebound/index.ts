import type { RbGiven } from './arrange.ts';
import { RbTable } from './table.ts';

export type * from './arrange.ts';
export * from './table.ts';

/** As `table` of the package, without loading the other games. */
export function table<K extends 'runebound'>(_game: K, given: RbGiven): RbTable {
  return new RbTable(given);
}
