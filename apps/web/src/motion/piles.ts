import type { Change, Place } from './changes.ts';

/** A number on the table, such as the cards of a pile, and where it stands. */
interface Counted {
  readonly n: number;
  readonly place: Place;
}

/** All of them, by a name that stays the same from one moment to the next. */
export type Counts = ReadonlyMap<string, Counted>;

export interface Flights {
  /** Cards that come now come from the pile that became smaller, and those that go, go to the one that grew. */
  readonly changes: readonly Change[];
  /** Numbers that changed, by name. */
  readonly changed: readonly string[];
  /** Piles that took in another one whole: they were shuffled. */
  readonly shuffled: readonly string[];
}

/** Tells from the numbers on the table where cards came from and went to; what cannot be told stays as it is. */
export function flightsBetween(changes: readonly Change[], before: Counts, after: Counts): Flights {
  const gave = new Map<string, number>();
  const took = new Map<string, number>();
  for (const [name, { n }] of after) {
    const was = before.get(name)?.n ?? n;
    if (n < was) gave.set(name, was - n);
    else if (n > was) took.set(name, n - was);
  }
  const changed = [...gave.keys(), ...took.keys()];
  const emptied = [...gave.keys()].filter((name) => after.get(name)?.n === 0).map((name) => gave.get(name) ?? 0);
  const shuffled = [...took].filter(([, n]) => n > 2 && emptied.some((whole) => whole >= n)).map(([name]) => name);
  const next = (piles: Map<string, number>): Place | undefined => {
    for (const [name, n] of piles) {
      if (n <= 0 || shuffled.includes(name)) continue;
      piles.set(name, n - 1);
      return after.get(name)?.place;
    }
    return undefined;
  };
  return {
    changed,
    shuffled,
    changes: changes.map((change) => {
      const pile = change.kind === 'appear' ? next(gave) : change.kind === 'vanish' ? next(took) : undefined;
      if (!pile) return change;
      return change.kind === 'appear'
        ? { ...change, from: pile }
        : change.kind === 'vanish'
          ? { ...change, to: pile }
          : change;
    }),
  };
}
