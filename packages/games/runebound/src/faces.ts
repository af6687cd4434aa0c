import { tokens } from './content/tokens.ts';

/**
 * What a face shows, by token * 2 + face: its symbol, number and gold in one number (symbol + 8 * n + 64 * gold), so that
 * combat reads one list.
 */
export const FACE: readonly number[] = tokens.flatMap(({ faces }) =>
  faces.map(({ symbol, n, gold }) => symbol + 8 * n + (gold ? 64 : 0)),
);
export const symbolOf = (face: number): number => face & 7;
export const numberOf = (face: number): number => (face >> 3) & 7;
export const isGold = (face: number): boolean => face >= 64;
