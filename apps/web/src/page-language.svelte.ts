import { firstLanguage, type Language } from './language.ts';
import { catalogue, type Words } from './words/index.ts';

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

/** The language of the page and its words; changing it changes everything on the page at once. */
export const page = {
  get language(): Language {
    return current;
  },
  get words(): Words {
    return catalogue[current];
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
