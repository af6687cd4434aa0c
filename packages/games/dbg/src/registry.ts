import type { CardIx } from '@tafelrunde/kernel';
import type { DbgDef } from './defs.ts';
import type { M } from './state.ts';

/** All definitions; the card files fill it in when they are loaded. */
export const registry: DbgDef[] = [];

/** What is read at every decision, in small lists: definitions are large, and few of them fit into a cache. */
export const costs: number[] = [];
/** 1 for a card that is simple to play. */
export const plains: number[] = [];
/** Power that a card gives at once, whatever else is played. */
export const powers: number[] = [];
/** 1 for a card that cannot be destroyed. */
export const lastings: number[] = [];
/** What has to be seen to when a card is played: see LAY. */
export const lays: number[] = [];
/** 1: it is a location; 2: its Power grows with what else is played. */
export const LAY = { location: 1, growing: 2 } as const;

const byId = new Map<string, number>();

/** The last number given out; each copy has its own, and a definition the number of its first copy. */
let numbers = 0;

/**
 * The number at the bottom of a card (DBG-CARD-03). The printed numbers are not known to us, so cards are counted in the
 * order of this list; the two promotional start cards stand outside of the 218.
 */
export function nextNumber(copies: number): number {
  numbers += copies;
  return numbers - copies + 1;
}

export function addDef(def: DbgDef): number {
  if (byId.has(def.id)) throw new Error(`two cards are called ${def.id}`);
  byId.set(def.id, registry.length);
  costs.push(def.cost);
  plains.push(def.plain ? 1 : 0);
  powers.push(def.power);
  lastings.push(def.indestructible ? 1 : 0);
  lays.push((def.type === 'location' ? LAY.location : 0) | (def.growing === null ? 0 : LAY.growing));
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
