import type { RbDef } from './defs.ts';
import type { M } from './state.ts';

/** All definitions; the content files fill it in when they are loaded. */
export const registry: RbDef[] = [];

export function defOf(m: M, card: number): RbDef {
  return registry[m.s.cards[card].def];
}

export function defNumber(id: string): number {
  return registry.findIndex((def) => def.id === id);
}

/** The seat before whom a card lies; -1 if it lies before nobody. */
export function seatOf(m: M, card: number): number {
  return m.layout.seatOf[m.s.cards[card].zone];
}

export function kindOf(m: M, card: number): number {
  return m.layout.kindOf[m.s.cards[card].zone];
}
