import type { Literal } from '@tafelrunde/kernel';
import type { Culture } from '../defs.ts';
import { registry } from '../registry.ts';

/** What kind of card, by culture: "Dunland-Mensch", "Dunland Man". */
export const cultureWords: Readonly<Record<Culture, Literal>> = {
  dwarven: { de: 'Zwergen', en: 'Dwarven' },
  elven: { de: 'Elben', en: 'Elven' },
  gandalf: { de: 'Gandalf', en: 'Gandalf' },
  gondor: { de: 'Gondor', en: 'Gondor' },
  rohan: { de: 'Rohan', en: 'Rohan' },
  shire: { de: 'Auenland', en: 'Shire' },
  dunland: { de: 'Dunland', en: 'Dunland' },
  isengard: { de: 'Isengart', en: 'Isengard' },
  moria: { de: 'Moria', en: 'Moria' },
  raider: { de: 'Dunkelmenschen', en: 'Raider' },
  ringwraith: { de: 'Ringgeister', en: 'Ringwraith' },
  sauron: { de: 'Sauron', en: 'Sauron' },
};

/** A card's title in both languages, by the English one; names of persons are mostly the same. */
export function titleWords(title: string): Literal {
  const def = registry.find((other) => other.title.en === title);
  return { de: def?.title.de ?? title, en: title };
}
