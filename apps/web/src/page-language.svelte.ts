import { firstLanguage, type Language } from './language.ts';

const key = 'tafelrunde.language';

/** A browser that forbids storage gets a page that forgets, not one that fails. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

let current = $state<Language>(firstLanguage(stored(), navigator.languages));

/** The language of the page; changing it changes every word on it at once (words-in.ts). */
export const page = {
  get language(): Language {
    return current;
  },
};

export function speak(language: Language): void {
  current = language;
  try {
    localStorage.setItem(key, language);
  } catch {
    // See above.
  }
}
