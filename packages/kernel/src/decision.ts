import type { Words } from '@tafelrunde/words';
import type { CardIx, Seat } from './state.ts';

/**
 * How a page shows a decision:
 * act (a window: do something or pass), target (one card, seat or place for an effect), pick (some of several, one at a
 * time), mode (which of several effects), confirm (yes or no), number, order (what comes first), pay (from which pool),
 * place (a spot on a board), roll (dice or tokens: keep or change).
 */
export type DecisionKind =
  | 'act'
  | 'target'
  | 'pick'
  | 'mode'
  | 'confirm'
  | 'number'
  | 'order'
  | 'pay'
  | 'place'
  | 'roll';

/** Ids every game uses for the same thing. */
export const PASS = 'pass';
export const DONE = 'done';
export const YES = 'yes';
export const NO = 'no';

/** One thing the asked seat may answer. `K` are the messages that may label it: those of one game, where a game makes it. */
export class Option<K extends string = string> {
  readonly id: string;
  /** Message key of the label; its parameters are the card, the seat, the number and `more`. */
  readonly key: K;
  readonly card: CardIx;
  readonly seat: Seat;
  readonly n: number;
  /** The rule behind it. */
  readonly rule: string;
  /** A spot on a board, or a further label parameter. */
  readonly more: string;

  constructor(id: string, key: K, card = -1, seat = -1, n = 0, rule = '', more = '') {
    this.id = id;
    this.key = key;
    this.card = card;
    this.seat = seat;
    this.n = n;
    this.rule = rule;
    this.more = more;
  }
}

/** A run of picks that belong together, so that a page can show them as one form. */
export interface Group {
  /** The same for every pick of the run. */
  readonly id: string;
  /** How many were picked so far. */
  readonly picked: number;
  readonly min: number;
  readonly max: number;
}

/** What a step asks. */
export interface Decision<W extends Words = Words, K extends string = string> {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly prompt: W;
  readonly options: readonly Option<K>[];
  /** The rule behind the question. */
  readonly rule?: string;
  /** The card whose text asks. */
  readonly source?: CardIx;
  readonly group?: Group;
  /** Ask even if there is only one option, because not asking would tell what a hand holds. */
  readonly always?: boolean;
}

/**
 * A question with all its fields, always in the same order, so that whoever reads questions meets a single shape; that is
 * also why these are arguments, and not an object of those that are wanted.
 */
export function question<const W extends Words, K extends string>(
  seat: Seat,
  kind: DecisionKind,
  prompt: W,
  options: readonly Option<K>[],
  rule: string | undefined,
  source?: CardIx,
  always?: boolean,
  group?: Group,
): Decision<W, K> {
  return { seat, kind, prompt, options, rule, source, group, always };
}

/** Why an answer was not taken. Nothing has changed. */
export interface Refusal {
  readonly code: 'not-an-option' | 'game-over' | 'not-your-decision' | 'late';
  readonly words: Words;
}

const IDS: string[] = [];
const ABILITY_IDS: string[][] = [];

/** Option id of a card by its identity in views, or of the card's ability `n`; the strings are made once. */
export function aliasId(alias: number, n = -1): string {
  if (n < 0) {
    IDS[alias] ??= `k${alias}`;
    return IDS[alias];
  }
  ABILITY_IDS[n] ??= [];
  const ids = ABILITY_IDS[n];
  ids[alias] ??= `k${alias}.${n}`;
  return ids[alias];
}

const NUMBERS: string[] = [];

/** Option id of a number, made once. */
export function numberId(n: number): string {
  if (n < 0) return `n${n}`;
  NUMBERS[n] ??= `n${n}`;
  return NUMBERS[n];
}
