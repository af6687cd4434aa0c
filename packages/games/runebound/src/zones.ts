import { defineZones } from '@tafelrunde/kernel';

/** The numbers of zones, written out: rules read them all the time, and what is computed is read more slowly. */
export const ZONE = {
  hero: 0,
  assets: 1,
  skills: 2,
  hand: 3,
  trophies: 4,
  quests: 5,
  rumors: 6,
  heroes: 7,
  combat: 8,
  exploration: 9,
  social: 10,
  combatDiscard: 11,
  explorationDiscard: 12,
  socialDiscard: 13,
  skillDeck: 14,
  skillDiscard: 15,
  assetDeck: 16,
  assetDiscard: 17,
  storyDeck: 18,
  storyDiscard: 19,
  storyTrack: 20,
  market0: 21,
  market1: 22,
  market2: 23,
  market3: 24,
  scenario: 25,
  adventure: 26,
  revealed: 27,
  removed: 28,
} as const;

/** Where cards lie. */
const zones = defineZones(ZONE, {
  hero: { per: 'seat', sight: 'all' },
  assets: { per: 'seat', sight: 'all' },
  skills: { per: 'seat', sight: 'all' },
  hand: { per: 'seat', sight: 'owner' },
  trophies: { per: 'seat', sight: 'owner' },
  quests: { per: 'seat', sight: 'all' },
  rumors: { per: 'seat', sight: 'all' },
  heroes: { per: 'table', sight: 'all' },
  combat: { per: 'table', sight: 'none', pile: true },
  exploration: { per: 'table', sight: 'none', pile: true },
  social: { per: 'table', sight: 'none', pile: true },
  combatDiscard: { per: 'table', sight: 'all', pile: true },
  explorationDiscard: { per: 'table', sight: 'all', pile: true },
  socialDiscard: { per: 'table', sight: 'all', pile: true },
  skillDeck: { per: 'table', sight: 'none', pile: true },
  skillDiscard: { per: 'table', sight: 'all', pile: true },
  assetDeck: { per: 'table', sight: 'none', pile: true },
  assetDiscard: { per: 'table', sight: 'all', pile: true },
  storyDeck: { per: 'table', sight: 'none', pile: true },
  storyDiscard: { per: 'table', sight: 'all', pile: true },
  storyTrack: { per: 'table', sight: 'all' },
  market0: { per: 'table', sight: 'all' },
  market1: { per: 'table', sight: 'all' },
  market2: { per: 'table', sight: 'all' },
  market3: { per: 'table', sight: 'all' },
  scenario: { per: 'table', sight: 'all' },
  adventure: { per: 'table', sight: 'all' },
  revealed: { per: 'table', sight: 'all' },
  removed: { per: 'table', sight: 'all' },
});
export const zoneKinds = zones.kinds;

/** The deck of a number (`DECKS` of the map), and its discard pile. */
export const deckZone = (deck: number): number => ZONE.combat + deck;
export const discardZone = (deck: number): number => ZONE.combatDiscard + deck;

/** Cards of a hero that work: his card, his assets and what he has learned (RB-ABILITY-02, RB-SKILL-02). */
export const OWN = zones.mask('hero', 'assets', 'skills');
/** An enemy works while it is fought. */
export const FOUGHT = zones.mask('adventure', 'scenario');
