import { WordsError } from '../errors.ts';
import { join, tidy } from '../text.ts';
import { predicative } from './adjectives.ts';
import { adverbialText, agreementOf, type Context, hasGap, npText } from './noun-phrases.ts';
import { du, es, reflexivePronoun } from './pronouns.ts';
import type { Agreement, Case, GermanAdverbial, GermanClause, GermanForm, GermanNp, GermanObject } from './types.ts';
import { cluster, imperative, zuCluster } from './verbs.ts';

/** Places in the German middle field, from left to right. */
const RANK = {
  pronounSubject: 0,
  reflexive: 1,
  subject: 2,
  pronoun: 3,
  definite: 10,
  adverb: 20,
  indefinite: 30,
  negation: 40,
  prepositional: 50,
  predicate: 60,
  fixed: 70,
};

const CASE_ORDER: Readonly<Record<Case, number>> = { nom: 0, dat: 1, acc: 2, gen: 3 };

interface Item {
  readonly rank: number;
  readonly text: string;
  readonly gap?: boolean;
}

interface Roles {
  readonly subject?: GermanNp;
  readonly objects: readonly GermanObject[];
}

/** A noun phrase in a case: `nounPhrase(np, 'dat')` → "dem erschöpften Helden". */
export function nounPhrase(np: GermanNp, kase: Case): string {
  return tidy(npText(np, kase, context()));
}

/** A preposition with its noun phrase: "zum Ablagestapel", "in deine Hand". */
export function prepositional(phrase: GermanAdverbial): string {
  return tidy(adverbialText(phrase, context()));
}

/** A clause as a command, a statement, a subordinate clause or an infinitive. */
export function clause(of: GermanClause, form: GermanForm): string {
  return tidy(clauseText(of, form));
}

function context(antecedent?: Agreement): Context {
  return { antecedent, embed: relativeText };
}

/** Like `clause`, but a comma that closes it stays, for what follows. */
export function clauseText(of: GermanClause, form: GermanForm): string {
  const ctx = context();
  const number = commanded(of, form, ctx);
  const text = number ? command(of, number, ctx) : statement(of, form, ctx);
  if (of.purpose === undefined) return text;
  const purpose =
    typeof of.purpose === 'string' ? of.purpose : clauseText(withSubject(of.purpose, of.subject), 'purpose');
  return `${text}, ${purpose},`;
}

/** An infinitive shows no subject, but its "sich" depends on it. */
function withSubject(of: GermanClause, subject: GermanNp | undefined): GermanClause {
  return of.voice === 'passive' || of.subject ? of : { ...of, subject };
}

/** Only "du" and "ihr" can be told what to do; of anybody else a command becomes a statement. */
function commanded(of: GermanClause, form: GermanForm, ctx: Context): 'sg' | 'pl' | undefined {
  if (form !== 'imperative' && form !== 'imperativePlural') return undefined;
  if (of.voice === 'passive' || of.modal || of.verb.impersonal || (of.tense ?? 'present') !== 'present')
    return undefined;
  const who = of.subject ? agreementOf(of.subject, ctx) : du;
  if (who.person !== 2) return undefined;
  return form === 'imperativePlural' ? 'pl' : who.number;
}

function command(of: GermanClause, number: 'sg' | 'pl', ctx: Context): string {
  const items = middleField(of, { objects: of.objects ?? [] }, { ...du, number }, ctx);
  return join(frontText(of, ctx), imperative(of.verb, number), textOf(items), of.verb.prefix);
}

function statement(of: GermanClause, form: GermanForm, ctx: Context): string {
  const { verb, voice = 'active', modal } = of;
  if (form === 'infinitive' || form === 'purpose') {
    const roles = rolesOf(of);
    const who = roles.subject ? agreementOf(roles.subject, ctx) : du;
    const items = middleField(of, { objects: roles.objects }, who, ctx);
    return join(
      form === 'purpose' && !of.ellipsis?.opening ? 'um' : '',
      textOf(items),
      zuCluster(verb, { voice, modal }),
    );
  }
  const parts = finiteParts(of, ctx);
  const verbs = of.ellipsis?.finite ? { ...parts.verbs, finite: '', prefix: '' } : parts.verbs;
  const items = of.ellipsis?.opening ? parts.items.filter((item) => !isSubject(item)) : parts.items;
  const end = join(verbs.tail, verbs.prefix);
  if (form === 'subordinate') {
    const conjunction = of.ellipsis?.opening ? '' : of.conjunction;
    return join(conjunction, textOf(items), verbs.tail, verbs.prefix + verbs.finite);
  }
  if (of.ellipsis?.opening) return join(verbs.finite, textOf(items), end);
  if (form === 'question') return join(verbs.finite, textOf(items), end);
  const front = frontText(of, ctx);
  if (front) return join(front, verbs.finite, textOf(items), end);
  const [first, rest] = fieldBeforeVerb(items);
  return join(first, verbs.finite, textOf(rest), end);
}

