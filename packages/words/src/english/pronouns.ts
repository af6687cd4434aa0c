import type { EnglishAgreement, EnglishCase } from './types.ts';

const PRONOUNS = {
  you: { subject: 'you', object: 'you', possessive: 'your' },
  he: { subject: 'he', object: 'him', possessive: 'his' },
  she: { subject: 'she', object: 'her', possessive: 'her' },
  it: { subject: 'it', object: 'it', possessive: 'its' },
  they: { subject: 'they', object: 'them', possessive: 'their' },
};

export const you: EnglishAgreement = { person: 2, number: 'pl', pronoun: 'they' };

/** "it", "them", "your" … */
export function pronounForm(who: EnglishAgreement, form: EnglishCase | 'possessive'): string {
  const row = who.person === 2 ? 'you' : who.number === 'pl' ? 'they' : who.pronoun;
  return PRONOUNS[row][form];
}
