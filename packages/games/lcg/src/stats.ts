import type { Literal } from '@tafelrunde/words';

/** The values of cards. The last ones count how often something is so, and 0 means that it is not. */
export const STAT = {
  willpower: 0,
  attack: 1,
  defense: 2,
  hitPoints: 3,
  threat: 4,
  engagement: 5,
  questPoints: 6,
  cost: 7,
  ranged: 8,
  sentinel: 9,
  doomed: 10,
  surge: 11,
  /** Added to the threat of the staging area; kept on the quest card. */
  stagingThreat: 12,
  cannotAttack: 13,
  cannotDefend: 14,
  cannotReady: 15,
  cannotTakeDamage: 16,
  cannotHaveAttachments: 17,
  cannotBeEngaged: 18,
  immune: 19,
  blank: 20,
  /** More than one defender may be declared against attacks on this player; kept on his heroes. */
  manyDefenders: 21,
  /** A trait, by its number, that a card has besides the printed ones. */
  trait: 22,
  /** A resource icon, by the number of its sphere, that a hero has besides the printed one. */
  icon: 23,
  /** Threat that the refresh phase adds to every player. */
  refreshThreat: 24,
  /** Resources a hero collects beside the usual one. */
  income: 25,
  cannotDraw: 26,
  noDefenseCounts: 27,
  /** A seat, by its number, that an enemy cannot attack. */
  spares: 28,
  /** Something is put off until later for this very card; over as soon as it leaves play. */
  awaited: 29,
  /** The threat at which players are eliminated; kept on the quest card. */
  threatLimit: 30,
  /** A trait, by its number, that attachments on this card cannot have. */
  refusedTrait: 31,
  cannotHaveRestricted: 32,
  /** Effects of this encounter card cannot be cancelled. */
  uncancellable: 33,
  /** Once its attack is over, this enemy goes back to the staging area. */
  sentBack: 34,
  /** Players cannot travel there of their own will. */
  cannotTravelTo: 35,
  cannotCommit: 36,
  /** It gets no resources, neither in the resource phase nor by effects. */
  cannotCollect: 37,
  /** What is printed on it and has to be triggered cannot be. */
  cannotTrigger: 38,
  /** Nobody can play events; kept on the active location. */
  noEvents: 39,
  /** Committing to quests does not exhaust it. */
  questsReady: 40,
  /** Fewer cards to reveal in the staging step; kept on the quest card. */
  fewerReveals: 41,
  /** A card, by its number, that takes the damage of this one. */
  damageTo: 42,
  cannotBeHealed: 43,
  /** The value of a card that is dealt for an escape test. */
  escape: 44,
  /** All characters that can must commit to the quest; kept on the active location. */
  mustCommit: 45,
  /** Gollum's guard cannot change; kept on the active location. */
  guardStays: 46,
  /** What a treachery does to Gollum's guard it does to everybody; kept on the active location. */
  guardShared: 47,
  /** Defending does not exhaust it. */
  defendsReady: 48,
  /** A sphere, by its number, that a hero's resources may be spent as, besides those of its icons. */
  spendAs: 49,
  /** A trait, by its number, whose cards may be paid for from hand with what lies on this one. */
  paysFor: 50,
  /** A trait, one above its number: only characters that have it, or Ranged, may attack this enemy or defend against it. */
  foughtBy: 51,
  /** A card, by its number, that takes the damage of this enemy's attack; the latest counts. */
  attackHits: 52,
  /** The most damage that one effect heals on it. */
  healLimit: 53,
  /** Undefended damage against its player has to be dealt to it. */
  takesUndefended: 54,
} as const;

export type StatName = keyof typeof STAT;
export const STAT_NAMES = Object.keys(STAT) as StatName[];

/** How values are called on cards. */
export const statWords: readonly Literal[] = [
  { de: 'Willenskraft', en: 'willpower' },
  { de: 'Angriffsstärke', en: 'attack' },
  { de: 'Verteidigungsstärke', en: 'defense' },
  { de: 'Trefferpunkte', en: 'hit points' },
  { de: 'Widerstand', en: 'threat' },
  { de: 'Kampfbereitschaft', en: 'engagement cost' },
  { de: 'Abenteuerpunkte', en: 'quest points' },
  { de: 'Kosten', en: 'cost' },
];

export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'] as const;
export type Sphere = (typeof SPHERES)[number];

/** The number of the sphere that every resource matches. */
export const NEUTRAL = SPHERES.indexOf('neutral');

/** The number of a sphere; what has none can be paid for by all. */
export function sphereNumber(sphere: string): number {
  const at = SPHERES.indexOf(sphere as Sphere);
  return at < 0 ? NEUTRAL : at;
}

/** What kind of card, by sphere: "Geist-Charakter", "Spirit character". */
export const sphereWords: Readonly<Record<Sphere, Literal>> = {
  leadership: { de: 'Führung', en: 'Leadership' },
  tactics: { de: 'Taktik', en: 'Tactics' },
  spirit: { de: 'Geist', en: 'Spirit' },
  lore: { de: 'Wissen', en: 'Lore' },
  neutral: { de: 'Neutral', en: 'Neutral' },
};
