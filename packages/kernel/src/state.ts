import type { Plain } from './plain.ts';
import type { RandomWords } from './random.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** One physical card: its index in `state.cards`, the same for the whole game. */
export type CardIx = number;

/** The viewer that sees only what everybody may see. */
export const SPECTATOR = 7;

/** The most seats a game may have; the bit after them is the spectators'. */
export const MOST_SEATS = 7;

/** Everybody, spectators included, as a set of viewers. */
export const EVERYBODY = 0xff;

/** Variables of a frame: plain data, because a game is saved in the middle of any effect. */
export type Vars = { [name: string]: Plain };

/** A procedure under way: the name of the step that runs next, and its variables. `step` is '' behind the last one. */
export interface Frame {
  readonly proc: string;
  step: string;
  readonly vars: Vars;
}

/** What every card has; games add flat fields of their own (numbers and strings only, never arrays or objects). */
export interface Card {
  /** Index of the definition in the game's registry. */
  def: number;
  /** Where it lies. */
  zone: number;
  /** The set of viewers that know which card this is. */
  seen: number;
  /** Its identity in views: renewed whenever somebody new gets to see it, 0 while nobody does. */
  alias: number;
}

/** A modifier with a duration, made by an effect that is over. */
export interface Lasting {
  readonly stat: number;
  readonly op: number;
  readonly amount: number;
  /** The cards it acts on; null if the modifier `mod` finds them anew each time. */
  readonly cards: readonly CardIx[] | null;
  /** Name of a registered modifier that decides whom it concerns, '' for a fixed list. */
  readonly mod: string;
  readonly source: CardIx;
  readonly seat: Seat;
  readonly until: string;
}

/** An effect that waits for its moment. */
export interface Delayed {
  readonly on: string;
  readonly proc: string;
  readonly vars: Vars;
  /** What the card was called that put it off; it may be hidden when the time comes. */
  readonly was?: string;
}

/** How a game ended. `winners` may be empty (a common loss). */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** Why, as a message key. */
  readonly reason: string;
  /** Scores by seat, if the game counts any. */
  readonly scores?: readonly number[];
}

/** Names, in the type of a game's state, the type of its cards' definitions. No state has such a field. */
export declare const DEFS: unique symbol;

/** The definitions of the cards of a game with such states. */
export type DefOf<S extends State> = NonNullable<S[typeof DEFS]>;

/** The part of a game's state that the kernel knows. Everything is plain data. */
export interface State {
  readonly [DEFS]?: object;
  readonly seats: number;
  /** The options the game was set up with; frozen. */
  readonly setup: Plain;
  readonly rng: RandomWords;
  /** Key of which definition every card has; changes only when cards are dealt anew. */
  box: number;
  /** How many answers were given: the position an answer refers to. */
  answers: number;
  /** Grows whenever somebody learns something that was hidden or a visible roll happens: undo stops there. */
  news: number;
  /** The last identity given out. */
  aliases: number;
  readonly cards: Card[];
  readonly zones: CardIx[][];
  readonly frames: Frame[];
  lasting: Lasting[];
  delayed: Delayed[];
  /** Uses of limited abilities: scope, key and count, three numbers each. */
  uses: number[];
  over: Outcome | null;
  /** The seats that have given up, as a set; not there until somebody does. */
  resigned?: number;
}

/** The parts of a state that the kernel changes: a copy has its own. */
export type OwnParts<S extends State> = Pick<S, 'rng' | 'cards' | 'zones' | 'frames' | 'lasting' | 'delayed' | 'uses'>;
