import { defineZones } from '@tafelrunde/kernel';

/** The numbers of zones, written out: rules read them all the time, and what is computed is read more slowly. */
export const ZONE = {
  fellowship: 0,
  support: 1,
  hand: 2,
  deck: 3,
  discard: 4,
  dead: 5,
  adventure: 6,
  minions: 7,
  attached: 8,
  path: 9,
  resolving: 10,
  removed: 11,
} as const;

/** Where cards lie. */
const zones = defineZones(ZONE, {
  /** A player's companions, the Ring-bearer among them. */
  fellowship: { per: 'seat', sight: 'all' },
  /** Allies, and conditions and possessions that lie on nothing. */
  support: { per: 'seat', sight: 'all' },
  hand: { per: 'seat', sight: 'owner' },
  deck: { per: 'seat', sight: 'none', pile: true },
  discard: { per: 'seat', sight: 'all', pile: true },
  dead: { per: 'seat', sight: 'all', pile: true },
  adventure: { per: 'seat', sight: 'owner' },
  /** The minions of all Shadow players, facing the active fellowship. */
  minions: { per: 'table', sight: 'all' },
  /** Cards that lie on other cards. */
  attached: { per: 'table', sight: 'all' },
  /** The adventure path, site 1 first. */
  path: { per: 'table', sight: 'all', pile: true },
  /** Events while they take effect, and The One Ring while it has no bearer. */
  resolving: { per: 'table', sight: 'all' },
  removed: { per: 'table', sight: 'all' },
});
export const zoneKinds = zones.kinds;

/** Cards in play; the dead pile is not (TCG-SPOT-02). */
export const IN_PLAY = zones.mask('fellowship', 'support', 'minions', 'attached', 'path');
export const IN_HAND = zones.mask('hand');
/** Where a character lies that has just been killed. */
export const KILLED = zones.mask('dead', 'discard');
/** Where a card that changes its own cost may be. */
export const PLAYABLE = zones.mask('hand', 'deck', 'discard');
