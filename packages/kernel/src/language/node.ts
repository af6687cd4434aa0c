import type { CardIx, Seat, Vars } from '../state.ts';

/**
 * Card abilities are values made of nodes. A node has a kind and fields; what it does and how it reads is registered
 * once for the kind. The four roles below keep builders from being mixed up; they exist only in types.
 */
export interface Node {
  readonly k: string;
}

declare const role: unique symbol;

/** Something that is done. Costs are effects too: what is done first, and must be possible in full. */
export interface Effect extends Node {
  readonly [role]?: 'effect';
}

/** Which cards. */
export interface Select extends Node {
  readonly [role]?: 'select';
}

/** Which seats. */
export interface Who extends Node {
  readonly [role]?: 'who';
}

/** How many; a plain number is one, too. */
export interface CountNode extends Node {
  readonly [role]?: 'count';
}
export type Count = number | CountNode;

/** Whether something is so. */
export interface Condition extends Node {
  readonly [role]?: 'condition';
}

/** Variables of an effect under way: who uses it, from which card, and what it has bound to names so far. */
export interface EffectVars extends Vars {
  /** The seat that uses the ability: "you". */
  seat: Seat;
  /** The card it stands on. */
  source: CardIx;
  /** How much it has done so far, for "then". */
  did: number;
}

/** The variables an ability starts with. */
export function effectVars(seat: Seat, source: CardIx): EffectVars {
  return { seat, source, did: 0 };
}
