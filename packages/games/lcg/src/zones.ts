import type { ZoneKind } from '@tafelrunde/kernel';

/** Where cards lie, in the order of the numbers in ZONE. */
export const zoneKinds: readonly ZoneKind[] = [
  { name: 'play', per: 'seat', sight: 'all' },
  { name: 'engaged', per: 'seat', sight: 'all' },
  { name: 'hand', per: 'seat', sight: 'owner' },
  { name: 'deck', per: 'seat', sight: 'none', pile: true },
  { name: 'discard', per: 'seat', sight: 'all', pile: true },
  { name: 'staging', per: 'table', sight: 'all' },
  { name: 'active', per: 'table', sight: 'all' },
  { name: 'quest', per: 'table', sight: 'all' },
  { name: 'attached', per: 'table', sight: 'all' },
  { name: 'stages', per: 'table', sight: 'none', pile: true },
  { name: 'encounterDeck', per: 'table', sight: 'none', pile: true },
  { name: 'encounterDiscard', per: 'table', sight: 'all', pile: true },
  { name: 'victory', per: 'table', sight: 'all' },
  { name: 'aside', per: 'table', sight: 'all' },
  { name: 'removed', per: 'table', sight: 'all' },
  { name: 'shadow', per: 'table', sight: 'none' },
  { name: 'revealed', per: 'table', sight: 'all' },
  { name: 'resolving', per: 'table', sight: 'all' },
  { name: 'captive', per: 'table', sight: 'all' },
  { name: 'campaign', per: 'table', sight: 'all' },
];

export const ZONE = {
  play: 0,
  engaged: 1,
  hand: 2,
  deck: 3,
  discard: 4,
  staging: 5,
  active: 6,
  quest: 7,
  attached: 8,
  stages: 9,
  encounterDeck: 10,
  encounterDiscard: 11,
  victory: 12,
  aside: 13,
  removed: 14,
  shadow: 15,
  revealed: 16,
  resolving: 17,
  captive: 18,
  campaign: 19,
} as const;

const set = (...kinds: number[]): number => kinds.reduce((all, kind) => all | (1 << kind), 0);

/** Cards in play (LCG-ZONE-01). */
export const IN_PLAY = set(ZONE.play, ZONE.engaged, ZONE.staging, ZONE.active, ZONE.quest, ZONE.attached);
export const IN_HAND = set(ZONE.hand);
/** Beside the quest deck, where campaign cards lie and work (LCG-CAMPAIGN-16). */
export const IN_CAMPAIGN = set(ZONE.campaign);
