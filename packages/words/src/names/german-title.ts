import { ending } from '../german/endings.ts';
import type { DeclinedNoun, Gender, GermanNp, GrammaticalNumber } from '../german/types.ts';
import { type GermanTokens, germanTokens, type TitleGrammar } from './title.ts';

/** A title taken apart: its own article, the adjectives before its noun, the noun, and what follows. */
interface Anatomy {
  readonly article: string;
  readonly adjectives: readonly string[];
  readonly head: string;
  readonly rest: string;
}

const ARTICLES: Readonly<Record<string, readonly string[]>> = { Der: ['m'], Die: ['f', 'pl'], Das: ['n'] };

const genderOf = (head: GermanTokens['head']): Gender => (head === 'pl' ? 'm' : head);
const numberOf = (head: GermanTokens['head']): GrammaticalNumber => (head === 'pl' ? 'pl' : 'sg');

/** The ending that an adjective has in a printed title: weak behind an article of its own, else strong. */
function printedEnding(head: GermanTokens['head'], article: string): string {
  return ending(article ? 'weak' : 'strong', 'nom', numberOf(head), genderOf(head));
}

function dissect(title: string, { head, whole }: GermanTokens): Anatomy {
  const words = title.split(' ');
  const article = ARTICLES[words[0]] && words.length > 1 ? (words.shift() as string) : '';
  const end = printedEnding(head, article);
  const adjectives: string[] = [];
  // An adjective stands before a word with a capital: "Große Spinne", but "Klinge aus Gondolin".
  while (!whole && words.length > 1 && words[0].endsWith(end) && /^\p{Lu}/u.test(words[1])) {
    adjectives.push((words.shift() as string).slice(0, -end.length));
  }
  return { article, adjectives, head: words[0], rest: words.slice(1).join(' ') };
}

/** A German title as a noun phrase that the grammar can put into every case. */
export function germanTitle(title: string, as: TitleGrammar | undefined): GermanNp {
  const tokens = germanTokens(as);
  const gender = genderOf(tokens.head);
  const number = numberOf(tokens.head);
  if (tokens.use === 'quoted') return { text: title, number: 'sg', gender: 'n' };
  if (tokens.use === 'name') return { proper: { text: title, gender, number, forms: tokens.forms } };
  const { article, adjectives, head, rest } = dissect(title, tokens);
  const adj = adjectives.map((stem) => ({ base: stem, stem }));
  const after = rest || undefined;
  if (tokens.adjectival) {
    const stem = head.slice(0, -printedEnding(tokens.head, article).length);
    return { noun: { adjectival: stem, gender }, det: 'definite', number, adj, after };
  }
  const noun: DeclinedNoun =
    number === 'pl' ? { pl: head, gender } : { sg: head, gender, ...(tokens.weak ? { weak: true } : null) };
  return { noun, det: 'definite', number, adj, after };
}

/** What is wrong with the grammar of a German title. */
export function checkGermanTitle(title: string, as: TitleGrammar): readonly string[] {
  const tokens = germanTokens(as);
  if (tokens.use === 'quoted') return [];
  const problems: string[] = [];
  if (/[.!?…]$/.test(title)) problems.push(`"${title}" reads like a sentence: quoted`);
  if (tokens.use === 'name') {
    if (title.split(' ')[0] in ARTICLES) problems.push(`"${title}" has an article of its own and is no name`);
    return problems;
  }
  const { article, head } = dissect(title, tokens);
  if (article && !ARTICLES[article].includes(tokens.head)) problems.push(`"${title}" is not ${tokens.head}`);
  const end = tokens.adjectival ? printedEnding(tokens.head, article) : '';
  if (!head.endsWith(end)) problems.push(`"${title}": ${head} is not declined like an adjective`);
  if (tokens.head === 'm' && head.endsWith('e') && !tokens.weak && !tokens.adjectival) {
    problems.push(`"${title}": ${head} is weak or adjectival`);
  }
  if (!/^\p{Lu}/u.test(head)) problems.push(`"${title}": ${head} is no noun`);
  return problems;
}
