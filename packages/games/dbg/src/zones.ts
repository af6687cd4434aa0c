import { defineZones } from '@tafelrunde/kernel';

/** The numbers of zones, written out: rules read them all the time, and what is computed is read more slowly. */
export const ZONE = {
  hand: 0,
  deck: 1,
  discard: 2,
  played: 3,
  locations: 4,
  aside: 5,
  path: 6,
  main: 7,
  archenemy: 8,
  stack: 9,
  valor: 10,
  corruption: 11,
  destroyed: 12,
  away: 13,
  revealed: 14,
} as const;

/** Where cards lie. */
const zones = defineZones(ZONE, {
  hand: { per: 'seat', sight: 'owner' },
  deck: { per: 'seat', sight: 'none', pile: true },
  discard: { per: 'seat', sight: 'all', pile: true },
  /** Cards played in the running turn. */
  played: { per: 'seat', sight: 'all' },
  /** Locations in play. */
  locations: { per: 'seat', sight: 'all' },
  /** Cards put aside face down: Saruman's choices and drafts. */
  aside: { per: 'seat', sight: 'owner' },
  path: { per: 'table', sight: 'all' },
  main: { per: 'table', sight: 'none', pile: true },
  /** The top archenemy, face up; empty from his defeat to the end of the turn. */
  archenemy: { per: 'table', sight: 'all' },
  /** The archenemies that lie face down. */
  stack: { per: 'table', sight: 'none', pile: true },
  valor: { per: 'table', sight: 'all', pile: true },
  corruption: { per: 'table', sight: 'all', pile: true },
  destroyed: { per: 'table', sight: 'all', pile: true },
  /** Archenemies that are not in this game. */
  away: { per: 'table', sight: 'none' },
  /** Cards of the main deck that an effect has turned up. */
  revealed: { per: 'table', sight: 'all' },
});
export const zoneKinds = zones.kinds;

/** The zones whose cards a seat owns (DBG-SILENT-14). */
export const OWNED = [ZONE.hand, ZONE.deck, ZONE.discard, ZONE.played, ZONE.locations, ZONE.aside] as const;

export const IN_LOCATIONS = zones.mask('locations');
