import type { Token } from './clauses.ts';
import type { Case } from './names.ts';

type Clause = readonly Token[];

const PREPOSITIONS: Readonly<Record<string, readonly Case[]>> = {
  ...Object.fromEntries(['mit', 'von', 'zu', 'bei', 'aus', 'nach', 'seit'].map((word) => [word, ['dat']])),
  ...Object.fromEntries(['für', 'gegen', 'durch', 'ohne', 'um'].map((word) => [word, ['acc']])),
  ...Object.fromEntries(
    ['in', 'an', 'auf', 'unter', 'über', 'vor', 'hinter', 'neben', 'zwischen'].map((word) => [word, ['acc', 'dat']]),
  ),
  ...Object.fromEntries(['wegen', 'während', 'statt'].map((word) => [word, ['gen']])),
};

const ARTICLES =
  /^(?:der|die|das|den|dem|des|(?:k|m|d|s)?ein(?:e[rnms]?)?|ihr(?:e[rnms]?)?|dies\p{L}*|jed\p{L}*|welch\p{L}*)$/iu;
const UNMELTED = /\b(?:(?:von|bei) dem|zu de[mr]|(?:in|an) (?:dem|das)) [\p{Lu}]/u;
const NO_VERBS =
  /^(?:gegen|neben|zwischen|wegen|hinten|oben|unten|nicht|jetzt|zuletzt|zuerst|mit|seit|statt|dort|sonst|den|allen|einen|keinen|sich|erst)$/;
const SINGULAR = /^(?:ist|hat|wird|kann|darf|muss|soll|will|war|\p{Ll}+t)$/u;
const PLURAL = /^(?:sind|\p{Ll}+(?:en|eln|ern))$/u;
const COPULA = /^(?:ist|sind|wird|werden|bleibt|bleiben|heißt|heißen)$/;

const isVerb = (token: Token | undefined, number: RegExp): boolean =>
  token !== undefined && !token.name && number.test(token.text) && !NO_VERBS.test(token.text);
const isThing = ({ name }: Token): boolean => name !== undefined && !name.includes('person');
const isSubject = (token: Token): boolean => token.name?.length === 1 && token.name[0] === 'nom';

/** What is wrong with one clause in which things are singular or plural. */
export function germanFaults(clause: Clause, plural: boolean): readonly string[] {
  return clause.flatMap((token, at) => (isThing(token) ? faultsOf(clause, token, at, plural) : []));
}

function faultsOf(clause: Clause, token: Token, at: number, plural: boolean): readonly string[] {
  const faults: string[] = [];
  const before = clause[at - 1];
  const after = clause[at + 1];
  const cases = token.name as readonly string[];
  if (cases.includes('bare')) return clause.length === 1 ? [] : ['a title as printed, inside of a sentence'];
  if (before && !before.name && ARTICLES.test(before.text)) faults.push(`two articles: ${before.text} ${token.text}`);
  const wanted = before && !before.name ? PREPOSITIONS[before.text.toLowerCase()] : undefined;
  if (wanted && !wanted.some((kase) => cases.includes(kase))) faults.push(`${before.text} ${token.text}: wrong case`);
  if (UNMELTED.test(`${before?.text} ${token.text}`)) faults.push(`${before?.text} ${token.text}: melts`);
  // The verb stands behind the name, or before it where something else opens the clause.
  const verbs = at === 0 ? [after] : [before, ...(opens(clause, at) ? [clause[clause.length - 1]] : [])];
  // "… wirkt und bleibt": a second verb agrees as well, but "werden besiegt und entfernt" has only one.
  if (at === 0 && after && !COPULA.test(after.text))
    verbs.push(...clause.filter((_, i) => clause[i - 1]?.text === 'und'));
  for (const verb of isSubject(token) && !wanted ? verbs : []) {
    if (plural && isVerb(verb, SINGULAR)) faults.push(`${token.text} … ${verb?.text}: singular`);
    if (!plural && isVerb(verb, PLURAL)) faults.push(`${token.text} … ${verb?.text}: plural`);
  }
  return faults;
}

/** A subordinate clause: its verb comes last. */
const opens = (clause: Clause, at: number): boolean =>
  at === 1 && /^(?:dass|wenn|falls|ob|bevor|nachdem|solange|sobald|während|was|wie)$/.test(clause[0].text);

/** What only an unmistakable nominative (masculine) can tell: a subject where the clause has another one, or none at all. */
export function subjectFaults(clause: Clause): readonly string[] {
  const subjects = clause.filter((token) => isThing(token) && isSubject(token));
  if (subjects.length === 0) return [];
  const words = clause.filter(({ name }) => !name).map(({ text }) => text);
  const name = subjects[0].text;
  const faults: string[] = [];
  const links = words.some((word) => /^(?:und|oder|als|wie)$/.test(word) || COPULA.test(word));
  if (subjects.length > 1 && !links) faults.push(`two subjects: ${name}`);
  if (words.some((word) => /^(?:du|ihr|ich|wir)$/i.test(word))) faults.push(`${name} beside du or ihr`);
  if (clause[0].name?.includes('person') && isVerb(clause[1], SINGULAR) && !COPULA.test(clause[1].text)) {
    faults.push(`${clause[0].text} acts upon ${name}`);
  }
  const last = clause[clause.length - 1];
  const finite = clause.some((token) => isVerb(token, SINGULAR));
  if (!finite && isVerb(last, PLURAL)) faults.push(`${name} ${last.text}: no object`);
  if (!finite && /^\p{Lu}\p{Ll}+e?$/u.test(clause[0].text) && !clause[0].name && isCommand(clause[0].text)) {
    faults.push(`${clause[0].text} ${name}: no object`);
  }
  return faults;
}

const isCommand = (word: string): boolean =>
  /^(?:Wähle|Nimm|Lege|Bezahle|Ziehe|Spiele|Zeige|Kaufe|Gib|Wirf|Bewege|Drehe|Nenne)$/.test(word);
