import type { SeenBy, ZoneKind } from './game.ts';

/** How a kind of zone is declared: whose it is, who sees its cards, and whether their order matters. */
export interface ZoneSpec {
  readonly per: 'seat' | 'table';
  readonly sight: SeenBy;
  readonly pile?: true;
}

export interface ZoneTable<N extends string> {
  /** The kinds in their order, for `Game.zoneKinds`. */
  readonly kinds: readonly ZoneKind[];
  /** A set of kinds, as abilities and modifiers name where their card must lie. */
  mask(...names: readonly N[]): number;
}

/**
 * Declares the kinds of zones of a game once: their numbers, and what each is. The numbers are a literal of the game, because the
 * compiler knows those and puts them into the code of the rules; they are checked to be the places in the list.
 */
export function defineZones<const N extends string>(
  ZONE: { readonly [K in N]: number },
  specs: Readonly<Record<N, ZoneSpec>>,
): ZoneTable<N> {
  const names = Object.keys(specs) as N[];
  const kinds = names.map((name, number): ZoneKind => {
    if (ZONE[name] !== number) throw new Error(`the zone ${name} is number ${number} and not ${ZONE[name]}`);
    return { name, ...specs[name] };
  });
  return { kinds, mask: (...wanted) => wanted.reduce((set, name) => set | (1 << ZONE[name]), 0) };
}
