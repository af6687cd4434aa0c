/** How the numbers of cards of two decks differ. */
export interface CardDifference {
  readonly id: string;
  readonly by: number;
}

/** What came and what went from one deck to another. */
export function differencesOf(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): readonly CardDifference[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return ids.map((id) => ({ id, by: (after[id] ?? 0) - (before[id] ?? 0) })).filter(({ by }) => by !== 0);
}

/**
 * Counts with one copy less of a card and one more of another. A new card takes the place of the one that goes, so that shuffles
 * by the same luck put it where the other was.
 */
export function exchanged(
  counts: Readonly<Record<string, number>>,
  out: string,
  into: string,
): Readonly<Record<string, number>> {
  const entries = Object.entries(counts).flatMap(([id, n]): [string, number][] => {
    if (id === into) return [[id, n + 1]];
    if (id !== out) return [[id, n]];
    const left: [string, number][] = n > 1 ? [[id, n - 1]] : [];
    return into in counts ? left : [...left, [into, 1]];
  });
  return Object.fromEntries(entries);
}
