import { expect, test } from 'vitest';
import { analysisOf } from './analysis.ts';
import { lessonsOf } from './lessons.ts';

const many = (value: number): number[] => new Array<number>(60).fill(value);

/** A decision in which what was played costs that much. */
const decision = (position: number, cost: number, seat = 0) => ({
  ...{ position, seat, prompt: ['ask'] as const, group: '', played: 'a', thumb: 'b' },
  options: [
    { id: 'a', label: ['a'] as const, results: many(0.9 - cost) },
    { id: 'b', label: ['b'] as const, results: many(0.9) },
  ],
});
const course = { game: 'sample', answers: 99, seats: 2, choices: [], events: [], results: [0, 1] };

test('lessons are the three dearest choices of a seat, each told once, in the order of the game', () => {
  const samples = [
    ...[decision(3, 0.2), decision(5, 0.3), decision(20, 0.5), decision(30, 0.1), decision(40, 0.4)],
    decision(50, 0.8, 1),
  ];
  const analysis = analysisOf(course, samples);
  expect(lessonsOf(analysis, [0]).map(({ position }) => position)).toEqual([5, 20, 40]);
  expect(lessonsOf(analysis, [1]).map(({ position }) => position)).toEqual([50]);
  expect(lessonsOf(analysis, [0, 1]).map(({ position }) => position)).toEqual([20, 40, 50]);
});

test('what is not sure teaches nothing', () => {
  const sample = decision(3, 0.2);
  const [a, b] = sample.options;
  const unsure = {
    ...sample,
    options: [
      { ...a, results: [0, 1, 0] },
      { ...b, results: [1, 0, 1] },
    ],
  };
  expect(lessonsOf(analysisOf(course, [unsure, decision(9, 0)]), [0])).toEqual([]);
});
