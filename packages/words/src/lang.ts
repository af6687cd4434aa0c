/** The languages every text exists in. */
export type Lang = 'de' | 'en';

export const langs: readonly Lang[] = ['de', 'en'];

/** A text written by hand in both languages. */
export interface Literal {
  readonly de: string;
  readonly en: string;
}
