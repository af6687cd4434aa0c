import type { CardIx, Seat, Vars } from '../state.ts';

/** Where a node keeps what its kind does and how it reads. Not among its fields: those are data and can be printed. */
export const RULES: unique symbol = Symbol('rules');

/**
 * Card abilities are values made of nodes. A node has a kind and fields, and carries the rules of its kind with it, so that
 * nothing has to be registered anywhere. The roles below keep builders from being mixed up; they exist only in types.
 */
export interface Node {
  readonly k: string;
  readonly [RULES]?: unknown;
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

/**
 * Calls `see` for a node and for every node in it, whatever field it stands in, outer ones first. What `see` answers with
 * `false` is not looked into. Whoever wants to know what a card does asks this, and not its text.
 */
export function visit(value: unknown, see: (node: Node) => boolean | undefined): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && see(value) === false) return;
  for (const part of Object.values(value)) visit(part, see);
}

/** Whether any part of an ability is code of its own with hand-written texts (`custom` in the rules of its kind). */
export function isCustom(ability: unknown): boolean {
  let found = false;
  visit(ability, (node) => {
    if ((node[RULES] as { custom?: boolean }).custom === true) found = true;
    return !found;
  });
  return found;
}

function isNode(value: object): value is Node {
  return RULES in value;
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
