import type { Literal } from '@tafelrunde/words';

/** The boxes that cards come in: the core set and the six adventure packs of Shadows of Mirkwood, in their order. */
export const packs = {
  core: { de: 'Grundspiel', en: 'Core Set' },
  'hunt-for-gollum': { de: 'Die Jagd nach Gollum', en: 'The Hunt for Gollum' },
  carrock: { de: 'Der Kampf am Carrock', en: 'Conflict at the Carrock' },
  rhosgobel: { de: 'Die Reise nach Rhosgobel', en: 'A Journey to Rhosgobel' },
  'emyn-muil': { de: 'Die Hügel von Emyn Muil', en: 'The Hills of Emyn Muil' },
  'dead-marshes': { de: 'Die Totensümpfe', en: 'The Dead Marshes' },
  'return-to-mirkwood': { de: 'Die Rückkehr zum Düsterwald', en: 'Return to Mirkwood' },
} as const satisfies Readonly<Record<string, Literal>>;

export type PackId = keyof typeof packs;
export const packIds = Object.keys(packs) as PackId[];
