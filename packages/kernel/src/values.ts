import { shorten } from './lists.ts';
import { cardOf, isOwn, numberOf } from './live.ts';
import type { Match } from './match.ts';
import type { CardIx, Lasting, Seat, State } from './state.ts';

/** Layers of modifiers, in the order in which they are applied. */
export const ADD = 0;
export const TIMES = 1;
export const SET = 2;
export type Layer = typeof ADD | typeof TIMES | typeof SET;

/** A lasting change of a value that a card makes while it lies in certain zones. */
export interface Modifier<S extends State> {
  readonly stat: number;
  readonly layer: Layer;
  /** Where the card that has it must lie: a set of zone kinds. */
  readonly zones: number;
  /** That it changes nothing but values of the card that has it; of other cards it is not asked then. */
  readonly own?: boolean;
  /** Whether it changes that card's value now. */
  applies(m: Match<S>, source: CardIx, target: CardIx): boolean;
  amount(m: Match<S>, source: CardIx, target: CardIx): number;
}

/** The values cards have in a game, and how they are reckoned. */
export interface StatRules<S extends State> {
  readonly names: readonly string[];
  /** The value before any modifier. */
  base(m: Match<S>, card: CardIx, stat: number): number;
  /** What the sum may not fall below. */
  readonly least: number;
  readonly round: 'up' | 'down';
  /** Modifiers that lasting effects name, by name. */
  readonly lasting: Readonly<Record<string, Modifier<S>>>;
}

/** A value as it is now: printed, then added to, multiplied, rounded, set, and never below the least. */
export function value<S extends State>(m: Match<S>, card: CardIx, stat: number): number {
  // Most values of most cards are changed by nothing.
  if (m.live.modifiers[stat].length === 0 && !lasts(m.s.lasting, stat)) {
    const { base, least } = m.game.stats;
    const printed = base(m, card, stat);
    return printed < least ? least : printed;
  }
  if (!m.reading) return reckon(m, card, stat, m.game.stats.base(m, card, stat));
  const { memo } = m;
  const stats = m.game.stats.names.length;
  if (memo.owner !== m) memo.serve(m, m.s.cards.length * stats);
  const slot = card * stats + stat;
  if (memo.epochs[slot] === m.epoch) return memo.values[slot];
  const result = reckon(m, card, stat, m.game.stats.base(m, card, stat));
  memo.values[slot] = result;
  memo.epochs[slot] = m.epoch;
  return result;
}

function lasts(lasting: readonly Lasting[], stat: number): boolean {
  for (let i = 0; i < lasting.length; i++) if (lasting[i].stat === stat) return true;
  return false;
}

/** The modifier behind an entry of `m.live.modifiers`. */
export function modifierOf<S extends State>(m: Match<S>, heard: number): Modifier<S> {
  return m.game.defs[m.s.cards[cardOf(heard)].def].modifiers[numberOf(heard)];
}

/** Whether anything at the table changes this value of any card. */
export function isChanged<S extends State>(m: Match<S>, stat: number): boolean {
  return m.live.modifiers[stat].length > 0 || lasts(m.s.lasting, stat);
}

/** The same for another printed value, such as an X that somebody has chosen. */
export function valueFrom<S extends State>(m: Match<S>, card: CardIx, stat: number, base: number): number {
  return reckon(m, card, stat, base);
}

/** One reason why a value is what it is. */
export interface Share {
  readonly source: CardIx;
  readonly layer: Layer;
  readonly amount: number;
}

/** The printed value and everything that changes it, for the page's "5 = 3 + 2". */
export function explainValue<S extends State>(
  m: Match<S>,
  card: CardIx,
  stat: number,
): { readonly base: number; readonly shares: readonly Share[]; readonly value: number } {
  const shares: Share[] = [];
  visit(m, card, stat, (source, layer, amount) => shares.push({ source, layer, amount }));
  const base = m.game.stats.base(m, card, stat);
  return { base, shares, value: reckon(m, card, stat, base) };
}

