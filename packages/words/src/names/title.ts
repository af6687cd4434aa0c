import type { Case } from '../german/types.ts';
import type { Lang, Literal } from '../lang.ts';

type Head = 'm' | 'f' | 'n' | 'pl';

/** Where somebody goes to it: "in den Wald", "auf die Ebene", "an den Fluss", "zum Tor", "nach Dale". */
export type Place = 'in' | 'auf' | 'an' | 'zu' | 'nach';

/**
 * How a German title stands in a sentence:
 * - `m`, `f`, `n`, `pl`: a thing, with its article: "der Hügeltroll", "die Warge";
 * - `name m` …: a name without one: "Gandalf", "Gandalfs Karte";
 * - `quoted`: a title that reads like a sentence or names an idea: „Das war knapp!“.
 *
 * `weak`: the noun has -n or -en in all cases but the first ("den Nekromanten"); `adjectival`: it is declined like an
 * adjective ("die Aufständischen"); `whole`: its first word is no adjective although it looks like one ("Speerträger
 * Gondors"); a preposition: see Place.
 */
type GermanTitle =
  | 'quoted'
  | `${'' | 'name '}${Head}${'' | ' weak' | ' adjectival'}${'' | ' whole'}${'' | ` ${Place}`}`;

/** How an English title stands in a sentence: with "the", as a name, quoted; singular unless `pl`. */
type EnglishTitle = 'quoted' | `${'the' | 'name'}${'' | ' pl'}${'' | ' he' | ' she' | ' it' | ' they'}`;

/** Forms that no rule gives: "Gandalf der Graue", "Gandalf den Grauen". */
interface GermanForms extends Partial<Readonly<Record<Exclude<Case, 'nom'>, string>>> {
  readonly as: GermanTitle;
}

/** The grammar of a title. English follows from the German where it is alike: same number, article or quotes. */
export type TitleGrammar = GermanTitle | { readonly de: GermanTitle | GermanForms; readonly en?: EnglishTitle };

/** A title in both languages, with its grammar beside it. */
export interface Title extends Literal {
  /** Without it the title is taken for a name without an article. */
  readonly as?: TitleGrammar;
}

/** A title of one language as a sentence takes it up. */
export interface Noun {
  readonly title: string;
  readonly as?: TitleGrammar;
}

/** People at the table: no article, and in English nobody knows whether it is he or she. */
export const PERSON: TitleGrammar = { de: 'name m', en: 'name they' };

/** Whoever reads it: sentences speak to him instead of about him. */
export const YOU: TitleGrammar = { de: { as: 'name m', acc: 'dich', dat: 'dir' }, en: 'name they' };

/** A title as a noun of one language. */
export function asNoun({ as, ...title }: Title, lang: Lang): Noun {
  return { title: title[lang], as };
}

/** The tokens of a German grammar. */
export interface GermanTokens {
  readonly use: 'name' | 'thing' | 'quoted';
  readonly head: Head;
  readonly weak: boolean;
  readonly adjectival: boolean;
  readonly whole: boolean;
  readonly place?: Place;
  readonly forms: Partial<Readonly<Record<Case, string>>>;
}

export function germanTokens(as: TitleGrammar | undefined): GermanTokens {
  const own = typeof as === 'object' ? as.de : (as ?? 'name m');
  const { as: text, ...forms } = typeof own === 'object' ? own : { as: own };
  const words: readonly string[] = text.split(' ');
  const has = (word: string): boolean => words.includes(word);
  return {
    use: has('quoted') ? 'quoted' : has('name') ? 'name' : 'thing',
    head: (['m', 'f', 'n', 'pl'] as const).find(has) ?? 'n',
    weak: has('weak'),
    adjectival: has('adjectival'),
    whole: has('whole'),
    place: (['in', 'auf', 'an', 'zu', 'nach'] as const).find(has),
    forms,
  };
}

/** The tokens of an English grammar, from the German one where nothing is said. */
export interface EnglishTokens {
  readonly use: 'name' | 'thing' | 'quoted';
  readonly number: 'sg' | 'pl';
  readonly pronoun: 'he' | 'she' | 'it' | 'they';
}

export function englishTokens(as: TitleGrammar | undefined): EnglishTokens {
  const own = typeof as === 'object' ? as.en : undefined;
  if (own === undefined) {
    const { use, head } = germanTokens(as);
    const person = use === 'name' && as !== undefined;
    const pronoun = head === 'pl' ? 'they' : person && head === 'm' ? 'he' : person && head === 'f' ? 'she' : 'it';
    return { use, number: head === 'pl' ? 'pl' : 'sg', pronoun };
  }
  const words: readonly string[] = own.split(' ');
  return {
    use: words.includes('quoted') ? 'quoted' : words.includes('name') ? 'name' : 'thing',
    number: words.includes('pl') ? 'pl' : 'sg',
    pronoun: (['he', 'she', 'they'] as const).find((word) => words.includes(word)) ?? 'it',
  };
}
