import type { ZoneKind } from '@tafelrunde/kernel';

/** Where cards lie, in the order of the numbers in ZONE. */
export const zoneKinds: readonly ZoneKind[] = [
  { name: 'hero', per: 'seat', sight: 'all' },
  { name: 'assets', per: 'seat', sight: 'all' },
  { name: 'skills', per: 'seat', sight: 'all' },
  { name: 'hand', per: 'seat', sight: 'owner' },
  { name: 'trophies', per: 'seat', sight: 'owner' },
  { name: 'quests', per: 'seat', sight: 'all' },
  { name: 'rumors', per: 'seat', sight: 'all' },
  { name: 'heroes', per: 'table', sight: 'all' },
  { name: 'combat', per: 'table', sight: 'none', pile: true },
  { name: 'exploration', per: 'table', sight: 'none', pile: true },
  { name: 'social', per: 'table', sight: 'none', pile: true },
  { name: 'combatDiscard', per: 'table', sight: 'all', pile: true },
  { name: 'explorationDiscard', per: 'table', sight: 'all', pile: true },
  { name: 'socialDiscard', per: 'table', sight: 'all', pile: true },
  { name: 'skillDeck', per: 'table', sight: 'none', pile: true },
  { name: 'skillDiscard', per: 'table', sight: 'all', pile: true },
  { name: 'assetDeck', per: 'table', sight: 'none', pile: true },
  { name: 'assetDiscard', per: 'table', sight: 'all', pile: true },
  { name: 'storyDeck', per: 'table', sight: 'none', pile: true },
  { name: 'storyDiscard', per: 'table', sight: 'all', pile: true },
  { name: 'storyTrack', per: 'table', sight: 'all' },
  { name: 'market0', per: 'table', sight: 'all' },
  { name: 'market1', per: 'table', sight: 'all' },
  { name: 'market2', per: 'table', sight: 'all' },
  { name: 'market3', per: 'table', sight: 'all' },
  { name: 'scenario', per: 'table', sight: 'all' },
  { name: 'adventure', per: 'table', sight: 'all' },
  { name: 'revealed', per: 'table', sight: 'all' },
  { name: 'removed', per: 'table', sight: 'all' },
];

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

/** The deck of a number (`DECKS` of the map), and its discard pile. */
export const deckZone = (deck: number): number => ZONE.combat + deck;
export const discardZone = (deck: number): number => ZONE.combatDiscard + deck;

const set = (...kinds: number[]): number => kinds.reduce((all, kind) => all | (1 << kind), 0);

/** Cards of a hero that work: his card, his assets and what he has learned (RB-ABILITY-02, RB-SKILL-02). */
export const OWN = set(ZONE.hero, ZONE.assets, ZONE.skills);
/** An enemy works while it is fought. */
export const FOUGHT = set(ZONE.adventure, ZONE.scenario);