function reckon<S extends State>(m: Match<S>, card: CardIx, stat: number, base: number): number {
  const rules = m.game.stats;
  let sum = base;
  let times = 1;
  let set = Number.NaN;
  const heard = m.live.modifiers[stat];
  const { lasting } = m.s;
  for (let i = 0; i < heard.length; i++) {
    const source = cardOf(heard[i]);
    if (source !== card && isOwn(heard[i])) continue;
    const what = modifierOf(m, heard[i]);
    if (!what.applies(m, source, card)) continue;
    const amount = what.amount(m, source, card);
    if (what.layer === ADD) sum += amount;
    else if (what.layer === TIMES) times *= amount;
    else set = amount;
  }
  for (let i = 0; i < lasting.length; i++) {
    const entry = lasting[i];
    if (entry.stat !== stat || !concerns(m, entry, card)) continue;
    if (entry.op === ADD) sum += entry.amount;
    else if (entry.op === TIMES) times *= entry.amount;
    else set = entry.amount;
  }
  let result = sum;
  if (times !== 1) result = rules.round === 'up' ? Math.ceil(sum * times) : Math.floor(sum * times);
  if (!Number.isNaN(set)) result = set;
  return result < rules.least ? rules.least : result;
}

function concerns<S extends State>(m: Match<S>, entry: Lasting, card: CardIx): boolean {
  if (entry.cards !== null) return entry.cards.includes(card);
  return m.game.stats.lasting[entry.mod].applies(m, entry.source, card);
}

function visit<S extends State>(
  m: Match<S>,
  card: CardIx,
  stat: number,
  found: (source: CardIx, layer: Layer, amount: number) => void,
): void {
  for (const heard of m.live.modifiers[stat]) {
    const source = cardOf(heard);
    if (source !== card && isOwn(heard)) continue;
    const what = modifierOf(m, heard);
    if (what.applies(m, source, card)) found(source, what.layer, what.amount(m, source, card));
  }
  for (const entry of m.s.lasting) {
    if (entry.stat === stat && concerns(m, entry, card)) found(entry.source, entry.op as Layer, entry.amount);
  }
}

/** Changes a value of certain cards until the named moment (`expire`). */
export function modify<S extends State>(
  m: Match<S>,
  change: {
    stat: number;
    layer?: Layer;
    amount: number;
    cards: readonly CardIx[];
    source: CardIx;
    seat: Seat;
    until: string;
  },
): void {
  const { stat, layer = ADD, amount, cards, source, seat, until } = change;
  const list = Object.freeze(cards.slice());
  m.s.lasting.push(Object.freeze({ stat, op: layer, amount, cards: list, mod: '', source, seat, until }));
  m.unsettle();
}

/** Changes a value of all cards that a registered modifier concerns, also of those that come later. */
export function modifyAll<S extends State>(
  m: Match<S>,
  mod: string,
  change: { amount: number; source: CardIx; seat: Seat; until: string },
): void {
  const { stat, layer } = m.game.stats.lasting[mod];
  m.s.lasting.push(Object.freeze({ stat, op: layer, cards: null, mod, ...change }));
  m.unsettle();
}

/** Ends everything that lasts until this moment. */
export function expire<S extends State>(m: Match<S>, moment: string): void {
  const { lasting } = m.s;
  let kept = 0;
  for (let i = 0; i < lasting.length; i++) {
    if (lasting[i].until !== moment) lasting[kept++] = lasting[i];
  }
  if (kept === lasting.length) return;
  shorten(lasting, kept);
  m.unsettle();
}

/** Drops lasting effects on a card that left the table. */
export function forget<S extends State>(m: Match<S>, card: CardIx): void {
  const { lasting } = m.s;
  if (lasting.length === 0) return;
  let kept = 0;
  for (let i = 0; i < lasting.length; i++) {
    const entry = lasting[i];
    if (entry.cards === null || !entry.cards.includes(card)) {
      lasting[kept++] = entry;
    } else if (entry.cards.length > 1) {
      const cards = Object.freeze(entry.cards.filter((c) => c !== card));
      lasting[kept++] = Object.freeze({ ...entry, cards });
    }
  }
  shorten(lasting, kept);
}
