/**
 * The shortest list found that still fails: cuts away ever smaller pieces as long as what is left fails. `fails` returns
 * the answers that were really used, or null if nothing is broken any more.
 */
export function shrink(
  answers: readonly string[],
  fails: (answers: readonly string[]) => readonly string[] | null,
  tries = 400,
): readonly string[] {
  let best = answers;
  let left = tries;
  for (let size = Math.ceil(best.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.length && left > 0; ) {
      left--;
      const shorter = fails([...best.slice(0, from), ...best.slice(from + size)]);
      if (shorter && shorter.length < best.length) best = shorter;
      else from += size;
    }
  }
  return best;
}
