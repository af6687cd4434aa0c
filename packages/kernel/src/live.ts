import type { CardDef } from './game.ts';
import type { Listening } from './listening.ts';
import type { CardIx, State } from './state.ts';

/**
 * A card, the number of one of its abilities and whether that concerns nobody but the card, in one number: the lists below are in the
 * order of cards.
 */
type Ability = number;
const BITS = 6;
const MASK = (1 << BITS) - 1;
const OWN = 1;

const abilityOf = (card: CardIx, n: number, isOwn: boolean): Ability => (((card << BITS) | n) << 1) | (isOwn ? OWN : 0);
/** The card that has an ability. */
export const cardOf = (ability: Ability): CardIx => ability >> (BITS + 1);
/** Which of the card's triggers or modifiers it is. */
export const numberOf = (ability: Ability): number => (ability >> 1) & MASK;
/** Whether it changes values of its own card only: for all others its definition need not be looked at. */
export const isOwn = (ability: Ability): boolean => (ability & OWN) !== 0;

/** Of an event or a value that concerns nobody. Shared by all, so nothing is ever put in. */
const NOBODY: number[] = [];

/**
 * The abilities that lie where they work, by what they listen to: an event or a value that concerns nobody costs one comparison.
 * Follows from where the cards lie, so it is no state: filled when a state is loaded, and kept up to date by `move`. Whoever
 * writes zones by hand does so only with cards that work in none of them.
 */
export class Live<S extends State> {
  /** Modifiers by the value that they change. */
  readonly modifiers: Ability[][];
  /** Triggers by the lists of `Listening`. */
  readonly triggers: Ability[][];
  /** Whether any card, wherever it lies, waits until an event has happened; by the events' numbers. */
  readonly heeded: boolean[];
  private readonly listening: Listening<S>;
  private readonly defs: readonly CardDef<S>[];
  private box = 0;

  constructor(listening: Listening<S>, defs: readonly CardDef<S>[], stats: number) {
    this.listening = listening;
    this.defs = defs;
    this.modifiers = new Array(stats).fill(NOBODY);
    this.triggers = new Array(listening.lists).fill(NOBODY);
    this.heeded = new Array(listening.types).fill(false);
  }

  /** Finds everything anew. */
  fill({ cards, box }: S, kindOf: readonly number[]): void {
    empty(this.modifiers);
    empty(this.triggers);
    const { zones } = this.listening;
    for (let card = 0; card < cards.length; card++) {
      const { def, zone } = cards[card];
      if ((zones[def] & (1 << kindOf[zone])) !== 0) this.shift(card, def, -1, kindOf[zone]);
    }
    if (this.box === box) return;
    this.box = box;
    this.heed(cards);
  }

  /** A card has gone from one kind of zone (-1: from nowhere) to another. */
  shift(card: CardIx, def: number, from: number, to: number): void {
    const { modifiers, triggers } = this.defs[def];
    const left = from < 0 ? 0 : 1 << from;
    const entered = 1 << to;
    for (let i = 0; i < modifiers.length; i++) {
      const { zones, stat, own } = modifiers[i];
      const works = (zones & entered) !== 0;
      if (((zones & left) !== 0) !== works) change(this.modifiers, stat, abilityOf(card, i, own === true), works);
    }
    if (triggers.length === 0) return;
    const { lists } = this.listening.interests[def];
    for (let i = 0; i < triggers.length; i++) {
      const { zones } = triggers[i];
      const works = (zones & entered) !== 0;
      if (((zones & left) !== 0) !== works && lists[i] >= 0) {
        change(this.triggers, lists[i], abilityOf(card, i, false), works);
      }
    }
  }

  private heed(cards: S['cards']): void {
    const { heeded } = this;
    const { zones, interests } = this.listening;
    for (let i = 0; i < heeded.length; i++) heeded[i] = false;
    for (let card = 0; card < cards.length; card++) {
      const { def } = cards[card];
      if (zones[def] === 0) continue;
      const { heeds } = interests[def];
      for (let i = 0; i < heeds.length; i++) heeded[heeds[i]] = true;
    }
  }
}

function empty(lists: Ability[][]): void {
  for (let i = 0; i < lists.length; i++) if (lists[i].length > 0) lists[i] = NOBODY;
}

/** Puts an ability into its list, or takes it out. */
function change(lists: Ability[][], at: number, ability: Ability, works: boolean): void {
  const list = lists[at];
  if (works) {
    if (list === NOBODY) lists[at] = [ability];
    else put(list, ability);
    return;
  }
  const place = list.indexOf(ability);
  if (place < 0) return;
  for (let i = place + 1; i < list.length; i++) list[i - 1] = list[i];
  list.pop();
}

function put(list: Ability[], ability: Ability): void {
  let at = list.length;
  list.push(ability);
  for (; at > 0 && list[at - 1] > ability; at--) list[at] = list[at - 1];
  list[at] = ability;
}
