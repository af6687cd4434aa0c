import { defineZones } from '@tafelrunde/kernel';

/** The numbers of zones, written out: rules read them all the time, and what is computed is read more slowly. */
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

/** Where cards lie. */
export const zones = defineZones(ZONE, {
  play: { per: 'seat', sight: 'all' },
  engaged: { per: 'seat', sight: 'all' },
  hand: { per: 'seat', sight: 'owner' },
  deck: { per: 'seat', sight: 'none', pile: true },
  discard: { per: 'seat', sight: 'all', pile: true },
  staging: { per: 'table', sight: 'all' },
  /** The active location. */
  active: { per: 'table', sight: 'all' },
  /** The stage that is played. */
  quest: { per: 'table', sight: 'all' },
  /** Cards that lie on other cards. */
  attached: { per: 'table', sight: 'all' },
  /** The stages that are still to come. */
  stages: { per: 'table', sight: 'none', pile: true },
  encounterDeck: { per: 'table', sight: 'none', pile: true },
  encounterDiscard: { per: 'table', sight: 'all', pile: true },
  victory: { per: 'table', sight: 'all' },
  aside: { per: 'table', sight: 'all' },
  removed: { per: 'table', sight: 'all' },
  shadow: { per: 'table', sight: 'none' },
  /** The encounter card that is being revealed. */
  revealed: { per: 'table', sight: 'all' },
  /** Events while they take effect. */
  resolving: { per: 'table', sight: 'all' },
  /** Prisoners, and the cards captured with them. */
  captive: { per: 'table', sight: 'all' },
  campaign: { per: 'table', sight: 'all' },
});
export const zoneKinds = zones.kinds;

/** Cards in play (LCG-ZONE-01). */
export const IN_PLAY = zones.mask('play', 'engaged', 'staging', 'active', 'quest', 'attached');
export const IN_HAND = zones.mask('hand');
/** Beside the quest deck, where campaign cards lie and work (LCG-CAMPAIGN-16). */
export const IN_CAMPAIGN = zones.mask('campaign');
