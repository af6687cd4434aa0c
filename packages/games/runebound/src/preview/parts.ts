import { type Fact, fact, type Preview, type Prospect, type Sureness, type Tone } from '@tafelrunde/kernel';
import type { WordsOf } from '@tafelrunde/words';
import type { previewMessages } from './messages.ts';

/** All that previews can say. */
export type RbSee = WordsOf<typeof previewMessages>;
export type RbFact = Fact<RbSee>;
export type RbProspect = Prospect<RbSee>;
export type RbPreview = Preview<RbSee>;

export const see = (words: RbSee, sure?: Sureness, tone?: Tone, about?: readonly string[]): RbFact =>
  fact(words, sure, tone, about);
