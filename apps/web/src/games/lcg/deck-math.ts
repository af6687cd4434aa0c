import { type DeckList, type LcgDef, lcg } from '@tafelrunde/lcg';

const defs = new Map((lcg.defs as readonly LcgDef[]).map((def) => [def.id, def]));
/** Costs from this on share a bar. */
const MOST_COST = 6;

/** A deck with one more or one less of a card; a hero is in it or not. */
export function changed(list: DeckList, id: string, by: 1 | -1): DeckList {
  if (defs.get(id)?.type === 'hero') {
    const others = list.heroes.filter((hero) => hero !== id);
    return { ...list, heroes: by > 0 ? [...others, id] : others };
  }
  const n = Math.max(0, (list.deck[id] ?? 0) + by);
  const { [id]: _, ...rest } = list.deck;
  return { ...list, deck: n > 0 ? { ...rest, [id]: n } : rest };
}

/** How many cards there are of each value of a property. */
export function counted(list: DeckList, of: (def: LcgDef) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [id, n] of Object.entries(list.deck)) {
    const def = defs.get(id);
    if (def) counts.set(of(def), (counts.get(of(def)) ?? 0) + n);
  }
  return counts;
}

/** The cards by cost: 0 to 5, "6+" and X. */
export function curve(
  list: DeckList,
): readonly { readonly id: string; readonly label: string; readonly count: number }[] {
  const counts = counted(list, ({ cost }) => (cost < 0 ? 'X' : String(Math.min(cost, MOST_COST))));
  return [...Array.from({ length: MOST_COST + 1 }, (_, cost) => String(cost)), 'X'].map((id) => ({
    id,
    label: id === String(MOST_COST) ? `${id}+` : id,
    count: counts.get(id) ?? 0,
  }));
}

export const sizeOf = ({ deck }: DeckList): number => Object.values(deck).reduce((sum, n) => sum + n, 0);
export const threatOf = ({ heroes }: DeckList): number =>
  heroes.reduce((sum, id) => sum + (defs.get(id)?.threatCost ?? 0), 0);

/** What the cards cost on average; X counts for nothing. */
export function meanCost({ deck }: DeckList): number {
  let [sum, n] = [0, 0];
  for (const [id, count] of Object.entries(deck)) {
    const cost = defs.get(id)?.cost ?? -1;
    if (cost < 0) continue;
    sum += cost * count;
    n += count;
  }
  return n === 0 ? 0 : sum / n;
}

/** The most frequent traits of heroes and cards. */
export function traitsOf({ heroes, deck }: DeckList, most = 6): readonly (readonly [trait: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const [id, n] of [...heroes.map((hero) => [hero, 1] as const), ...Object.entries(deck)]) {
    for (const trait of defs.get(id)?.traits ?? []) counts.set(trait, (counts.get(trait) ?? 0) + n);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, most);
}

/** Resources that are there by each round, less what the cards seen by then cost on average: what stays over, or is missing. */
export function flow(list: DeckList, rounds: number): readonly number[] {
  const size = Object.values(list.deck).reduce((sum, n) => sum + n, 0);
  return Array.from({ length: rounds }, (_, at) => {
    const seen = Math.min(size, 6 + at + 1);
    return Math.round(list.heroes.length * (at + 1) - seen * meanCost(list));
  });
}
