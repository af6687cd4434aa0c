import type { ShortSigns } from '../short-form.ts';

/** Words of the trading card game that a sign stands for in short forms. */
export const shortSigns = {
  strength: { label: { de: 'Stärke', en: 'strength' }, de: /Stärke(?= [+−])/g, en: /\bstrength(?= [+−])/g },
  twilight: {
    label: { de: 'Zwielicht', en: 'twilight' },
    de: /Zwielicht(?:-Spielsteine?n?)?(?!\p{L})/gu,
    en: /\btwilight(?: tokens?)?\b/g,
  },
  burden: { label: { de: 'Lastmarke', en: 'burden' }, de: /Lastmarken?\b/g, en: /\bburdens?\b/g },
  card: { label: { de: 'Karten', en: 'cards' }, de: /(?<=[\dX] )Karten?\b/g, en: /(?<=[\dX] )cards?\b/g },
} as const satisfies ShortSigns;
