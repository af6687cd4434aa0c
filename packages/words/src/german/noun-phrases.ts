import { amountOf } from '../count.ts';
import { WordsError } from '../errors.ts';
import { join, joinList } from '../text.ts';
import { attributive, declines } from './adjectives.ts';
import { type Determined, determine } from './determiners.ts';
import { type AdjectiveClass, likeDieser, relativePronoun } from './endings.ts';
import { genitiveOfName, nameForm } from './names.ts';
import { isMass, nounForm, usedNumber } from './nouns.ts';
import { boundWord, isWrittenOne, numberFor, numeral } from './numerals.ts';
import { prepPhrase } from './prepositions.ts';
import { personalPronoun } from './pronouns.ts';
import type {
  Agreement,
  Case,
  GermanAdjective,
  GermanAdverbial,
  GermanAttribute,
  GermanClause,
  GermanCommonNp,
  GermanNp,
  GrammaticalNumber,
} from './types.ts';

/** What a noun phrase needs from outside: the noun a relative clause is about, and how to render such a clause. */
export interface Context {
  readonly antecedent?: Agreement;
  readonly embed: (relative: GermanClause, antecedent: Agreement) => string;
}

/** A rendered phrase, its article apart as long as a preposition may still swallow it. */
interface Parts {
  readonly article?: string;
  readonly glued?: boolean;
  readonly rest: string;
}

export function npText(np: GermanNp, kase: Case, ctx: Context): string {
  const { article = '', glued, rest } = npParts(np, kase, ctx);
  return glued ? article + rest : join(article, rest);
}

export function npParts(np: GermanNp, kase: Case, ctx: Context): Parts {
  if ('noun' in np) return commonParts(np, kase, ctx);
  if ('proper' in np) return nameForm(np.proper, kase);
  if ('pronoun' in np) return { rest: personalPronoun(np.pronoun, kase) };
  if ('list' in np) {
    const items = np.list.map((item) => npText(item, kase, ctx));
    return { rest: joinList(items, 'de', np.join) };
  }
  if ('part' in np) return { rest: partText(np, kase, ctx) };
  if ('gap' in np) {
    const { number, gender } = antecedentOf(ctx);
    return { rest: relativePronoun(kase, number, gender) };
  }
  return { rest: typeof np.text === 'string' ? np.text : np.text[kase] };
}

/** What the verb of a subject agrees with. */
export function agreementOf(np: GermanNp, ctx: Context): Agreement {
  if ('noun' in np) {
    const own = grammaticalAgreement(np);
    // "2 Schaden werden zugefügt": an amount counts as many things, unless an adjective shows the singular.
    const many = np.count !== undefined && numberFor(np.count) === 'pl' && !np.adj?.length;
    return many ? { ...own, number: 'pl' } : own;
  }
  if ('pronoun' in np) return np.pronoun;
  if ('proper' in np) return { person: 3, number: np.proper.number ?? 'sg', gender: np.proper.gender };
  if ('list' in np) {
    const last = np.list[np.list.length - 1] as GermanNp;
    const own = agreementOf(last, ctx);
    return np.list.length > 1 && np.join !== 'or' ? { ...own, person: 3, number: 'pl' } : own;
  }
  if ('part' in np) return { ...agreementOf(np.from, ctx), person: 3, number: numberFor(np.part) };
  if ('gap' in np) return antecedentOf(ctx);
  return { person: 3, number: np.number ?? 'sg', gender: np.gender ?? 'n' };
}

/** A genitive attribute; where nothing would show the genitive, "von" takes its place: "das Deck von Aragorn". */
function genitiveAttribute(np: GermanNp, ctx: Context): string {
  return showsGenitive(np) ? npText(np, 'gen', ctx) : join('von', npText(np, 'dat', ctx));
}

export function adverbialText(adverbial: GermanAdverbial, ctx: Context): string {
  return typeof adverbial === 'string' ? adverbial : prepPhrase(adverbial, ctx, npParts);
}

export function hasGap(np: GermanNp): boolean {
  if ('gap' in np) return true;
  return 'noun' in np && typeof np.det === 'object' && 'owner' in np.det && hasGap(np.det.owner);
}

function antecedentOf(ctx: Context): Agreement {
  if (!ctx.antecedent) throw new WordsError('bad-phrase', 'a gap outside of a relative clause');
  return ctx.antecedent;
}

function grammaticalAgreement(np: GermanCommonNp): Agreement {
  return { person: 3, number: numberOf(np), gender: np.noun.gender };
}

function numberOf(np: GermanCommonNp): GrammaticalNumber {
  const counted = np.count === undefined ? undefined : numberFor(np.count);
  const byDeterminer = np.det === 'alle' || np.det === 'beide' ? 'pl' : 'sg';
  return usedNumber(np.noun, np.number ?? counted ?? byDeterminer);
}

