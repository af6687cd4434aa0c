import type { ShortSigns } from '../short-form.ts';

/** Words of the deck-building game that a sign stands for in short forms. */
export const shortSigns = {
  power: { label: { de: 'Macht', en: 'Power' }, de: /(?<=[+\d*X] )Macht\b/g, en: /(?<=[+\d*X] )Power\b/g },
  points: { label: { de: 'Siegpunkte', en: 'victory points' }, de: /\bSP\b/g, en: /\bVP\b/g },
  ambush: { label: { de: 'Hinterhalt', en: 'Ambush' }, de: /^Hinterhalt:/, en: /^Ambush:/ },
  defense: { label: { de: 'Abwehr', en: 'Defense' }, de: /^Abwehr:/, en: /^Defense:/ },
  corruption: {
    label: { de: 'Korruption', en: 'Corruption' },
    de: /(?:Karten? )?Korruption\b/g,
    en: /\bCorruption(?: cards?)?\b/g,
  },
  card: { label: { de: 'Karten', en: 'cards' }, de: /(?<=[\dX] )Karten?\b/g, en: /(?<=[\dX] )cards?\b/g },
} as const satisfies ShortSigns;
