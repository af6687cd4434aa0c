import type { EnglishAdjective, EnglishName, EnglishNoun, EnglishVerb } from './english/types.ts';
import { WordsError } from './errors.ts';
import type {
  Case,
  GermanAdjective,
  GermanName,
  GermanNoun,
  GermanPreposition,
  GermanTense,
  GermanVerb,
} from './german/types.ts';
import type { Literal } from './lang.ts';

interface NounEntry {
  readonly de: GermanNoun;
  readonly en: EnglishNoun;
  /** Prepositions that this noun wants instead of the usual ones: "auf die Hand", not "in die Hand". */
  readonly prepositions?: Readonly<Record<string, { readonly de?: GermanPreposition; readonly en?: string }>>;
}

interface AdjectiveEntry {
  readonly de: GermanAdjective;
  readonly en: EnglishAdjective;
}

/** What a German verb wants of an object: a case or a preposition. */
export type GermanGovernment = Case | GermanPreposition;

/** Objects are in the accusative and indirect objects in the dative, in English bare and with "to", unless given. */
export interface VerbEntry {
  readonly de: GermanVerb & { readonly object?: GermanGovernment; readonly indirect?: GermanGovernment };
  readonly en: EnglishVerb & { readonly object?: string; readonly indirect?: string };
}

interface PrepositionEntry {
  readonly de: GermanPreposition;
  readonly en: string;
}

interface AdverbEntry extends Literal {
  /** In English before the verb and not behind everything. */
  readonly before?: true;
}

export interface ConjunctionEntry extends Literal {
  /** "nachdem" wants the perfect where English "after" has the present. */
  readonly germanTense?: GermanTense;
}

interface NameEntry {
  readonly de: GermanName;
  readonly en: EnglishName;
}

interface Sections {
  readonly nouns: NounEntry;
  readonly adjectives: AdjectiveEntry;
  readonly verbs: VerbEntry;
  readonly prepositions: PrepositionEntry;
  readonly adverbs: AdverbEntry;
  readonly conjunctions: ConjunctionEntry;
  readonly names: NameEntry;
}

export type Section = keyof Sections;

/** The words of a game, each once, in both languages. */
export type Lexicon = { readonly [S in Section]: Readonly<Record<string, Sections[S]>> };
export type LexiconPart = Partial<Lexicon>;

const SECTIONS: readonly Section[] = [
  'nouns',
  'adjectives',
  'verbs',
  'prepositions',
  'adverbs',
  'conjunctions',
  'names',
];

/** Merges lexica; throws `duplicate-key`. */
export function lexicon(...parts: readonly LexiconPart[]): Lexicon {
  const merge = <S extends Section>(section: S): Record<string, Sections[S]> => {
    const all: Record<string, Sections[S]> = {};
    for (const part of parts) {
      for (const [key, entry] of Object.entries(part[section] ?? {})) {
        if (Object.hasOwn(all, key)) throw new WordsError('duplicate-key', `${section} ${key}`);
        all[key] = entry as Sections[S];
      }
    }
    return all;
  };
  return {
    nouns: merge('nouns'),
    adjectives: merge('adjectives'),
    verbs: merge('verbs'),
    prepositions: merge('prepositions'),
    adverbs: merge('adverbs'),
    conjunctions: merge('conjunctions'),
    names: merge('names'),
  };
}

/** The entry of a word; throws `unknown-word`. */
export function wordOf<S extends Section>(from: Lexicon, section: S, key: string): Sections[S] {
  if (!knows(from, section, key)) throw new WordsError('unknown-word', `${section} ${key}`);
  return from[section][key] as Sections[S];
}

export function knows(from: Lexicon, section: Section, key: string): boolean {
  return Object.hasOwn(from[section], key);
}

/** Entries that cannot be inflected: nouns without any form, unpaired texts, prefixes that do not fit their verb. */
export function checkLexicon(of: Lexicon): readonly string[] {
  const problems: string[] = [];
  for (const section of SECTIONS) {
    for (const [key, entry] of Object.entries(of[section])) {
      if (hasEmptyText(entry)) problems.push(`${section} ${key}: empty text`);
    }
  }
  for (const [key, { de }] of Object.entries(of.nouns)) {
    if (!('adjectival' in de) && de.sg === undefined && de.pl === undefined) problems.push(`nouns ${key}: no form`);
  }
  for (const [key, { de }] of Object.entries(of.verbs)) {
    if (!de.infinitive.endsWith('n')) problems.push(`verbs ${key}: ${de.infinitive} is no infinitive`);
    if (de.prefix && !de.infinitive.startsWith(de.prefix)) problems.push(`verbs ${key}: prefix ${de.prefix}`);
  }
  return problems;
}

function hasEmptyText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyText);
}
