import type { CardListing, Registry } from '@tafelrunde/kernel';
import { decks } from './deck-lists.ts';
import type { TcgDef } from './defs.ts';
import { valuesOf } from './values.ts';

/** Copies of a card in all ready-made starter decks together. */
function quantity(id: string): number {
  let n = 0;
  for (const { list } of Object.values(decks)) {
    const { ringBearer, ring, sites, cards } = list;
    const counts: Readonly<Record<string, number>> = cards;
    n += (counts[id] ?? 0) + [ringBearer, ring, ...sites].filter((other) => other === id).length;
  }
  return n;
}

/** The cards of the pool, described. */
export function listCards({ defs }: Registry<TcgDef>): readonly CardListing[] {
  return defs.map((def) => {
    const { id, type, title, text, custom, abilities } = def;
    return { id, type, quantity: quantity(id), title, text, custom, abilities, values: valuesOf(def) };
  });
}
