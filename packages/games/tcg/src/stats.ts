import type { Literal } from '@tafelrunde/words';

/** The values of cards. Keywords count how often a card has them; 0 means that it has not. */
export const STAT = {
  strength: 0,
  vitality: 1,
  cost: 2,
  resistance: 3,
  damage: 4,
  defender: 5,
  archer: 6,
  fierce: 7,
  /** Of sites. The archery totals are kept on the site where the fellowship is. */
  shadowNumber: 8,
  fellowshipArchery: 9,
  minionArchery: 10,
  /** Cannot take wounds. */
  unwoundable: 11,
  /** How many times its strength overwhelms it. */
  overwhelm: 12,
  /** Takes no more than one wound in this skirmish phase. */
  woundOnce: 13,
  /** A site whose text is used elsewhere, too (TCG-SITE-08). */
  copied: 14,
  /** Takes no part in archery fire and skirmishes. */
  aloof: 15,
  /** Takes no part in skirmishes unless something allows it (TCG-SILENT-16). */
  unhasty: 16,
} as const;

export type StatName = keyof typeof STAT;
export const STAT_NAMES = Object.keys(STAT) as StatName[];

/** How values are called on cards. */
export const statWords: readonly Literal[] = [
  { de: 'Stärke', en: 'strength' },
  { de: 'Vitalität', en: 'vitality' },
  { de: 'Zwielichtkosten', en: 'twilight cost' },
  { de: 'Resistenz', en: 'resistance' },
  { de: 'Schaden', en: 'damage' },
  { de: 'Verteidiger', en: 'defender' },
  { de: 'Bogenschütze', en: 'archer' },
  { de: 'Erbittert', en: 'fierce' },
  { de: 'Schattenzahl', en: 'Shadow number' },
  { de: 'Fernkampfwert der Gemeinschaft', en: 'fellowship archery total' },
  { de: 'Fernkampfwert der Diener', en: 'minion archery total' },
];
