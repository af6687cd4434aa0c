import { amountOf, type Bound, type Count, type CountStyle } from '../count.ts';
import type { EnglishNumber } from './types.ts';

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const BOUNDS: Readonly<Record<Bound, string>> = {
  upTo: 'up to',
  atLeast: 'at least',
  atMost: 'at most',
  exactly: 'exactly',
  moreThan: 'more than',
  fewerThan: 'fewer than',
};

export function numberFor(count: Count): EnglishNumber {
  return amountOf(count) === 1 ? 'sg' : 'pl';
}

/** "2", "two", "up to 2", "any number of". */
export function numeral(count: Count, style: CountStyle, mass: boolean): string {
  const amount = amountOf(count);
  if (amount === undefined) return mass ? 'any amount of' : 'any number of';
  const bound = typeof count === 'object' && 'bound' in count ? count.bound : undefined;
  const word = (style === 'word' && typeof amount === 'number' && NUMBERS[amount]) || String(amount);
  if (bound === undefined) return word;
  return `${bound === 'fewerThan' && mass ? 'less than' : BOUNDS[bound]} ${word}`;
}
