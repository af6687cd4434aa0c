import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { PageWords } from './words-form.ts';
import { wordsIn } from './words-in.ts';

/** The words of the start page and of what stands on every page. */
export const pageWords = wordsIn<PageWords>({ de, en });
