import { join, joinList } from '../text.ts';
import type { Case, GermanNp, GermanPrepPhrase } from './types.ts';

/** Which prepositions swallow which article; "aufs", "fürs", "ums" are left to speech. */
const CONTRACTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  an: { dem: 'am', das: 'ans' },
  bei: { dem: 'beim' },
  in: { dem: 'im', das: 'ins' },
  von: { dem: 'vom' },
  zu: { dem: 'zum', der: 'zur' },
};

interface Split {
  readonly article?: string;
  readonly glued?: boolean;
  readonly rest: string;
}

/** A preposition with its noun phrase, contracted where the article is unstressed: "zum Ort", "im selben Zug". */
export function prepPhrase<C>(
  phrase: GermanPrepPhrase,
  ctx: C,
  parts: (np: GermanNp, kase: Case, ctx: C) => Split,
): string {
  const { prep, np } = phrase;
  const items = 'list' in np ? np.list : [np];
  const split = items.map((item) => parts(item, prep.case, ctx));
  const melted = split.map(({ article }) => (article ? melt(prep.text, article) : ''));
  const texts = split.map(({ article = '', glued, rest }, at) => {
    if (melted[at]) return join(melted[at], rest);
    return glued ? article + rest : join(article, rest);
  });
  const joiner = 'list' in np ? np.join : undefined;
  if (!melted.some(Boolean)) return join(prep.text, joinList(texts, 'de', joiner));
  // Once one item has melted, every item needs its own preposition: "im Spiel und in deiner Hand".
  const full = texts.map((text, at) => (melted[at] ? text : join(prep.text, text)));
  return joinList(full, 'de', joiner);
}

/** Only the last word takes part: "bis zu" and "dem" give "bis zum". */
export function melt(prep: string, article: string): string {
  const words = prep.split(' ');
  const last = words.pop() ?? '';
  const short = CONTRACTIONS[last]?.[article];
  return short ? join(...words, short) : '';
}
