import type { Agreement, Case } from './types.ts';

type Row = Readonly<Record<Case, string>>;

const row = (nom: string, gen: string, dat: string, acc: string): Row => ({ nom, gen, dat, acc });

const PERSONAL = {
  du: row('du', 'deiner', 'dir', 'dich'),
  ihr: row('ihr', 'euer', 'euch', 'euch'),
  m: row('er', 'seiner', 'ihm', 'ihn'),
  f: row('sie', 'ihrer', 'ihr', 'sie'),
  n: row('es', 'seiner', 'ihm', 'es'),
  pl: row('sie', 'ihrer', 'ihnen', 'sie'),
};

const POSSESSIVE = { du: 'dein', ihr: 'euer', m: 'sein', f: 'ihr', n: 'sein', pl: 'ihr' };

export const du: Agreement = { person: 2, number: 'sg', gender: 'm' };
export const ihr: Agreement = { person: 2, number: 'pl', gender: 'm' };
export const es: Agreement = { person: 3, number: 'sg', gender: 'n' };

function rowOf({ person, number, gender }: Agreement): keyof typeof PERSONAL {
  if (person === 2) return number === 'sg' ? 'du' : 'ihr';
  return number === 'pl' ? 'pl' : gender;
}

/** "er", "ihm", "dich" … */
export function personalPronoun(who: Agreement, kase: Case): string {
  return PERSONAL[rowOf(who)][kase];
}

/** "sich", and for the second person "dich", "dir", "euch". */
export function reflexivePronoun(who: Agreement, kase: 'acc' | 'dat'): string {
  return who.person === 2 ? personalPronoun(who, kase) : 'sich';
}

/** The stem of "dein", "sein", "ihr", by possessor; it is inflected like "ein". */
export function possessiveStem(who: Agreement): string {
  return POSSESSIVE[rowOf(who)];
}
