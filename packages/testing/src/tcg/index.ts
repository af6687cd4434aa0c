import type { TcgGiven } from './arrange.ts';
import { TcgTable } from './table.ts';

export type * from './arrange.ts';
export * from './table.ts';

/** As `table` of the package, without loading the other games. */
export function table<K extends 'tcg'>(_game: K, given: TcgGiven): TcgTable {
  return new TcgTable(given);
}
