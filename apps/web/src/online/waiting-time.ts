import type { Language } from '../language.ts';

const words = {
  de: {
    now: 'seit eben',
    minutes: (n: number) => `seit ${n} min`,
    hours: (n: number) => `seit ${n} h`,
    days: (n: number) => (n === 1 ? 'seit einem Tag' : `seit ${n} Tagen`),
  },
  en: {
    now: 'since just now',
    minutes: (n: number) => `for ${n} min`,
    hours: (n: number) => `for ${n} h`,
    days: (n: number) => (n === 1 ? 'for a day' : `for ${n} days`),
  },
} as const;

/** How long something has lasted, in words. */
export function sinceWords(milliseconds: number, language: Language): string {
  const minutes = Math.floor(Math.max(0, milliseconds) / 60_000);
  if (minutes < 1) return words[language].now;
  if (minutes < 60) return words[language].minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? words[language].hours(hours) : words[language].days(Math.floor(hours / 24));
}
