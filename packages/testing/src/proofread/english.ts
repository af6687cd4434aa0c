import type { Token } from './clauses.ts';

type Clause = readonly Token[];

const SINGULAR = /^(?:is|has|does|was|\p{Ll}+[^s]s)$/u;
const PLURAL = /^(?:are|have|do|were)$/;
/** Words that may follow a name and are no verbs, or do not change. */
const UNCHANGED =
  /^(?:as|this|its|his|us|always|and|or|but|nor|to|for|from|with|by|at|on|in|into|onto|of|upon|under|over|out|up|down|off|against|among|than|first|next|last|only|not|here|there|away|back|aside|again|twice|once|can|cannot|may|must|will|would|could|should|instead|before|after|while|when|where|if|\p{Ll}+ed|\p{Ll}+ly|\p{Ll}+ing)$/u;
const ARTICLES = /^(?:the|an?|this|that|each|every|no|its|his|her|their|your|which)$/i;

const isThing = ({ name }: Token): boolean => name !== undefined && !name.includes('person');

/** What is wrong with one clause in which things are singular or plural. */
export function englishFaults(clause: Clause, plural: boolean): readonly string[] {
  return clause.flatMap((token, at) => (isThing(token) ? faultsOf(clause, token, at, plural) : []));
}

function faultsOf(clause: Clause, token: Token, at: number, plural: boolean): readonly string[] {
  if (token.name?.includes('bare')) return clause.length === 1 ? [] : ['a title as printed, inside of a sentence'];
  const faults: string[] = [];
  const before = clause[at - 1];
  // "no longer attacks", "now stands"
  const after = clause.slice(at + 1).find(({ text }) => !/^(?:no|longer|now|also|then|still|never)$/.test(text));
  if (before && !before.name && ARTICLES.test(before.text)) faults.push(`two articles: ${before.text} ${token.text}`);
  const second = at === 0 ? clause.find((_, i) => clause[i - 1]?.text === 'and') : undefined;
  if (plural && second && !second.name && SINGULAR.test(second.text) && !UNCHANGED.test(second.text)) {
    faults.push(`${token.text} … and ${second.text}: singular`);
  }
  if (after && !after.name && isSubject(clause, at)) {
    if (plural && SINGULAR.test(after.text) && !UNCHANGED.test(after.text)) {
      faults.push(`${token.text} ${after.text}: singular`);
    }
    if (!plural && !SINGULAR.test(after.text) && !UNCHANGED.test(after.text) && /^\p{Ll}+$/u.test(after.text)) {
      faults.push(`${token.text} ${after.text}: plural`);
    }
  }
  // "Whom does the Troll attack?"
  const auxiliary = before && !before.name && (at > 1 || /^\p{Lu}/u.test(before.text)) ? before.text.toLowerCase() : '';
  if (plural && /^(?:is|has|does|was)$/.test(auxiliary)) faults.push(`${auxiliary} ${token.text}: singular`);
  if (!plural && PLURAL.test(auxiliary)) faults.push(`${auxiliary} ${token.text}: plural`);
  return faults;
}

/** The name opens the clause, or follows a conjunction. */
function isSubject(clause: Clause, at: number): boolean {
  return at === 0 || /^(?:when|if|that|while|whenever|whether)$/i.test(clause[at - 1].text);
}
