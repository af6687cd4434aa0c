import type { Literal } from '@tafelrunde/words';

/** Values of hero cards, enemies and villains, in the order of the numbers in STAT. */
export const STAT_NAMES = [
  'body',
  'mind',
  'spirit',
  'health',
  'speed',
  'handLimit',
  'mute',
  'pinned',
  'unguarded',
] as const;
export type StatName = (typeof STAT_NAMES)[number];

export const STAT = {
  body: 0,
  mind: 1,
  spirit: 2,
  health: 3,
  speed: 4,
  handLimit: 5,
  /** Above 0: the opponent cannot use surge abilities. */
  mute: 6,
  /** Above 0: the opponent cannot retreat. */
  pinned: 7,
  /** Above 0: the opponent cannot spend shields. */
  unguarded: 8,
} as const;

export const ATTRIBUTES = ['body', 'mind', 'spirit'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const statWords: readonly Literal[] = [
  { de: 'Körper', en: 'body' },
  { de: 'Verstand', en: 'mind' },
  { de: 'Geist', en: 'spirit' },
  { de: 'Gesundheit', en: 'health' },
  { de: 'Geschwindigkeit', en: 'speed' },
  { de: 'Handkartenlimit', en: 'hand limit' },
];
