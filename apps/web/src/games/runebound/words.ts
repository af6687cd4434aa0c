import type { Lang } from '@tafelrunde/kernel';
import { page } from '../../page-language.svelte.ts';
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import type { RbWords } from './words-form.ts';

export type { Panel, TerrainName } from './words-form.ts';

const all: Readonly<Record<Lang, RbWords>> = { de, en };

export const rbWordsIn = (language: Lang): RbWords => all[language];
export const rbWords = (): RbWords => all[page.language];
