import type { RbDef } from './defs.ts';
import type { M } from './state.ts';

/** What is printed on a card, and what the engine made of it. */
export function defOf(m: M, card: number): RbDef {
  return m.defs[m.s.cards[card].def];
}
