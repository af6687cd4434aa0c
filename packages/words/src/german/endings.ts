import type { Case, Gender, GrammaticalNumber } from './types.ts';

/** How much of the inflection the determiner has already taken over. */
export type AdjectiveClass = 'strong' | 'weak' | 'mixed';

type Row = Readonly<Record<Case, string>>;
type Table = Readonly<Record<Gender | 'pl', Row>>;

const row = (nom: string, gen: string, dat: string, acc: string): Row => ({ nom, gen, dat, acc });

const ADJECTIVES: Readonly<Record<AdjectiveClass, Table>> = {
  strong: {
    m: row('er', 'en', 'em', 'en'),
    f: row('e', 'er', 'er', 'e'),
    n: row('es', 'en', 'em', 'es'),
    pl: row('e', 'er', 'en', 'e'),
  },
  weak: {
    m: row('e', 'en', 'en', 'en'),
    f: row('e', 'en', 'en', 'e'),
    n: row('e', 'en', 'en', 'e'),
    pl: row('en', 'en', 'en', 'en'),
  },
  mixed: {
    m: row('er', 'en', 'en', 'en'),
    f: row('e', 'en', 'en', 'e'),
    n: row('es', 'en', 'en', 'es'),
    pl: row('en', 'en', 'en', 'en'),
  },
};

const DIESER: Table = {
  m: row('er', 'es', 'em', 'en'),
  f: row('e', 'er', 'er', 'e'),
  n: row('es', 'es', 'em', 'es'),
  pl: row('e', 'er', 'en', 'e'),
};

const EIN: Table = {
  m: row('', 'es', 'em', 'en'),
  f: row('e', 'er', 'er', 'e'),
  n: row('', 'es', 'em', ''),
  pl: row('e', 'er', 'en', 'e'),
};

const DER: Table = {
  m: row('der', 'des', 'dem', 'den'),
  f: row('die', 'der', 'der', 'die'),
  n: row('das', 'des', 'dem', 'das'),
  pl: row('die', 'der', 'den', 'die'),
};

const RELATIVE: Table = {
  m: row('der', 'dessen', 'dem', 'den'),
  f: row('die', 'deren', 'der', 'die'),
  n: row('das', 'dessen', 'dem', 'das'),
  pl: row('die', 'deren', 'denen', 'die'),
};

const cell = (table: Table, kase: Case, number: GrammaticalNumber, gender: Gender): string =>
  table[number === 'pl' ? 'pl' : gender][kase];

/** The ending of an adjective. */
export function ending(cls: AdjectiveClass, kase: Case, number: GrammaticalNumber, gender: Gender): string {
  return cell(ADJECTIVES[cls], kase, number, gender);
}

/** "der", "die", "das" in all cases. */
export function definiteArticle(kase: Case, number: GrammaticalNumber, gender: Gender): string {
  return cell(DER, kase, number, gender);
}

/** The pronoun that opens a relative clause; its genitive is "dessen", "deren". */
export function relativePronoun(kase: Case, number: GrammaticalNumber, gender: Gender): string {
  return cell(RELATIVE, kase, number, gender);
}

/** A word that is inflected like "dieser", from its stem. */
export function likeDieser(stem: string, kase: Case, number: GrammaticalNumber, gender: Gender): string {
  return stem + cell(DIESER, kase, number, gender);
}

/** A word that is inflected like "ein", from its stem. */
export function likeEin(stem: string, kase: Case, number: GrammaticalNumber, gender: Gender): string {
  const end = cell(EIN, kase, number, gender);
  // "euer" loses its second e before an ending: eure, eurem.
  return stem === 'euer' && end !== '' ? `eur${end}` : stem + end;
}
