import { learnt } from './chances-learnt.ts';

/** How a game's values of positions are read as chances to win. */
export interface Reading {
  /** By how much the odds are better or worse where the value says even. */
  readonly shift: number;
  /** How much faster than the value the odds grow; below 1: how much slower. */
  readonly steepness: number;
}

const AS_IT_IS: Reading = { shift: 0, steepness: 1 };

export const readingOf = (game: string): Reading => learnt[game] ?? AS_IT_IS;

/** The chance to win that the value of a position stands for; what is won or lost stays so. */
export function chanceOf(value: number, { shift, steepness }: Reading): number {
  return 1 / (1 + Math.exp(-shift - steepness * Math.log(value / (1 - value))));
}