function commonParts(np: GermanCommonNp, kase: Case, ctx: Context): Parts {
  const number = numberOf(np);
  const { noun } = np;
  const style = np.countAs ?? 'digit';
  const one = isWrittenOne(np.count, style) && replacesArticle(np);
  const counted = np.count !== undefined && !one;
  const { determined, attribute } = determinerOf(np, kase, number, one, counted, ctx);
  const { word, adjective } = determined;
  // "mit 1 erschöpften Helden": the digit is read as "einem".
  const cls = counted && word === '' && amountOf(np.count) === 1 ? 'mixed' : determined.cls;
  const decline = (item: GermanAttribute): string => attributeText(item, cls, kase, number, np, ctx);

  const own = adjective === undefined ? [] : [adjective];
  const early = (item: GermanAttribute): boolean =>
    counted && word !== '' && (item === adjective || stands(item, 'beforeCount'));
  const attributes: readonly GermanAttribute[] = [...own, ...(np.adj ?? [])];
  const bound = np.count === undefined ? '' : boundWord(np.count);
  const rest = join(
    ...attributes.filter(early).map(decline),
    counted ? join(bound, numberText(np, kase, cls, number)) : '',
    ...attributes.filter((item) => !early(item)).map(decline),
    compound(np, nounForm(noun, kase, number, cls)),
    np.name,
    attribute,
    np.of && genitiveAttribute(np.of, ctx),
    ...(np.prep ?? []).map((phrase) => adverbialText(phrase, ctx)),
    np.after,
    np.relative && `, ${ctx.embed(np.relative, grammaticalAgreement(np))},`,
  );
  if (!determined.article) return { rest: join(one ? bound : '', word, rest) };
  const glued = determined.article === 'glued';
  // Before a relative clause the article is stressed: "in dem Gebiet, das …".
  return np.relative ? { rest: glued ? word + rest : join(word, rest) } : { article: word, glued, rest };
}

function replacesArticle({ det }: GermanCommonNp): boolean {
  return det === undefined || det === 'none' || det === 'indefinite' || det === 'beliebig' || det === 'anderer';
}

function determinerOf(
  np: GermanCommonNp,
  kase: Case,
  number: GrammaticalNumber,
  one: boolean,
  counted: boolean,
  ctx: Context,
): { determined: Determined; attribute?: string } {
  const det = np.det ?? 'none';
  const plain = (name: Extract<typeof det, string>): Determined =>
    determine(name, kase, number, np.noun.gender, counted);
  if (typeof det === 'string') return { determined: plain(one && det === 'none' ? 'indefinite' : det) };
  if (!('owner' in det)) return { determined: determine(det, kase, number, np.noun.gender, counted) };
  const { owner } = det;
  if ('gap' in owner) return { determined: { word: npText(owner, 'gen', ctx), cls: 'strong' } };
  if ('pronoun' in owner) {
    return { determined: determine({ possessive: owner.pronoun }, kase, number, np.noun.gender, counted) };
  }
  if ('proper' in owner && !owner.proper.article) {
    return { determined: { word: genitiveOfName(owner.proper), cls: 'strong' } };
  }
  return { determined: plain('definite'), attribute: genitiveAttribute(owner, ctx) };
}

function numberText(np: GermanCommonNp, kase: Case, cls: AdjectiveClass, number: GrammaticalNumber): string {
  if (np.count === undefined) return '';
  const style = np.countAs ?? 'digit';
  if (isWrittenOne(np.count, style)) return attributive('ein', cls, kase, number, np.noun.gender);
  return numeral(np.count, style, kase, isMass(np.noun));
}

function attributeText(
  item: GermanAttribute,
  cls: AdjectiveClass,
  kase: Case,
  number: GrammaticalNumber,
  { noun }: GermanCommonNp,
  ctx: Context,
): string {
  const before = typeof item === 'object' && 'before' in item ? item.before : [];
  const form = attributive(adjectiveOf(item), cls, kase, number, noun.gender);
  return join(...before.map((adverbial) => adverbialText(adverbial, ctx)), form);
}

function adjectiveOf(item: GermanAttribute): GermanAdjective {
  return typeof item === 'object' && 'before' in item ? item.adj : item;
}

function stands(item: GermanAttribute, place: 'beforeCount'): boolean {
  const adjective = adjectiveOf(item);
  return typeof adjective === 'object' && adjective[place] === true;
}

function compound({ kind = [], kindJoin }: GermanCommonNp, noun: string): string {
  if (kind.length === 0) return noun;
  const parts = kind.map((part, at) => (at === kind.length - 1 ? `${part}-${noun}` : `${part}-`));
  return joinList(parts, 'de', kindJoin ?? 'or');
}

function partText(np: Extract<GermanNp, { part: unknown }>, kase: Case, ctx: Context): string {
  const style = np.countAs ?? 'digit';
  const number = isWrittenOne(np.part, style)
    ? likeDieser('ein', kase, 'sg', agreementOf(np.from, ctx).gender)
    : numeral(np.part, style, kase, false);
  return join(boundWord(np.part), number, genitiveAttribute(np.from, ctx));
}

export function showsGenitive(np: GermanNp): boolean {
  if ('list' in np) return np.list.every(showsGenitive);
  if ('proper' in np) return np.proper.article === true || np.proper.forms?.gen !== undefined;
  if (!('noun' in np)) return 'text' in np && typeof np.text === 'object';
  const { det = 'none' } = np;
  if (replacesArticle(np) && np.count !== undefined) {
    return isWrittenOne(np.count, np.countAs ?? 'digit') || (amountOf(np.count) === undefined && !isMass(np.noun));
  }
  const inflected = 'adjectival' in np.noun || (np.adj ?? []).some((item) => declines(adjectiveOf(item)));
  if (inflected || (det === 'indefinite' && numberOf(np) === 'sg')) return true;
  if (typeof det === 'string') return det !== 'none' && det !== 'indefinite';
  if ('text' in det) return false;
  return !('owner' in det && 'proper' in det.owner && !det.owner.proper.article);
}
