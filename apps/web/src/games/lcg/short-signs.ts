import type { ShortSigns } from '../short-form.ts';

/** Words of the living card game that a sign stands for in short forms. */
export const shortSigns = {
  action: { label: { de: 'Aktion', en: 'Action' }, de: /^Aktion:/, en: /^Action:/ },
  exhaust: {
    label: { de: 'Erschöpfe diese Karte', en: 'Exhaust this card' },
    de: /Erschöpfe(?= →)/,
    en: /Exhaust(?= →)/,
  },
  shadow: { label: { de: 'Schatten', en: 'Shadow' }, de: /^Schatten:/, en: /^Shadow:/ },
  willpower: { label: { de: 'Willenskraft', en: 'willpower' }, de: /Willenskraft/g, en: /willpower/g },
  attack: { label: { de: 'Angriffsstärke', en: 'attack' }, de: /Angriffsstärke/g, en: /(?<=[+−]\w )attack/g },
  defense: {
    label: { de: 'Verteidigungsstärke', en: 'defense' },
    de: /Verteidigungsstärke/g,
    en: /(?<=[+−]\w )defense/g,
  },
  hitPoints: { label: { de: 'Trefferpunkte', en: 'hit points' }, de: /Trefferpunkten?/g, en: /hit points?/g },
  threat: { label: { de: 'Bedrohung', en: 'threat' }, de: /Bedrohung(?:sstärke)?(?!\p{L})/gu, en: /\bthreat\b/g },
  resource: {
    label: { de: 'Ressource', en: 'resource' },
    de: /Ressourcen?(?![\p{L}-])/gu,
    en: /\bresources?\b(?! icon)/g,
  },
  damage: { label: { de: 'Schaden', en: 'damage' }, de: /\bSchaden\b/g, en: /\bdamage\b/g },
  progress: { label: { de: 'Fortschritt', en: 'progress' }, de: /\bFortschritt\b/g, en: /\bprogress\b/g },
  card: { label: { de: 'Karten', en: 'cards' }, de: /(?<=[\dX] )Karten?\b/g, en: /(?<=[\dX] )cards?\b/g },
} as const satisfies ShortSigns;
