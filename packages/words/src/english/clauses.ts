import { WordsError } from '../errors.ts';
import { join, tidy } from '../text.ts';
import { adjectiveText, adverbialText, agreementOf, type Context, hasGap, npText } from './noun-phrases.ts';
import { you } from './pronouns.ts';
import type {
  EnglishAdverbial,
  EnglishAgreement,
  EnglishCase,
  EnglishClause,
  EnglishForm,
  EnglishNp,
  EnglishObject,
} from './types.ts';
import { chain, type Predicate, toInfinitive } from './verbs.ts';

interface Roles {
  readonly subject?: EnglishNp;
  readonly objects: readonly EnglishObject[];
  /** A preposition that a passive leaves behind: "is shot at". */
  readonly stranded?: string;
  readonly agent?: EnglishNp;
}

interface Item {
  readonly text: string;
  readonly gap: boolean;
}

/** A noun phrase; the case only matters for pronouns. */
export function nounPhrase(np: EnglishNp, kase: EnglishCase = 'object'): string {
  return tidy(npText(np, kase, context()));
}

/** A preposition with its noun phrase. */
export function prepositional(phrase: EnglishAdverbial): string {
  return tidy(adverbialText(phrase, context()));
}

/** A clause as a command, a statement, a subordinate clause or an infinitive. */
export function clause(of: EnglishClause, form: EnglishForm): string {
  return tidy(clauseText(of, form));
}

function context(antecedent?: EnglishAgreement): Context {
  return { antecedent, embed: relativeText };
}

/** Like `clause`, but a comma that closes it stays, for what follows. */
export function clauseText(of: EnglishClause, form: EnglishForm): string {
  const ctx = context();
  const text = isCommand(of, form, ctx) ? command(of, ctx) : statement(of, form, ctx);
  return join(text, typeof of.purpose === 'object' ? clauseText(of.purpose, 'infinitive') : of.purpose);
}

function isCommand(of: EnglishClause, form: EnglishForm, ctx: Context): boolean {
  if (form !== 'imperative' || of.voice === 'passive' || of.modal || of.verb.existential) return false;
  return (of.tense ?? 'present') === 'present' && (!of.subject || agreementOf(of.subject, ctx).person === 2);
}

function command(of: EnglishClause, ctx: Context): string {
  const roles = rolesOf(of);
  const verb = join(of.negative ? 'do not' : '', ...(of.before ?? []), of.verb.base);
  return join(frontText(of, ctx), verb, textOf(behindVerb(of, roles, ctx)));
}

function statement(of: EnglishClause, form: EnglishForm, ctx: Context): string {
  const roles = rolesOf(of);
  const behind = textOf(behindVerb(of, roles, ctx));
  const continued = of.ellipsis?.opening ?? false;
  if (form === 'infinitive') {
    const verbs = toInfinitive(of.verb, predicateOf(of));
    return join(continued ? verbs.replace(/^to /, '') : verbs, behind);
  }
  const question = form === 'question';
  const { aux, rest } = chain(of.verb, agreementFor(of, roles, ctx), predicateOf(of), question);
  const subject = roles.subject ? npText(roles.subject, 'subject', ctx) : 'it';
  const verbs = join(...(of.before ?? []), rest);
  if (continued) return join(of.ellipsis?.finite ? '' : aux, verbs, behind);
  if (question) return join(aux, subject, verbs, behind);
  const opening = form === 'subordinate' ? of.conjunction : frontText(of, ctx);
  return join(opening, subject, aux, verbs, behind);
}

