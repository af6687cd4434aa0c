import type { ZoneKind } from '@tafelrunde/kernel';

/** Where cards lie, in the order of the numbers in ZONE. */
export const zoneKinds: readonly ZoneKind[] = [
  { name: 'hand', per: 'seat', sight: 'owner' },
  { name: 'deck', per: 'seat', sight: 'none', pile: true },
  { name: 'discard', per: 'seat', sight: 'all', pile: true },
  { name: 'played', per: 'seat', sight: 'all' },
  { name: 'locations', per: 'seat', sight: 'all' },
  { name: 'aside', per: 'seat', sight: 'owner' },
  { name: 'path', per: 'table', sight: 'all' },
  { name: 'main', per: 'table', sight: 'none', pile: true },
  { name: 'archenemy', per: 'table', sight: 'all' },
  { name: 'stack', per: 'table', sight: 'none', pile: true },
  { name: 'valor', per: 'table', sight: 'all', pile: true },
  { name: 'corruption', per: 'table', sight: 'all', pile: true },
  { name: 'destroyed', per: 'table', sight: 'all', pile: true },
  { name: 'away', per: 'table', sight: 'none' },
  { name: 'revealed', per: 'table', sight: 'all' },
];

export const ZONE = {
  hand: 0,
  deck: 1,
  discard: 2,
  /** Cards played in the running turn. */
  played: 3,
  /** Locations in play. */
  locations: 4,
  /** Cards put aside face down: Saruman's choices and drafts. */
  aside: 5,
  path: 6,
  main: 7,
  /** The top archenemy, face up; empty from his defeat to the end of the turn. */
  archenemy: 8,
  /** The archenemies that lie face down. */
  stack: 9,
  valor: 10,
  corruption: 11,
  destroyed: 12,
  /** Archenemies that are not in this game. */
  away: 13,
  /** Cards of the main deck that an effect has turned up. */
  revealed: 14,
} as const;

/** The zones whose cards a seat owns (DBG-SILENT-14). */
export const OWNED = [ZONE.hand, ZONE.deck, ZONE.discard, ZONE.played, ZONE.locations, ZONE.aside] as const;

export const IN_LOCATIONS = 1 << ZONE.locations;
