import type { Card, CardIx, DEFS, Decision, Match, Option, OptionKey, Seat, Speaks, State } from '@tafelrunde/kernel';
import type { RbDef } from './defs.ts';
import type { messages, RbWords } from './messages.ts';
import type { previewMessages } from './preview/messages.ts';

export interface RbCard extends Card {
  /** Damage on an enemy; a hero's stands in `damage` of the state. */
  damage: number;
  /** Which side of a two-sided card lies up: 0 the setup side or side A, 1 the other. */
  side: number;
}

/** A combat under way. Always there, in one shape; `on` says whether anybody fights. Side 0 is the hero that attacks. */
export interface Fight {
  /** 0 nobody, 1 an enemy, 2 another hero, 3 the villain. */
  on: number;
  /** The hero on side 0. */
  hero: Seat;
  /** The hero on side 1 in a challenge, else -1. */
  foe: Seat;
  /** The enemy on side 1, else -1. */
  enemy: CardIx;
  round: number;
  /** The side whose turn it is. */
  turn: number;
  /** The sides that have passed, as a set. */
  passed: number;
  /** Further combat actions that the side in turn may take at once; the one it is asked about counts until it is taken. */
  extra: number;
  /** Who cannot retreat: a set of sides. */
  bound: number;
  /** Until the end of the round, by set of sides: cannot use surge abilities; deals back damage. */
  mute: number;
  reflect: number;
  /** Symbols that count double this round, as a set: side 0 in the low eight bits, side 1 above. */
  doubled: number;
  /** -1 while it goes on, then the side that won, 2 if nobody did. */
  winner: number;
  /** Tokens by slot, side 0 first; `split` is the first slot of side 1. */
  split: number;
  tokens: number[];
  faces: number[];
  /** 0 in the pool, 1 spent or removed. */
  spent: number[];
  /** The slot of the doubler that a token lies on, -1 if none. */
  liesOn: number[];
  /** Surge abilities used this round: card and number of the ability, two numbers each. */
  used: number[];
}

export interface RbState extends State, Speaks<typeof messages & typeof previewMessages> {
  readonly [DEFS]?: RbDef;
  readonly cards: RbCard[];
  readonly gold: number[];
  readonly damage: number[];
  /** Where each hero stands; -1 off the board. */
  readonly hex: number[];
  /** Story tokens of each hero: lore or companions. */
  readonly story: number[];
  /** Zombies on the board, by hex. */
  readonly zombies: number[];
  readonly fight: Fight;
  /** Faces of the terrain dice on the table, and which of them are spent, as a set. */
  readonly dice: number[];
  diceSpent: number;
  /** 1 while the dice on the table belong to a move: nothing else is rolled then. */
  moving: number;
  /** 1 while somebody decides about a roll. */
  rolling: number;
  /** Active gems, as a set of gem numbers. */
  gems: number;
  /** Delayed heroes, as a set: their figures lie (RB-DELAYED-02). */
  lying: number;
  eliminated: number;
  /** Seats that need not be asked again whether they want to exchange, as a set. */
  declined: number;
  /** Seats whose hero has been challenged in this game, as a set. */
  challenged: number;
  first: Seat;
  active: Seat;
  /** Actions the active hero has left. */
  actions: number;
  /** Turns taken in this round. */
  turns: number;
  round: number;
  act: number;
  /** The space of the time token, from 1. */
  space: number;
  /** Where the villain stands; -1 before it appears. */
  boss: number;
  /** 0 during setup. */
  playing: number;
}

export type M = Match<RbState>;

/** A question of this game. */
export type RbDecision = Decision<RbWords, OptionKey<RbState>>;
/** An option that only messages of this game or of the kernel can label. */
export type RbOption = Option<OptionKey<RbState>>;

/** Scopes of limits. */
export const LIMIT = { turn: 0, round: 1, combat: 2, game: 3 } as const;

/** Kinds of combat (`fight.on`). */
export const FIGHT = { none: 0, enemy: 1, hero: 2, boss: 3 } as const;
