import { expect, test } from 'vitest';
import { memoryIo } from './memory-io.ts';
import { counted, numberOption, numberText } from './numbers.ts';
import { UsageError } from './usage-error.ts';

const whole = { least: 1, most: 10, whole: true };
const any = { least: 0, most: 1, whole: false };

test.each([
  ['1', whole, 1],
  [' 10 ', whole, 10],
  ['0.5', any, 0.5],
  ['0', any, 0],
  ['1e0', any, 1],
])('%j is taken', (text, limits, value) => expect(numberOption('--n', text, limits, memoryIo())).toBe(value));

test.each([
  ['0', whole],
  ['11', whole],
  ['1.5', whole],
  ['', whole],
  [' ', any],
  ['x', any],
  ['-0.1', any],
  ['1.1', any],
])('%j is refused', (text, limits) => {
  expect(() => numberOption('--n', text, limits, memoryIo())).toThrow(UsageError);
});

test('a refusal says what would fit, in both languages', () => {
  const said = (lang: 'de' | 'en', limits: typeof any): string => {
    try {
      numberOption('--n', 'x', limits, memoryIo({ lang }));
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(said('en', whole)).toBe('"x" does not fit --n: it takes a whole number from 1 to 10.');
  expect(said('en', any)).toBe('"x" does not fit --n: it takes a number from 0 to 1.');
  expect(said('de', whole)).toBe('„x“ passt nicht zu --n: Gesucht ist eine ganze Zahl von 1 bis 10.');
  expect(said('de', any)).toBe('„x“ passt nicht zu --n: Gesucht ist eine Zahl von 0 bis 1.');
});

test('numbers are written as people of a language do', () => {
  expect([numberText(1234.567, 'de', 1), numberText(1234.567, 'en', 2), numberText(1234, 'en')]).toEqual([
    ...['1.234,6', '1,234.57', '1,234'],
  ]);
  expect([
    counted(1, 'game', 'games', 'en'),
    counted(0, 'game', 'games', 'en'),
    counted(2000, 'Partie', 'Partien', 'de'),
  ]).toEqual([...['1 game', '0 games', '2.000 Partien']]);
});
