import { wordsIn } from '../../words-in.ts';
import { type HelpWords, helpWords } from './help-words.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { RbWords } from './words-form.ts';

export type { Panel } from './words-form.ts';

/** The words of this table. */
export const rbWords = wordsIn<RbWords & HelpWords>({ de: { ...de, ...helpWords.de }, en: { ...en, ...helpWords.en } });
