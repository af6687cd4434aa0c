import { page } from '../../page-language.svelte.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { TableWords } from './words.ts';

const all = { de, en };

/** The table's words in the language of the page. */
export const tableWords = (): TableWords => all[page.language];
