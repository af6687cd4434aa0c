import type { Card, DEFS, Decision, Match, Option, OptionKey, Seat, Speaks, Spoken, State } from '@tafelrunde/kernel';

import type { DbgDef } from './defs.ts';
import type { messages } from './messages.ts';
import type { previewMessages } from './preview/messages.ts';

/** Marks of a card, as a set. */
export const MARK = {
  /** Came into the Path at the end of the last turn; its ambush is still to come (DBG-AMBUSH-02). */
  ambush: 1,
  /** Played from the Path by another card; destroyed at the end of the turn. */
  borrowed: 2,
  /** Came into this hand in Saruman's draft: nobody else can tell whose it is now. */
  drafted: 4,
} as const;

export interface DbgCard extends Card {
  /** Whose deck it belongs to; -1 for the table's. */
  owner: Seat;
  marks: number;
}

export interface DbgState extends State, Speaks<typeof messages & typeof previewMessages> {
  readonly [DEFS]?: DbgDef;
  readonly cards: DbgCard[];
  /** The hero of every seat, as an index into `heroes`; -1 before they are dealt. */
  readonly heroes: number[];
  /** Archenemies defeated by each seat (DBG-SILENT-16). */
  readonly defeated: number[];
  /** Who began. */
  first: Seat;
  turn: Seat;
  /** Turns begun so far. */
  turns: number;
  /** Turns in a row, up to now, in which nobody gained or lost a card of his own and none was destroyed. */
  still: number;
  /** 1 from the start of a turn until its end: only then Power is of any use. */
  acting: number;
  /** Power received in this turn, except what still grows with the cards played. */
  power: number;
  spent: number;
  /** Definitions of the cards played in this turn, in order. */
  readonly plays: number[];
  /** Of these, the ones whose Power grows with what else is played. */
  readonly growing: number[];
  /** Who gave that Power: a card and how much, in turns. */
  readonly gifts: number[];
  /** Cards that the player of the turn bought or gained in it. */
  gained: number;
  /** Ambushes carried out in this turn. */
  ambushes: number;
  /** Extra points by seat, as a compensation for sitting later. */
  readonly extra: number[];
}

export type M = Match<DbgState>;

/** All that the game can say: a key without a message does not compile. */
export type DbgWords = Spoken<DbgState>;
export type DbgDecision = Decision<DbgWords, OptionKey<DbgState>>;
/** An option that only messages of this game or of the kernel can label. */
export type DbgOption = Option<OptionKey<DbgState>>;
export type { Seat };

/** Scopes of limits. */
export const LIMIT = { turn: 0 } as const;

/** The only value of cards that changes. */
export const STAT = { cost: 0 } as const;
