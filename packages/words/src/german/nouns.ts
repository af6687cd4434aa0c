import { type AdjectiveClass, ending } from './endings.ts';
import type { Case, DeclinedNoun, GermanNoun, GrammaticalNumber } from './types.ts';

const HISSING = /(?:s|ß|x|z|sch)$/;

/** One form of a noun. The adjective class only matters for nouns that are declined like adjectives. */
export function nounForm(
  noun: GermanNoun,
  kase: Case,
  number: GrammaticalNumber,
  adjectiveClass: AdjectiveClass = 'weak',
): string {
  if ('adjectival' in noun) return noun.adjectival + ending(adjectiveClass, kase, number, noun.gender);
  return usedNumber(noun, number) === 'sg' ? singular(noun, kase) : plural(noun, kase);
}

/** The number a noun really takes: mass nouns have no plural, some nouns no singular. */
export function usedNumber(noun: GermanNoun, number: GrammaticalNumber): GrammaticalNumber {
  if ('adjectival' in noun) return number;
  if (noun.sg === undefined) return 'pl';
  return noun.pl === undefined ? 'sg' : number;
}

/** A noun that is counted without a plural: "3 Gold". */
export function isMass(noun: GermanNoun): boolean {
  return !('adjectival' in noun) && noun.pl === undefined;
}

/** The genitive singular by rule: -s, after a hissing sound -es, "-nis" doubles its s, feminine nouns stay. */
export function genitiveOf(sg: string): string {
  if (sg.endsWith('nis')) return `${sg}ses`;
  return HISSING.test(sg) ? `${sg}es` : `${sg}s`;
}

function singular(noun: DeclinedNoun, kase: Case): string {
  const sg = noun.sg ?? '';
  if (kase === 'nom' || noun.gender === 'f') return sg;
  if (kase === 'gen' && noun.genitive !== undefined) return noun.genitive;
  if (kase === 'dat' && noun.dative !== undefined) return noun.dative;
  if (noun.weak) return noun.weak === true ? `${sg}${sg.endsWith('e') ? 'n' : 'en'}` : noun.weak;
  return kase === 'gen' ? genitiveOf(sg) : sg;
}

function plural(noun: DeclinedNoun, kase: Case): string {
  const pl = noun.pl ?? '';
  if (kase !== 'dat') return pl;
  return noun.dativePlural ?? (/[nsaiou]$/.test(pl) ? pl : `${pl}n`);
}
