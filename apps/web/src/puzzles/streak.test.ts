import { expect, test } from 'vitest';
import { readStreak, tried } from './streak.ts';

const none = readStreak(null);

test('right answers in a row are counted, and only the first try of a puzzle', () => {
  const two = tried(tried(none, 'a', true, null), 'b', true, null);
  expect(two).toMatchObject({ row: 2, best: 2 });
  expect(tried(two, 'b', false, null)).toEqual(two);
  const failed = tried(two, 'c', false, null);
  expect(failed).toMatchObject({ row: 0, best: 2, tried: { a: true, b: true, c: false } });
  expect(tried(failed, 'c', true, null)).toMatchObject({ row: 0 });
});

test('the puzzle of the day counts days in a row', () => {
  const first = tried(none, 'a', true, 100);
  const second = tried(first, 'b', true, 101);
  expect(second).toMatchObject({ day: 101, days: 2 });
  expect(tried(second, 'c', true, 103)).toMatchObject({ day: 103, days: 1 });
  expect(tried(second, 'c', false, 102)).toMatchObject({ day: 101, days: 2 });
});

test('what cannot be read is nothing', () => {
  expect(readStreak('nonsense')).toEqual(none);
  expect(readStreak('{"row":3}')).toEqual(none);
});
