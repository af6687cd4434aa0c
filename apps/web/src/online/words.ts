import { wordsIn } from '../words-in.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { OnlineWords } from './words-form.ts';

/** The words for playing together. */
export const onlineWords = wordsIn<OnlineWords>({ de, en });
