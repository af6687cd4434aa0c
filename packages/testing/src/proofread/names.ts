import type { Lang, Noun, Title } from '@tafelrunde/words';

export type Case = 'nom' | 'acc' | 'dat' | 'gen';

/** A name that every message is tried with, and how it has to read; written by hand, apart from the grammar. */
export interface Sample {
  readonly id: string;
  readonly title: Title;
  readonly plural: boolean;
  readonly de: Readonly<Record<Case, string>>;
  readonly en: string;
}

const same = (text: string): Record<Case, string> => ({ nom: text, acc: text, dat: text, gen: text });

/** Singular, plural, feminine, neuter, with an article of its own; and a title that reads like a sentence. */
export const samples: readonly Sample[] = [
  {
    id: 'masculine',
    title: { de: 'Grauer Nekromant', en: 'Grey Necromancer', as: 'm weak' },
    plural: false,
    de: {
      nom: 'der Graue Nekromant',
      acc: 'den Grauen Nekromanten',
      dat: 'dem Grauen Nekromanten',
      gen: 'des Grauen Nekromanten',
    },
    en: 'the Grey Necromancer',
  },
  {
    id: 'plural',
    title: { de: 'Grimmige Warge', en: 'Grim Wargs', as: 'pl' },
    plural: true,
    de: {
      nom: 'die Grimmigen Warge',
      acc: 'die Grimmigen Warge',
      dat: 'den Grimmigen Wargen',
      gen: 'der Grimmigen Warge',
    },
    en: 'the Grim Wargs',
  },
  {
    id: 'feminine',
    title: { de: 'Große Spinne', en: 'King Spider', as: 'f' },
    plural: false,
    de: { nom: 'die Große Spinne', acc: 'die Große Spinne', dat: 'der Großen Spinne', gen: 'der Großen Spinne' },
    en: 'the King Spider',
  },
  {
    id: 'neuter',
    title: { de: 'Altes Schwert', en: 'Old Sword', as: 'n' },
    plural: false,
    de: { nom: 'das Alte Schwert', acc: 'das Alte Schwert', dat: 'dem Alten Schwert', gen: 'des Alten Schwerts' },
    en: 'the Old Sword',
  },
  {
    id: 'article',
    title: { de: 'Der Eine Ring', en: 'The One Ring', as: 'm' },
    plural: false,
    de: { nom: 'der Eine Ring', acc: 'den Einen Ring', dat: 'dem Einen Ring', gen: 'des Einen Rings' },
    en: 'the One Ring',
  },
  {
    id: 'sentence',
    title: { de: 'Das war knapp!', en: 'That Was Close!', as: 'quoted' },
    plural: false,
    de: { ...same('„Das war knapp!“'), gen: 'von „Das war knapp!“' },
    en: '“That Was Close!”',
  },
];

/** Somebody at the table. */
export const PERSON = 'Ada';

/** The names of a sample in a language, for the words to look up. */
export function nounOf({ title }: Sample, lang: Lang): Noun {
  return { title: title[lang], as: title.as };
}
