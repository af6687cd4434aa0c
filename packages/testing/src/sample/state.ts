import type { CardIx, EffectVars, Match, Seat, State } from '@tafelrunde/kernel';

/**
 * Dragon's Hoard, a small game for the kernel's tests and docs. In your turn you draw a card and play as many as you
 * like; whoever has 12 gold first, or most when the deck is empty, wins.
 */
export interface HoardState extends State {
  readonly gold: number[];
  turn: Seat;
  /** Turns left once the deck is empty; -1 before that. */
  last: number;
}

export type HoardMatch = Match<HoardState>;

/** The variables an ability starts with, and the names that cards bind: all abilities have this one shape. */
export function hoardVars(seat: Seat, source: CardIx): EffectVars {
  return { seat, source, did: 0, singer: -1, mine: -1, theirs: -1, given: -1, eaten: -1, held: -1 };
}

/** Kinds of zones, by their number in the game's list. */
export const DECK = 0;
export const HAND = 1;
export const CAMP = 2;
export const DISCARD = 3;

/** Sets of zone kinds, for abilities. */
export const IN_CAMP = 1 << CAMP;
export const IN_HAND = 1 << HAND;

/** The only value that creatures have. */
export const STRENGTH = 0;

/** The only scope of limits: once per game. */
export const GAME = 0;
