import type { Literal } from '@tafelrunde/words';
import type { CardValue } from './game.ts';

/** A printed number. */
export function numberValue(key: string, name: Literal, value: number): CardValue {
  return { key, name, value };
}

/** A printed word, or several with commas. */
export function wordValue(key: string, name: Literal, ...words: readonly Literal[]): CardValue {
  const all = (lang: 'de' | 'en'): string => words.map((word) => word[lang]).join(', ');
  return { key, name, value: { de: all('de'), en: all('en') } };
}

/** The values of a card without those that it does not print: no words, and numbers that are 0. */
export function printedValues(values: readonly CardValue[], zeros: readonly string[] = []): readonly CardValue[] {
  return values.filter(({ key, value }) => {
    if (typeof value === 'number') return value !== 0 || zeros.includes(key);
    return value.en !== '';
  });
}
