import type { Option } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { cachedOption } from './options.ts';

test('an option is made again whenever anything about it differs', () => {
  const made: Option[] = [];
  const first = cachedOption(made, 9, 'dbg.option.play', 5, 0, '');
  expect(cachedOption(made, 9, 'dbg.option.play', 5, 0, '')).toBe(first);
  // The list was filled up to 9; what stands there belongs to another identity of the same card.
  expect(cachedOption(made, 4, 'dbg.option.play', 5, 0, '').id).toBe('k4');
  expect(cachedOption(made, 9, 'dbg.option.play', 6, 0, '').card).toBe(6);
  expect(cachedOption(made, 9, 'dbg.option.buy', 6, 3, '')).toMatchObject({ key: 'dbg.option.buy', n: 3 });
});
