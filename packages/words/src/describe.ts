import type { Case } from './german/types.ts';
import type { Lang } from './lang.ts';
import type { Lexicon } from './lexicon.ts';
import { isClause, isClauseList, type Mood, moodOf, type Phrase } from './phrase.ts';
import { EnglishReader } from './phrase-english.ts';
import { GermanReader } from './phrase-german.ts';
import { sentence, tidy } from './text.ts';

/** How a phrase is used in its surroundings: the case of a noun phrase, the mood of a clause. */
export interface Use {
  readonly case?: Case;
  readonly mood?: Mood;
}

/** A phrase in one language, without capital and full stop. A clause is a command unless it says otherwise. */
export function describe(phrase: Phrase, lang: Lang, lexicon: Lexicon, use: Use = {}): string {
  if (isClause(phrase) || isClauseList(phrase)) {
    const mood = use.mood ?? moodOf(phrase);
    const reader = lang === 'de' ? new GermanReader(lexicon) : new EnglishReader(lexicon);
    return tidy(reader.text(phrase, mood));
  }
  const { case: kase = 'nom' } = use;
  if (lang === 'de') return new GermanReader(lexicon).nounText(phrase, kase);
  return new EnglishReader(lexicon).nounText(phrase, kase === 'nom' ? 'subject' : 'object');
}

/** A phrase as a whole printed sentence. */
export function describeSentence(phrase: Phrase, lang: Lang, lexicon: Lexicon, use: Use = {}): string {
  const text = sentence(describe(phrase, lang, lexicon, use));
  const asks = (use.mood ?? ('mood' in phrase ? phrase.mood : undefined)) === 'question';
  return asks ? text.replace(/\.$/, '?') : text;
}