/** The subject opens a main clause; without one the first object, at the very least "es". */
function fieldBeforeVerb(items: readonly Item[]): [string, readonly Item[]] {
  const isObject = ({ rank }: Item): boolean => rank >= RANK.pronoun && rank !== RANK.negation && rank < RANK.predicate;
  const first = items.find(isSubject) ?? items.find(isObject);
  return first ? [first.text, items.filter((item) => item !== first)] : ['es', items];
}

function isSubject({ rank }: Item): boolean {
  return rank === RANK.subject || rank === RANK.pronounSubject;
}

function relativeText(of: GermanClause, antecedent: Agreement): string {
  const { items, verbs } = finiteParts(of, context(antecedent));
  const gap = items.find((item) => item.gap);
  if (!gap) throw new WordsError('bad-phrase', `a relative clause without a gap (${of.verb.infinitive})`);
  const rest = items.filter((item) => item !== gap);
  return join(gap.text, textOf(rest), verbs.tail, verbs.prefix + verbs.finite);
}

function finiteParts(of: GermanClause, ctx: Context) {
  const { verb, voice = 'active', tense = 'present', modal } = of;
  const roles = rolesOf(of);
  const agreement = roles.subject ? agreementOf(roles.subject, ctx) : es;
  return {
    items: middleField(of, roles, agreement, ctx),
    verbs: cluster(verb, { agreement, tense, voice, modal }),
  };
}

/** In the passive the accusative object becomes the subject, and who does it stands with "von". */
function rolesOf(of: GermanClause): Roles {
  const objects = of.objects ?? [];
  if (of.voice !== 'passive') {
    return { subject: of.subject ?? { pronoun: of.verb.impersonal ? es : du }, objects };
  }
  const patient = objects.find((object) => 'case' in object && object.case === 'acc');
  const rest = objects.filter((object) => object !== patient);
  const agent: readonly GermanObject[] = of.subject ? [{ prep: { text: 'von', case: 'dat' }, np: of.subject }] : [];
  return { subject: patient?.np, objects: [...agent, ...rest] };
}

function middleField(of: GermanClause, { subject, objects }: Roles, who: Agreement, ctx: Context): readonly Item[] {
  const items: Item[] = [];
  const add = (rank: number, text: string, gap = false): void => void items.push({ rank, text, gap });
  if (subject) {
    const light = 'pronoun' in subject || 'gap' in subject;
    add(light ? RANK.pronounSubject : RANK.subject, npText(subject, 'nom', ctx), hasGap(subject));
  }
  if (of.verb.reflexive && of.voice !== 'passive') add(RANK.reflexive, reflexivePronoun(who, of.verb.reflexive));
  for (const object of objects) {
    if ('prep' in object) add(RANK.prepositional, adverbialText(object, ctx), hasGap(object.np));
    else add(objectRank(object), npText(object.np, object.case, ctx), hasGap(object.np));
  }
  for (const adverb of of.adverbs ?? []) {
    add(RANK.adverb, adverbialText(adverb, ctx), typeof adverb === 'object' && hasGap(adverb.np));
  }
  if (of.negative) add(RANK.negation, 'nicht');
  if (of.predicate !== undefined) add(RANK.predicate, predicateText(of.predicate, ctx));
  if (of.verb.fixed) add(RANK.fixed, of.verb.fixed);
  return items.sort((a, b) => a.rank - b.rank);
}

function objectRank({ case: kase, np }: { readonly case: Case; readonly np: GermanNp }): number {
  // "gib es ihm", but "gib dem Spieler die Karte"
  if ('pronoun' in np) return RANK.pronoun + (kase === 'acc' ? 0 : 1);
  return (isDefinite(np) ? RANK.definite : RANK.indefinite) + CASE_ORDER[kase];
}

function isDefinite(np: GermanNp): boolean {
  if ('list' in np) return np.list.every(isDefinite);
  if (!('noun' in np)) return 'proper' in np || 'pronoun' in np;
  if (typeof np.det === 'object') return !('text' in np.det);
  return !['none', 'indefinite', 'kein', 'mancher', 'beliebig', 'anderer'].includes(np.det ?? 'none');
}

function predicateText(predicate: NonNullable<GermanClause['predicate']>, ctx: Context): string {
  return typeof predicate === 'object' && 'np' in predicate ? npText(predicate.np, 'nom', ctx) : predicative(predicate);
}

function frontText({ front, ellipsis }: GermanClause, ctx: Context): string {
  if (front === undefined || ellipsis?.opening) return '';
  if (typeof front === 'string' || 'prep' in front) return adverbialText(front, ctx);
  return `${clauseText({ ...front.clause, conjunction: front.conjunction }, 'subordinate')},`;
}

function textOf(items: readonly Item[]): string {
  return join(...items.map(({ text }) => text));
}
