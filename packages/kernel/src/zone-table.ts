import type { Sight, ZoneKind } from './game.ts';

/** How a kind of zone is declared: whose it is, who sees its cards, and whether their order matters. */
export interface ZoneSpec {
  readonly per: 'seat' | 'table';
  readonly sight: Sight;
  readonly pile?: true;
}

export interface ZoneTable<N extends string> {
  /** The kinds in their order, for `Game.zoneKinds`. */
  readonly kinds: readonly ZoneKind[];
  /** The number of each kind, by name. */
  readonly ZONE: { readonly [K in N]: number };
  /** A set of kinds, as abilities and modifiers name where their card must lie. */
  mask(...names: readonly N[]): number;
}

/** Declares the kinds of zones of a game once: names, numbers and masks follow from the list. */
export function defineZones<const N extends string>(specs: Readonly<Record<N, ZoneSpec>>): ZoneTable<N> {
  const names = Object.keys(specs) as N[];
  const kinds = names.map((name): ZoneKind => ({ name, ...specs[name] }));
  const ZONE = Object.fromEntries(names.map((name, number) => [name, number])) as { readonly [K in N]: number };
  return { kinds, ZONE, mask: (...wanted) => wanted.reduce((set, name) => set | (1 << ZONE[name]), 0) };
}
