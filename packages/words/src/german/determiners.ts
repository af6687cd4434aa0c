import { type AdjectiveClass, definiteArticle, likeDieser, likeEin } from './endings.ts';
import { possessiveStem } from './pronouns.ts';
import type { Case, Gender, GermanAdjective, GermanDeterminer, GrammaticalNumber } from './types.ts';

/** A determiner in one form and what it does to what follows. */
export interface Determined {
  readonly word: string;
  readonly cls: AdjectiveClass;
  /** An unstressed "der" that may melt into a preposition; `glued` when it is written together with what follows. */
  readonly article?: 'free' | 'glued';
  /** An adjective that belongs to the determiner: "ein beliebiger". */
  readonly adjective?: GermanAdjective;
}

export type PlainDeterminer = Exclude<GermanDeterminer, { readonly owner: unknown }>;

const NOTHING: Determined = { word: '', cls: 'strong' };

/** The form of a determiner; `counted` says that a number follows, which takes the place of "ein". */
export function determine(
  det: PlainDeterminer,
  kase: Case,
  number: GrammaticalNumber,
  gender: Gender,
  counted: boolean,
): Determined {
  if (typeof det === 'object') {
    if ('text' in det) return { word: det.text, cls: 'strong' };
    return { word: likeEin(possessiveStem(det.possessive), kase, number, gender), cls: 'mixed' };
  }
  const dieser = (stem: string): Determined => ({ word: likeDieser(stem, kase, number, gender), cls: 'weak' });
  const ein = (): Determined =>
    number === 'pl' || counted ? NOTHING : { word: likeEin('ein', kase, number, gender), cls: 'mixed' };
  switch (det) {
    case 'none':
      return NOTHING;
    case 'definite':
      return { word: definiteArticle(kase, number, gender), cls: 'weak', article: 'free' };
    case 'derselbe':
      return { word: definiteArticle(kase, number, gender), cls: 'weak', article: 'glued', adjective: 'selb' };
    case 'indefinite':
      return ein();
    case 'kein':
      return { word: likeEin('kein', kase, number, gender), cls: 'mixed' };
    case 'alle':
      // Genitive "allen Schadens": before a noun that shows the case itself, -en is the usual form.
      return number === 'sg' && kase === 'gen' && gender !== 'f' ? { word: 'allen', cls: 'weak' } : dieser('all');
    case 'mancher':
      return { ...dieser('manch'), cls: number === 'pl' ? 'strong' : 'weak' };
    case 'beliebig':
      return { ...ein(), adjective: 'beliebig' };
    case 'anderer':
      return { ...ein(), adjective: 'ander' };
    case 'beide':
      return dieser('beid');
    case 'jeder':
      return number === 'pl' ? dieser('all') : dieser('jed');
    default:
      return dieser(det.slice(0, -2));
  }
}