function relativeText(of: EnglishClause, antecedent: EnglishAgreement): string {
  const ctx = context(antecedent);
  const roles = rolesOf(of);
  const subject: Item = roles.subject
    ? { text: npText(roles.subject, 'subject', ctx), gap: hasGap(roles.subject) }
    : { text: 'it', gap: false };
  const behind = behindVerb(of, roles, ctx);
  const gap = [subject, ...behind].find((item) => item.gap);
  if (!gap) throw new WordsError('bad-phrase', `a relative clause without a gap (${of.verb.base})`);
  const { aux, rest } = chain(of.verb, agreementFor(of, roles, ctx), predicateOf(of));
  const others = behind.filter((item) => item !== gap);
  return join(gap.text, gap === subject ? '' : subject.text, aux, ...(of.before ?? []), rest, textOf(others));
}

function agreementFor(of: EnglishClause, roles: Roles, ctx: Context): EnglishAgreement {
  const first = roles.objects[0];
  if (of.verb.existential && first && !isOblique(first)) return agreementOf(first, ctx);
  return roles.subject ? agreementOf(roles.subject, ctx) : { person: 3, number: 'sg', pronoun: 'it' };
}

function predicateOf(of: EnglishClause): Predicate {
  return {
    tense: of.tense ?? 'present',
    voice: of.voice ?? 'active',
    modal: of.modal,
    negative: of.negative ?? false,
  };
}

/** In the passive the first object becomes the subject, and who does it stands with "by". */
function rolesOf(of: EnglishClause): Roles {
  const objects = of.objects ?? [];
  if (of.verb.existential) return { subject: { text: 'there' }, objects };
  if (of.voice !== 'passive') return { subject: of.subject ?? { pronoun: you }, objects };
  const [patient, ...rest] = objects;
  if (!patient) return { objects: [], agent: of.subject };
  const oblique = isOblique(patient);
  return {
    subject: oblique ? patient.np : patient,
    objects: rest,
    stranded: oblique ? patient.prep : undefined,
    agent: of.subject,
  };
}

function isOblique(object: EnglishObject): object is Extract<EnglishObject, { prep: string; np: unknown }> {
  return 'np' in object;
}

function behindVerb(of: EnglishClause, roles: Roles, ctx: Context): readonly Item[] {
  const { objects, stranded, agent } = roles;
  const { particle, fixed } = of.verb;
  const plain = (text: string | undefined): readonly Item[] => (text ? [{ text, gap: false }] : []);
  const adverbial = (item: EnglishAdverbial): Item => ({
    text: adverbialText(item, ctx),
    gap: typeof item === 'object' && hasGap(item.np),
  });
  const object = (item: EnglishObject): Item =>
    isOblique(item) ? adverbial(item) : { text: npText(item, 'object', ctx), gap: hasGap(item) };
  const first = objects[0];
  // "turn it over", but "turn over the card"
  const pronounFirst = first !== undefined && 'pronoun' in first;
  const [head, ...others] = objects.map(object);
  const headItems = head ? [head] : [];
  return [
    ...plain(of.predicate === undefined ? undefined : predicateText(of.predicate, ctx)),
    ...(pronounFirst ? [...headItems, ...plain(particle)] : [...plain(particle), ...headItems]),
    ...plain(stranded),
    ...plain(fixed),
    ...others,
    ...(of.preps ?? []).map(adverbial),
    ...(agent ? [adverbial({ prep: 'by', np: agent })] : []),
    ...(of.adverbs ?? []).map(adverbial),
  ];
}

function predicateText(predicate: NonNullable<EnglishClause['predicate']>, ctx: Context): string {
  return typeof predicate === 'object' && 'np' in predicate
    ? npText(predicate.np, 'subject', ctx)
    : adjectiveText(predicate);
}

function frontText({ front, ellipsis }: EnglishClause, ctx: Context): string {
  if (front === undefined || ellipsis?.opening) return '';
  // "Then draw", but "This round, draw"
  if (typeof front === 'string') return front.includes(' ') ? `${front},` : front;
  if ('prep' in front) return `${adverbialText(front, ctx)},`;
  return `${clauseText({ ...front.clause, conjunction: front.conjunction }, 'subordinate')},`;
}

function textOf(items: readonly Item[]): string {
  return join(...items.map(({ text }) => text));
}
