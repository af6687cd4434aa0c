import type { ZoneKind } from '@tafelrunde/kernel';

/** Where cards lie, in the order of the numbers in ZONE. */
export const zoneKinds: readonly ZoneKind[] = [
  { name: 'fellowship', per: 'seat', sight: 'all' },
  { name: 'support', per: 'seat', sight: 'all' },
  { name: 'hand', per: 'seat', sight: 'owner' },
  { name: 'deck', per: 'seat', sight: 'none', pile: true },
  { name: 'discard', per: 'seat', sight: 'all', pile: true },
  { name: 'dead', per: 'seat', sight: 'all', pile: true },
  { name: 'adventure', per: 'seat', sight: 'owner' },
  { name: 'minions', per: 'table', sight: 'all' },
  { name: 'attached', per: 'table', sight: 'all' },
  { name: 'path', per: 'table', sight: 'all', pile: true },
  { name: 'resolving', per: 'table', sight: 'all' },
  { name: 'removed', per: 'table', sight: 'all' },
];

export const ZONE = {
  /** A player's companions, the Ring-bearer among them. */
  fellowship: 0,
  /** Allies, and conditions and possessions that lie on nothing. */
  support: 1,
  hand: 2,
  deck: 3,
  discard: 4,
  dead: 5,
  adventure: 6,
  /** The minions of all Shadow players, facing the active fellowship. */
  minions: 7,
  /** Cards that lie on other cards. */
  attached: 8,
  /** The adventure path, site 1 first. */
  path: 9,
  /** Events while they take effect, and The One Ring while it has no bearer. */
  resolving: 10,
  removed: 11,
} as const;

const set = (...kinds: number[]): number => kinds.reduce((all, kind) => all | (1 << kind), 0);

/** Cards in play; the dead pile is not (TCG-SPOT-02). */
export const IN_PLAY = set(ZONE.fellowship, ZONE.support, ZONE.minions, ZONE.attached, ZONE.path);
export const IN_HAND = set(ZONE.hand);
/** Where a character lies that has just been killed. */
export const KILLED = set(ZONE.dead, ZONE.discard);
/** Where a card that changes its own cost may be. */
export const PLAYABLE = set(ZONE.hand, ZONE.deck, ZONE.discard);
