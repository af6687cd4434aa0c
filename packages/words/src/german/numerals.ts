import { amountOf, type Bound, type Count, type CountStyle } from '../count.ts';
import { ending } from './endings.ts';
import type { Case, GrammaticalNumber } from './types.ts';

const NUMBERS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

const BOUNDS: Readonly<Record<Bound, string>> = {
  upTo: 'bis zu',
  atLeast: 'mindestens',
  atMost: 'höchstens',
  exactly: 'genau',
  moreThan: 'mehr als',
  fewerThan: 'weniger als',
};

/** The number a counted noun stands in. */
export function numberFor(count: Count): GrammaticalNumber {
  return amountOf(count) === 1 ? 'sg' : 'pl';
}

/** Whether the count is written as an inflected "ein" and so is a determiner itself. */
export function isWrittenOne(count: Count | undefined, style: CountStyle): boolean {
  return style === 'word' && amountOf(count) === 1;
}

/** What stands before the number: "bis zu", "mindestens". These words do not change the case. */
export function boundWord(count: Count): string {
  return typeof count === 'object' && 'bound' in count ? BOUNDS[count.bound] : '';
}

/** The number itself; "beliebig viele" is inflected, before a mass noun it is "beliebig viel". */
export function numeral(count: Count, style: CountStyle, kase: Case, mass: boolean): string {
  const amount = amountOf(count);
  if (amount === undefined) return mass ? 'beliebig viel' : `beliebig viel${ending('strong', kase, 'pl', 'm')}`;
  return (style === 'word' && typeof amount === 'number' && NUMBERS[amount]) || String(amount);
}
