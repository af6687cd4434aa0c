import { defineZones } from '@tafelrunde/kernel';

/** Where cards lie. */
export const zones = defineZones({
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
export const { ZONE } = zones;

/** Cards in play; the dead pile is not (TCG-SPOT-02). */
export const IN_PLAY = zones.mask('fellowship', 'support', 'minions', 'attached', 'path');
export const IN_HAND = zones.mask('hand');
/** Where a character lies that has just been killed. */
export const KILLED = zones.mask('dead', 'discard');
/** Where a card that changes its own cost may be. */
export const PLAYABLE = zones.mask('hand', 'deck', 'discard');
