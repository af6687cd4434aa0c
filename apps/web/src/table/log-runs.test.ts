import type { SeenLine } from '@tafelrunde/protocol';
import { expect, it } from 'vitest';
import { runsIn } from './log-runs.ts';

const line = (key: string, seat?: number): SeenLine => ({
  words: seat === undefined ? [key] : [key, { seat: { name: `seat:${seat}` } }],
  cards: [],
  rule: '',
});
const reading = {
  isHeading: ({ words }: SeenLine) => words[0] === 'turn',
  isWeighty: ({ words }: SeenLine) => words[0] === 'buy',
  isOther: (seat: number) => seat !== 0,
};
const rough = (lines: SeenLine[]) =>
  runsIn(lines, reading).map(({ seat, from, to, folded }) => [seat, from, to, ...folded]);

it('sums up what another player did, with what came of it, up to the next heading', () => {
  const lines = [line('turn', 1), line('play', 1), line('damage'), line('draw', 1), line('turn', 0), line('play', 0)];
  expect(rough(lines)).toEqual([[1, 1, 3]]);
});

it('ends where somebody else acts, and leaves single deeds and own ones alone', () => {
  const lines = [line('play', 0), line('play', 0), line('play', 0), line('play', 1), line('play', 2), line('play', 2)];
  expect(rough([...lines, line('play', 2), line('play', 0)])).toEqual([[2, 4, 6]]);
});

it('folds what weighs least; what weighs is seen wherever it stands', () => {
  const lines = [...Array.from({ length: 6 }, () => line('play', 1)), line('buy', 1)];
  expect(rough(lines)).toEqual([[1, 0, 6, 3, 4, 5]]);
});
