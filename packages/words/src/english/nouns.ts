import type { EnglishNoun, EnglishNumber } from './types.ts';

/** One form of a noun; a mass noun has only one. */
export function nounForm(noun: EnglishNoun, number: EnglishNumber): string {
  return number === 'sg' || noun.pl === null ? noun.sg : (noun.pl ?? pluralOf(noun.sg));
}

/** The plural by rule: card, cards; box, boxes; ally, allies. */
export function pluralOf(sg: string): string {
  if (/[^aeiou]y$/.test(sg)) return `${sg.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(sg) ? `${sg}es` : `${sg}s`;
}

/** Whether "an" stands before a word that says nothing about it: by its first letter. */
export function takesAn(word: string): boolean {
  return /^(?:[aeiou]|8|11\b|18\b)/i.test(word) && !/^(?:uni|use|one\b|eu)/i.test(word);
}
