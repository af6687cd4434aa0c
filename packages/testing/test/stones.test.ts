import { startMatch } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { stones } from '../../../docs/examples/stones/src/index.ts';
import { fuzz } from '../src/fuzz.ts';
import { TestTable } from '../src/table.ts';

function heap(count: number) {
  const started = startMatch(stones, { stones: count }, 'heap');
  if (!started.ok) throw new Error('the set-up is refused');
  return new TestTable(stones, started.value);
}

it('offers what can be taken, and ends with the last stone', () => {
  const t = heap(5);
  expect(t.prompt).toBe('5 stones left. How many do you take?');
  expect(t.labels()).toEqual(['Take one stone', 'Take 2 stones', 'Take 3 stones']);
  t.choose('Take 3 stones');
  expect(t.asked).toBe(1);
  expect(t.labels()).toEqual(['Take one stone', 'Take 2 stones']);
  t.choose('Take 2 stones');
  expect(t.over).toEqual({ winners: [1], reason: 'stones.won' });
});

it('keeps every promise in random play', () => {
  expect(fuzz(stones, { games: 50 }).violations).toEqual([]);
});
