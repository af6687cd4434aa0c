import { WordsError } from '../errors.ts';
import { join, joinList } from '../text.ts';
import { nounForm, takesAn } from './nouns.ts';
import { numberFor, numeral } from './numerals.ts';
import { pronounForm } from './pronouns.ts';
import type {
  EnglishAdjective,
  EnglishAdverbial,
  EnglishAgreement,
  EnglishAttribute,
  EnglishCase,
  EnglishClause,
  EnglishCommonNp,
  EnglishNp,
  EnglishNumber,
} from './types.ts';

/** The noun a relative clause is about, and how to render such a clause. */
export interface Context {
  readonly antecedent?: EnglishAgreement;
  readonly embed: (relative: EnglishClause, antecedent: EnglishAgreement) => string;
}

export function npText(np: EnglishNp, kase: EnglishCase, ctx: Context): string {
  if ('noun' in np) return commonText(np, ctx);
  if ('pronoun' in np) return pronounForm(np.pronoun, kase);
  if ('proper' in np) return join(np.proper.article && 'the', np.proper.text);
  if ('list' in np) {
    const items = np.list.map((item) => npText(item, kase, ctx));
    return joinList(items, 'en', np.join);
  }
  if ('part' in np) {
    const number = typeof np.part === 'object' && 'any' in np.part ? 'any number' : count(np.part, np.countAs);
    return join(number, 'of', npText(np.from, 'object', ctx));
  }
  if ('gap' in np) return antecedentOf(ctx).pronoun === 'it' ? 'that' : 'who';
  return np.text;
}

const count = (of: EnglishCommonNp['count'], style: EnglishCommonNp['countAs'], mass = false): string =>
  of === undefined ? '' : numeral(of, style ?? 'digit', mass);

/** What the verb of a subject agrees with. */
export function agreementOf(np: EnglishNp, ctx: Context): EnglishAgreement {
  if ('noun' in np) return commonAgreement(np);
  // Singular "they" still takes a plural verb.
  if ('pronoun' in np) return np.pronoun.pronoun === 'they' ? { ...np.pronoun, number: 'pl' } : np.pronoun;
  if ('proper' in np) return { person: 3, number: np.proper.number ?? 'sg', pronoun: np.proper.pronoun ?? 'it' };
  if ('list' in np) {
    const own = agreementOf(np.list[np.list.length - 1] as EnglishNp, ctx);
    return np.list.length > 1 && np.join !== 'or' ? { ...own, person: 3, number: 'pl' } : own;
  }
  if ('part' in np) return { ...agreementOf(np.from, ctx), person: 3, number: numberFor(np.part) };
  if ('gap' in np) return antecedentOf(ctx);
  return { person: 3, number: np.number ?? 'sg', pronoun: 'it' };
}

export function adverbialText(adverbial: EnglishAdverbial, ctx: Context): string {
  if (typeof adverbial === 'string') return adverbial;
  // After a preposition the relative pronoun is "which" or "whom".
  if ('gap' in adverbial.np) return join(adverbial.prep, antecedentOf(ctx).pronoun === 'it' ? 'which' : 'whom');
  return join(adverbial.prep, npText(adverbial.np, 'object', ctx));
}

export function hasGap(np: EnglishNp): boolean {
  if ('gap' in np) return true;
  return 'noun' in np && typeof np.det === 'object' && 'owner' in np.det && hasGap(np.det.owner);
}

function antecedentOf(ctx: Context): EnglishAgreement {
  if (!ctx.antecedent) throw new WordsError('bad-phrase', 'a gap outside of a relative clause');
  return ctx.antecedent;
}

function commonAgreement(np: EnglishCommonNp): EnglishAgreement {
  const number = np.noun.pl === null ? 'sg' : numberOf(np);
  return { person: 3, number, pronoun: np.noun.person ? 'they' : 'it' };
}

function numberOf(np: EnglishCommonNp): EnglishNumber {
  if (np.number) return np.number;
  if (np.count !== undefined) return numberFor(np.count);
  return np.det === 'all' || np.det === 'both' ? 'pl' : 'sg';
}

function commonText(np: EnglishCommonNp, ctx: Context): string {
  const number = numberOf(np);
  const { noun, adj = [] } = np;
  const before = adj.filter((item): item is EnglishAdjective => typeof item === 'string' || !('after' in item));
  const behind = adj.filter((item) => !before.includes(item as EnglishAdjective));
  const early = (item: EnglishAdjective): boolean =>
    np.count !== undefined && (np.det ?? 'none') !== 'none' && typeof item === 'object' && item.beforeCount === true;
  const kinds = joinList(np.kind ?? [], 'en', np.kindJoin ?? 'or');
  const rest = join(
    ...before.filter(early).map(adjectiveText),
    count(np.count, np.countAs, noun.pl === null),
    determinerAdjective(np, number),
    ...before.filter((item) => !early(item)).map(adjectiveText),
    kinds,
    nounForm(noun, number),
    np.name,
    ...behind.map((item) => attributeText(item, ctx)),
    np.of && join('of', npText(np.of, 'object', ctx)),
    ...(np.prep ?? []).map((phrase) => adverbialText(phrase, ctx)),
    np.after,
    np.relative && ctx.embed(np.relative, commonAgreement(np)),
  );
  return join(determinerText(np, number, rest, before[0], ctx), rest);
}

function determinerText(
  np: EnglishCommonNp,
  number: EnglishNumber,
  rest: string,
  first: EnglishAdjective | undefined,
  ctx: Context,
): string {
  const { det = 'none', noun } = np;
  if (typeof det === 'object') {
    if ('text' in det) return det.text;
    return 'possessive' in det ? pronounForm(det.possessive, 'possessive') : possessiveText(det.owner, ctx);
  }
  const plural = number === 'pl' && noun.pl !== null;
  switch (det) {
    case 'none':
      return '';
    case 'a':
      if (plural || np.count !== undefined) return '';
      return ((first !== undefined ? anOf(first) : np.kind?.length ? undefined : noun.an) ?? takesAn(rest))
        ? 'an'
        : 'a';
    case 'this':
      return plural ? 'these' : 'this';
    case 'that':
      return plural ? 'those' : 'that';
    case 'another':
      return plural || np.count !== undefined ? '' : 'another';
    case 'same':
      return 'the same';
    default:
      return det;
  }
}

function determinerAdjective({ det, count: counted, noun }: EnglishCommonNp, number: EnglishNumber): string {
  const other = det === 'another' && ((number === 'pl' && noun.pl !== null) || counted !== undefined);
  return other ? 'other' : '';
}

/** "the player's", "the players'", "whose", "its". */
function possessiveText(owner: EnglishNp, ctx: Context): string {
  if ('gap' in owner) return 'whose';
  if ('pronoun' in owner) return pronounForm(owner.pronoun, 'possessive');
  const text = npText(owner, 'object', ctx);
  const plural = agreementOf(owner, ctx).number === 'pl' && text.endsWith('s');
  return plural ? `${text}’` : `${text}’s`;
}

function attributeText(item: EnglishAttribute, ctx: Context): string {
  if (typeof item === 'string' || !('after' in item)) return adjectiveText(item);
  return join(adjectiveText(item.adj), ...item.after.map((adverbial) => adverbialText(adverbial, ctx)));
}

export function adjectiveText(adjective: EnglishAdjective): string {
  return typeof adjective === 'string' ? adjective : adjective.text;
}

function anOf(adjective: EnglishAdjective): boolean | undefined {
  return typeof adjective === 'string' ? undefined : adjective.an;
}
