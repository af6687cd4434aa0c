export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** What the visitor chose before, else the first of the browser's languages that we speak, else English. */
export function firstLanguage(remembered: string | null, wishes: readonly string[]): Language {
  if (isLanguage(remembered)) return remembered;
  return wishes.map((wish) => wish.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}
