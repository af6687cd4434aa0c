export type Amount = number | string;

export type Bound = 'upTo' | 'atLeast' | 'atMost' | 'exactly' | 'moreThan' | 'fewerThan';

/** How many: a number, a variable such as "X", a bound, or any number at all. */
export type Count = Amount | { readonly bound: Bound; readonly n: Amount } | { readonly any: true };

/** "2", or "two" and in German an inflected "ein". */
export type CountStyle = 'digit' | 'word';

/** "bis zu 2", "up to 2". */
export const upTo = (n: Amount): Count => ({ bound: 'upTo', n });

/** "mindestens 2", "at least 2". */
export const atLeast = (n: Amount): Count => ({ bound: 'atLeast', n });

/** "beliebig viele", "any number of". */
export const anyNumber: Count = { any: true };

/** The amount in a count, if it names one. */
export function amountOf(count: Count | undefined): Amount | undefined {
  if (typeof count !== 'object') return count;
  return 'any' in count ? undefined : count.n;
}
