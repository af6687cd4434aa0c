import { type Fact, fact, type Preview, type Prospect, type Sureness, type Tone } from '@tafelrunde/kernel';
import type { WordsOf } from '@tafelrunde/words';
import type { previewMessages } from './messages.ts';

/** All that previews can say. */
export type TcgSee = WordsOf<typeof previewMessages>;
export type TcgFact = Fact<TcgSee>;
export type TcgProspect = Prospect<TcgSee>;
export type TcgPreview = Preview<TcgSee>;

export const see = (words: TcgSee, sure?: Sureness, tone?: Tone, about?: readonly string[]): TcgFact =>
  fact(words, sure, tone, about);
