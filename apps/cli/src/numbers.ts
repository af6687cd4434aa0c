import type { Io } from './io.ts';
import type { Bilingual, Lang } from './lang.ts';
import { UsageError } from './usage-error.ts';

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

export const words: Bilingual<(option: string, text: string, limits: Limits) => string> = {
  de: (option, text, { least, most, whole }) =>
    `„${text}“ passt nicht zu ${option}: Gesucht ist eine ${whole ? 'ganze ' : ''}Zahl von ${least} bis ${most}.`,
  en: (option, text, { least, most, whole }) =>
    `"${text}" does not fit ${option}: it takes a ${whole ? 'whole ' : ''}number from ${least} to ${most}.`,
};

/** The number that was given for an option; refuses anything else with a sentence. */
export function numberOption(option: string, text: string, limits: Limits, io: Io): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const fits = value >= limits.least && value <= limits.most && (!limits.whole || Number.isInteger(value));
  if (!fits) throw new UsageError(words[io.lang](option, text, limits));
  return value;
}

/** A number as people of that language write it. */
export function numberText(value: number, lang: Lang, digits = 0): string {
  return value.toLocaleString(lang === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** "1 game", "2 games". */
export function counted(count: number, one: string, many: string, lang: Lang): string {
  return `${numberText(count, lang)} ${count === 1 ? one : many}`;
}
