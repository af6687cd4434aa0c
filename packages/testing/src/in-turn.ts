/** Deals from a list again and again, so that everything in it has its turn. */
export function inTurn<T>(all: readonly T[]): (n: number) => T[] {
  let at = 0;
  return (n) => Array.from({ length: n }, () => all[at++ % all.length]);
}
