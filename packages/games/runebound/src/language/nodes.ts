import type { Count, Effect, Node } from '@tafelrunde/kernel';
import type { Terrain } from '../content/map.ts';
import type { SymbolName } from '../content/tokens.ts';
import type { DieSymbol, Where } from '../defs.ts';
import type { Attribute } from '../stats.ts';

/** Which tokens, and how many of them: -1 for all. */
export interface TokenFields {
  readonly n: number;
  readonly whose: 'own' | 'foe' | 'any';
  /** The number of the symbol, -1 for any, and its name. */
  readonly symbol: number;
  readonly name: SymbolName | 'any';
}

/** What the nodes of this game's effects hold, by their kind: the words write them, and whoever visits a card reads them. */
export interface RbNodes {
  damage: { readonly n: Count; readonly type: 'physical' | 'magic' | 'own'; readonly hard: boolean };
  double: { readonly symbol: SymbolName };
  'act-again': { readonly n: number };
  block: { readonly n: number };
  remove: TokenFields;
  flip: TokenFields;
  recast: TokenFields;
  'recast-spent': { readonly n: number };
  'unless-foe-spends': { readonly n: Count; readonly effect: Effect };
  gold: { readonly n: Count };
  'lose-gold': { readonly n: Count };
  'pay-to': { readonly n: number; readonly effect: Effect };
  trophy: { readonly deck: number; readonly n: Count };
  'any-trophy': { readonly n: number };
  'bonus-trophies': { readonly n: number };
  lore: { readonly n: number };
  companions: { readonly n: number };
  heal: { readonly n: Count };
  suffer: { readonly n: Count };
  'draw-skills': { readonly n: Count };
  'buy-anywhere': { readonly upTo: number; readonly discount: number };
  test: {
    readonly attribute: Attribute;
    readonly mod: number;
    readonly success: Effect;
    readonly failure: Effect | null;
  };
  'turn-die': { readonly symbol: DieSymbol };
  'move-up-to': { readonly n: Count };
  'move-to': { readonly where: Where; readonly within: number };
  'move-to-gem': { readonly deck: number; readonly within: number };
  'kill-zombies': { readonly n: number };
  'place-zombies': { readonly n: number; readonly where: { readonly terrain?: readonly Terrain[] } | null };
}

/** A node of that kind. */
export type RbNode<K extends keyof RbNodes> = Node & RbNodes[K];

/** Whether a node is of that kind. */
export function isNode<K extends keyof RbNodes>(node: Node, k: K): node is RbNode<K> {
  return node.k === k;
}
