import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { majority } from './vote.ts';

rule.each([
  { votes: [1], first: 1 },
  { votes: [0, 0, 2], first: 0 },
  { votes: [2, 2, 2, 1], first: 2 },
  { votes: [0, 1], first: -1 },
  { votes: [0, 0, 1, 1], first: -1 },
  { votes: [-1, -1, 1], first: -1 },
  { votes: [3, -1, 3, 3], first: 3 },
])(['LCG-SETUP-05'], 'more than half of the votes decide, else chance: $votes', ({ votes, first }) => {
  expect(majority(votes)).toBe(first);
});
