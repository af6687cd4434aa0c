import { type AdjectiveClass, ending } from './endings.ts';
import type { Case, Gender, GermanAdjective, GrammaticalNumber } from './types.ts';

/** The form after "sein": "ist erschöpft". */
export function predicative(adjective: GermanAdjective): string {
  return typeof adjective === 'string' ? adjective : adjective.base;
}

/** An inflected adjective before a noun. */
export function attributive(
  adjective: GermanAdjective,
  cls: AdjectiveClass,
  kase: Case,
  number: GrammaticalNumber,
  gender: Gender,
): string {
  if (!declines(adjective)) return predicative(adjective);
  return stemOf(adjective) + ending(cls, kase, number, gender);
}

export function declines(adjective: GermanAdjective): boolean {
  return typeof adjective === 'string' || !adjective.undeclined;
}

/** hoch → hoh-, dunkel → dunkl-, teuer → teur-, müde → müd-. */
function stemOf(adjective: GermanAdjective): string {
  if (typeof adjective !== 'string' && adjective.stem !== undefined) return adjective.stem;
  const base = predicative(adjective);
  if (base.endsWith('hoch')) return base.replace(/hoch$/, 'hoh');
  if (base.endsWith('el')) return base.replace(/el$/, 'l');
  if (/[äe]uer$|auer$/.test(base)) return base.replace(/er$/, 'r');
  return base.replace(/e$/, '');
}
