import type { ShortSigns } from '../short-form.ts';

/** Words of Runebound that a sign stands for in short forms. */
export const shortSigns = {
  surge: { label: { de: 'Energie', en: 'surge' }, de: /(?<=[\dX] )Energie\b/g, en: /(?<=[\dX] )surge\b/g },
  gold: { label: { de: 'Gold', en: 'gold' }, de: /\bGold\b/g, en: /\bgold\b/g },
  trophy: { label: { de: 'Trophäe', en: 'trophy' }, de: /\bTrophäen?\b/g, en: /\btroph(?:y|ies)\b/g },
  damage: { label: { de: 'Schaden', en: 'damage' }, de: /\bSchaden\b/g, en: /\bdamage\b/g },
  health: { label: { de: 'Gesundheit', en: 'health' }, de: /\bGesundheit\b/g, en: /\bhealth\b/g },
  body: { label: { de: 'Körper', en: 'body' }, de: /\bKörper\b/g, en: /\bbody\b/g },
  mind: { label: { de: 'Verstand', en: 'mind' }, de: /\bVerstand\b/g, en: /\bmind\b/g },
  spirit: { label: { de: 'Geist', en: 'spirit' }, de: /\bGeist\b/g, en: /\bspirit\b/g },
  forest: { label: { de: 'Wald', en: 'forest' }, de: /\bWald\b(?=[^\]]*\])/g, en: /\bforest\b(?=[^\]]*\])/g },
  hills: { label: { de: 'Hügel', en: 'hills' }, de: /\bHügel\b(?=[^\]]*\])/g, en: /\bhills\b(?=[^\]]*\])/g },
  mountain: { label: { de: 'Berg', en: 'mountain' }, de: /\bBerg\b(?=[^\]]*\])/g, en: /\bmountain\b(?=[^\]]*\])/g },
  water: { label: { de: 'Wasser', en: 'water' }, de: /\bWasser\b(?=[^\]]*\])/g, en: /\bwater\b(?=[^\]]*\])/g },
  plains: { label: { de: 'Ebene', en: 'plains' }, de: /\bEbene\b(?=[^\]]*\])/g, en: /\bplains\b(?=[^\]]*\])/g },
  compass: { label: { de: 'Kompass', en: 'compass' }, de: /\bKompass\b(?=[^\]]*\])/g, en: /\bcompass\b(?=[^\]]*\])/g },
} as const satisfies ShortSigns;
