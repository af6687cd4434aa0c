import type { TcgGiven } from './arrange.ts';
import { TcgTable } from './table.ts';

export type * from './arrange.ts';
export * from './table.ts';

/** As `table` of the package, without loading the other games. */
export function table(_game: 'tcg', given: TcgGiven): TcgTable {
  return new TcgTable(given);
}
