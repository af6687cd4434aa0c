import type { Literal } from '@tafelrunde/kernel';

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
