import { isGameId, manifestOf } from '@tafelrunde/games';
import type { Lang as Language } from '@tafelrunde/words';

const nameOf = (game: string, language: Language): string => (isGameId(game) ? manifestOf(game).short[language] : game);

/** What calls, reminders and letters say, in the language of whoever is called. */
export const callWords = {
  turn: {
    de: (game: string) => `Du bist dran: ${nameOf(game, 'de')}`,
    en: (game: string) => `Your turn: ${nameOf(game, 'en')}`,
  },
  reminder: {
    de: (game: string) => `Nicht mehr viel Zeit: ${nameOf(game, 'de')} wartet auf dich`,
    en: (game: string) => `Not much time left: ${nameOf(game, 'en')} waits for you`,
  },
  invitation: {
    de: (game: string) => `Du bist eingeladen: ${nameOf(game, 'de')}`,
    en: (game: string) => `You are invited: ${nameOf(game, 'en')}`,
  },
  with: {
    de: (names: string) => (names === '' ? 'Dein Tisch wartet.' : `Mit ${names}.`),
    en: (names: string) => (names === '' ? 'Your table waits.' : `With ${names}.`),
  },
  stop: {
    de: 'Keine solchen Briefe mehr:',
    en: 'No more letters like this:',
  },
  code: {
    de: (code: string) => ({ subject: 'Tafelrunde: deine Adresse', text: `Der Code für deine Adresse ist ${code}.` }),
    en: (code: string) => ({ subject: 'Tafelrunde: your address', text: `The code for your address is ${code}.` }),
  },
  stopped: {
    de: 'Du bekommst keine Briefe mehr von dieser Tafelrunde.',
    en: 'You get no more letters from this Tafelrunde.',
  },
} as const;
