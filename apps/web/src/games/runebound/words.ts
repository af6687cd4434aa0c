import type { Lang } from '@tafelrunde/kernel';
import { page } from '../../page-language.svelte.ts';
import { type HelpWords, helpWords } from './help-words.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { RbWords } from './words-form.ts';

export type { Panel, TerrainName } from './words-form.ts';

const all: Readonly<Record<Lang, RbWords & HelpWords>> = {
  de: { ...de, ...helpWords.de },
  en: { ...en, ...helpWords.en },
};

export const rbWordsIn = (language: Lang): RbWords & HelpWords => all[language];
export const rbWords = (): RbWords & HelpWords => all[page.language];
