import type { Plain, Registry } from '@tafelrunde/kernel';
import type { Words } from '@tafelrunde/words';
import type { LcgDef } from './defs.ts';
import { type PackId, packIds } from './packs.ts';
import type { ScenarioId } from './scenarios/scenarios.ts';

/** How many of each box somebody owns (LCG-SOM-58). Whoever says nothing of it owns everything, as often as it takes. */
export type Collection = Readonly<Record<PackId, number>>;

/** More than three of a box add nothing to any deck. */
export const MOST_BOXES = 3;

/** What most people begin with: one core set. */
export const oneCore: Collection = collectionOf({ core: 1 });

/** A collection of these boxes, and of no others. */
export function collectionOf(owned: Partial<Record<PackId, number>>): Collection {
  return Object.fromEntries(packIds.map((id) => [id, owned[id] ?? 0])) as unknown as Collection;
}

/** Reads a collection; null if it is none. */
export function readCollection(raw: Plain | undefined): Collection | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  const owned: Partial<Record<PackId, number>> = {};
  for (const [id, n] of Object.entries(raw)) {
    if (!(packIds as readonly string[]).includes(id)) return null;
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || n > MOST_BOXES) return null;
    owned[id as PackId] = n;
  }
  return collectionOf(owned);
}

/** How many copies of a card somebody can put into decks. */
export function copiesOwned({ pack, quantity, type }: LcgDef, collection: Collection): number {
  const boxes = collection[pack];
  return type === 'hero' ? Math.min(1, boxes) : quantity * boxes;
}

/** A card of a list that is not owned often enough. */
export interface Missing {
  readonly id: string;
  readonly wanted: number;
  readonly owned: number;
}

/** What is missing from a collection to build a deck. */
export function missingFrom(
  { heroes, deck }: { readonly heroes: readonly string[]; readonly deck: Readonly<Record<string, number>> },
  collection: Collection,
  cards: Registry<LcgDef>,
): readonly Missing[] {
  const wanted = [...heroes.map((id) => [id, 1] as const), ...Object.entries(deck)];
  return wanted.flatMap(([id, n]) => {
    const def = cards.find(id);
    const owned = def ? copiesOwned(def, collection) : 0;
    return n > owned ? [{ id, wanted: n, owned }] : [];
  });
}

/** Whether somebody owns what a scenario is played with: its own pack, and the core set for what it borrows. */
export function ownsScenario(id: ScenarioId, collection: Collection): boolean {
  return collection.core > 0 && ((packIds as readonly string[]).includes(id) ? collection[id as PackId] > 0 : true);
}

/** What keeps a deck from being built of a collection, as a sentence; null if nothing does. */
export function checkOwned(
  list: Parameters<typeof missingFrom>[0],
  collection: Collection,
  cards: Registry<LcgDef>,
): Words | null {
  const [first] = missingFrom(list, collection, cards);
  return first
    ? ['lcg.deck.not-owned', { card: { name: `card:${first.id}` }, n: first.owned, now: first.wanted }]
    : null;
}
