import { wordsIn } from '../words-in.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { TableWords } from './words-form.ts';

/** The words of the shared parts of tables. */
export const tableWords = wordsIn<TableWords>({ de, en });
