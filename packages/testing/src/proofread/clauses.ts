import type { Lang } from '@tafelrunde/words';
import { type Case, PERSON, type Sample } from './names.ts';

/** A word of a text, or a name in it. */
export interface Token {
  readonly text: string;
  /** What a name can be: its cases, `bare` if it stands as it is printed, `person`; nothing for other words. */
  readonly name?: readonly (Case | 'bare' | 'person')[];
}

const CASES: readonly Case[] = ['nom', 'acc', 'dat', 'gen'];
const MELTED = ['am', 'ans', 'beim', 'im', 'ins', 'vom', 'zum', 'zur'];
const MARK = '\u0000';

/** The clauses of a text in words: names stay whole, punctuation and quotes part them. */
export function clausesOf(text: string, sample: Sample, lang: Lang): readonly (readonly Token[])[] {
  const names: Token[] = [];
  let marked = text;
  for (const [form, kinds] of surfaces(sample, lang)) {
    const pattern = new RegExp(form.replace(/[!?.]/g, '\\$&'), 'gi');
    marked = marked.replace(pattern, (found) => {
      names.push({ text: found, name: kinds });
      return `${MARK}${names.length - 1}${MARK}`;
    });
  }
  return marked
    .split(/[.:;!?()„“”"–…/,]+/)
    .map((clause) =>
      clause
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => tokenOf(word, names)),
    )
    .filter((clause) => clause.length > 0);
}

function tokenOf(word: string, names: readonly Token[]): Token {
  const mark = new RegExp(`${MARK}(\\d+)${MARK}`).exec(word);
  return mark ? names[Number(mark[1])] : { text: word };
}

/** All that the sample can look like, longest first, with what it is then. */
function surfaces(sample: Sample, lang: Lang): readonly (readonly [string, Token['name']])[] {
  const found = new Map<string, (Case | 'bare' | 'person')[]>();
  const add = (shown: string, kind: Case | 'bare' | 'person'): void => {
    const text = shown.toLowerCase();
    found.set(text, [...(found.get(text) ?? []), kind]);
  };
  if (lang === 'de') {
    for (const kase of CASES) add(sample.de[kase], kase);
    // Behind "zum" the article is gone.
    if (sample.title.as !== 'quoted') {
      for (const word of MELTED) {
        const kase = word === 'ans' || word === 'ins' ? 'acc' : 'dat';
        add(`${word} ${sample.de[kase].replace(/^\S+ /, '')}`, kase);
      }
    }
  } else for (const kase of CASES) add(sample.en, kase);
  add(sample.title[lang], 'bare');
  add(PERSON, 'person');
  return [...found].sort(([a], [b]) => b.length - a.length);
}
