import type { DbgGiven } from './dbg/arrange.ts';
import { DbgTable } from './dbg/table.ts';
import type { LcgGiven } from './lcg/arrange.ts';
import { LcgTable } from './lcg/table.ts';
import type { RbGiven } from './runebound/arrange.ts';
import { RbTable } from './runebound/table.ts';
import { type HoardGiven, HoardTable } from './sample/table.ts';
import type { TcgGiven } from './tcg/arrange.ts';
import { TcgTable } from './tcg/table.ts';

const tables = {
  runebound: (given: RbGiven) => new RbTable(given),
  dbg: (given: DbgGiven) => new DbgTable(given),
  lcg: (given: LcgGiven) => new LcgTable(given),
  sample: (given: HoardGiven) => new HoardTable(given),
  tcg: (given: TcgGiven) => new TcgTable(given),
};

type Tables = typeof tables;

/** A table of that game in the given position, with readers in the game's own words. */
export function table<K extends keyof Tables>(game: K, given: Parameters<Tables[K]>[0]): ReturnType<Tables[K]> {
  return tables[game](given as never) as ReturnType<Tables[K]>;
}
