import type { Card, Match, Seat, State } from '@tafelrunde/kernel';

/** Dragon's hoard: a small game for the kernel's tests and docs. Whoever has the most gold in the end wins. */
export interface HoardState extends State {
  readonly gold: number[];
  turn: Seat;
  /** Turns left once the deck is empty; -1 before that. */
  last: number;
}

export type HoardMatch = Match<HoardState>;
export type HoardCard = Card;

export const DECK = 0;
export const HAND = 1;
export const CAMP = 2;
export const DISCARD = 3;

export const IN_CAMP = 1 << CAMP;
export const IN_HAND = 1 << HAND;

export const STRENGTH = 0;

/** Scope of limits. */
export const GAME = 0;
