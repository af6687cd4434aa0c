import type { Language } from './language.ts';
import { page } from './page-language.svelte.ts';

/**
 * The words of a part of the page, in both languages. They stand beside the part, in `words.ts` or `<what>-words.ts`; long
 * ones in `words-form.ts` (their type), `words-de.ts` and `words-en.ts`. The type is said once, so that a language that
 * lacks a word, or has one that nobody knows, does not compile. What comes back gives them in the language of the page, or
 * in the one that is asked for.
 */
export function wordsIn<Form = never>(
  all: Readonly<Record<Language, NoInfer<Form>>>,
): (language?: Language) => NoInfer<Form> {
  return (language = page.language) => all[language];
}
