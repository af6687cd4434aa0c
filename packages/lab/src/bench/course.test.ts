import { search } from '@tafelrunde/bots';
import type { Game } from '@tafelrunde/kernel';
import * as kernel from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { courseOf } from './course.ts';

const hoard: Game = sample;
const course = (game: Game, from = 0, to = 3): number => courseOf({ kernel, search, game }, from, to);

it('is the same for the same games, and another for others', () => {
  expect(course(hoard)).toBe(course(hoard));
  expect(course(hoard, 0, 3)).not.toBe(course(hoard, 3, 6));
});

it('changes when a question, the end or the luck does', () => {
  const renamed: Game = { ...hoard, policy: { ...hoard.policy, passKey: 'other' } };
  const luckier: Game = {
    ...hoard,
    create: (setup) => {
      const state = hoard.create(setup);
      state.aliases++;
      return state;
    },
  };
  for (const other of [renamed, luckier]) expect(course(other)).not.toBe(course(hoard));
});
