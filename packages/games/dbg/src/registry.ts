import type { CardIx } from '@tafelrunde/kernel';
import type { DbgDef } from './defs.ts';
import type { M } from './state.ts';

/** All definitions; the card files fill it in when they are loaded. */
export const registry: DbgDef[] = [];

const byId = new Map<string, number>();

export function addDef(def: DbgDef): number {
  if (byId.has(def.id)) throw new Error(`two cards are called ${def.id}`);
  byId.set(def.id, registry.length);
  return registry.push(def) - 1;
}

/** The number of a definition. */
export function defNumber(id: string): number {
  const at = byId.get(id);
  if (at === undefined) throw new Error(`there is no card ${id}`);
  return at;
}

export function defOf(m: M, card: CardIx): DbgDef {
  return registry[m.s.cards[card].def];
}

/** Whether a card counts as one of these types (a set of TYPE). */
export function isType(m: M, card: CardIx, types: number): boolean {
  return (registry[m.s.cards[card].def].types & types) !== 0;
}
