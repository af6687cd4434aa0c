// The list of rules to break stays true: each place is there once, and each test that has to fail has its title.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../lib.mjs';
import { readRules } from './rules.mjs';

it.each(readRules())('$game: $rule', ({ file, from, to, test, title }) => {
  expect(from).not.toBe(to);
  expect(readFileSync(at(file), 'utf8').split(from)).toHaveLength(2);
  // Titles of rows are put together when they run.
  const words = title.replaceAll(/\b\d+ (players|cards)\b/g, (_, noun) =>
    noun === 'players' ? '$seats players' : '$n cards',
  );
  expect(readFileSync(at(test), 'utf8')).toContain(words);
});
