import { expect, it } from 'vitest';
import { sinceWords } from './waiting-time.ts';

const MINUTE = 60_000;

it.each([
  [-5000, 'seit eben', 'since just now'],
  [MINUTE - 1, 'seit eben', 'since just now'],
  [12 * MINUTE, 'seit 12 min', 'for 12 min'],
  [3.9 * 60 * MINUTE, 'seit 3 h', 'for 3 h'],
  [25 * 60 * MINUTE, 'seit einem Tag', 'for a day'],
  [72 * 60 * MINUTE, 'seit 3 Tagen', 'for 3 days'],
])('%i ms', (time, de, en) => {
  expect([sinceWords(time, 'de'), sinceWords(time, 'en')]).toEqual([de, en]);
});
