import {
  type CardIx,
  type DEFS,
  defineZones,
  type EffectVars,
  type Match,
  type Seat,
  type State,
} from '@tafelrunde/kernel';
import type { HoardDef } from './registry.ts';

/**
 * Dragon's Hoard, a small game for the kernel's tests and docs. In your turn you draw a card and play as many as you
 * like; whoever has 12 gold first, or most when the deck is empty, wins.
 */
export interface HoardState extends State {
  readonly [DEFS]?: HoardDef;
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

/** Where cards lie. */
export const ZONE = { deck: 0, hand: 1, camp: 2, discard: 3 } as const;
export const zones = defineZones(ZONE, {
  deck: { per: 'table', sight: 'none', pile: true },
  hand: { per: 'seat', sight: 'owner' },
  camp: { per: 'seat', sight: 'all' },
  discard: { per: 'table', sight: 'all', pile: true },
});

/** Sets of zone kinds, for abilities. */
export const IN_CAMP = zones.mask('camp');
export const IN_HAND = zones.mask('hand');

/** The only value that creatures have. */
export const STRENGTH = 0;

/** The only scope of limits: once per game. */
export const GAME = 0;
