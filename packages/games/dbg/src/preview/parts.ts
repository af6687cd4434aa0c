import { type Fact, fact, type Preview, type Prospect, type Sureness, type Tone } from '@tafelrunde/kernel';
import type { WordsOf } from '@tafelrunde/words';
import type { previewMessages } from './messages.ts';

/** All that previews can say. */
export type DbgSee = WordsOf<typeof previewMessages>;
export type DbgFact = Fact<DbgSee>;
export type DbgProspect = Prospect<DbgSee>;
export type DbgPreview = Preview<DbgSee>;

export const see = (words: DbgSee, sure?: Sureness, tone?: Tone, about?: readonly string[]): DbgFact =>
  fact(words, sure, tone, about);
