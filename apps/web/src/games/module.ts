import type { GameId } from '@tafelrunde/games';
import type { Flow, Plain, Seat, SeenOption } from '@tafelrunde/kernel';
import type { Catalogue, Lang, Names, Words } from '@tafelrunde/words';
import type { Component } from 'svelte';
import type { SeatKind, Update } from '../engine/protocol.ts';
import type { TableCard } from '../table/face.ts';

/**
 * A view as its game describes it. What arrives is what the game's `view` has returned, as plain data: this is the one
 * place where the page says so.
 */
export function seenBy<V>(_game: { view(m: never, viewer: Seat): V }, view: Plain): V {
  return view as V;
}

/** What the shared parts need to know of a game: its words and the faces of its cards. */
export interface TableGame {
  readonly id: GameId;
  readonly catalogue: Catalogue;
  /** What the game says of its own course. */
  readonly flow: Flow;
  readonly names: Names;
  /** A card that is only named, as printed; null if there is none of that id. */
  named(def: string): TableCard | null;
  /** What a value is called; '' for those that are not shown. */
  stat(name: string): string;
}

/**
 * The view of a game as its module reads it. Views travel as plain data; that this one is what the game's `view` has made is
 * believed here and nowhere else.
 */
export const viewAs = <V>(view: Plain): V => view as V;

/** A choice that a game names, in the language of the page. */
export interface Named {
  readonly id: string;
  readonly label: string;
}

/** A card of the box on the cards page. */
export interface ListedCard {
  readonly card: TableCard;
  /** What it can be filtered by: id of the filter, id of the value. */
  readonly facets: Readonly<Record<string, string>>;
  /** How many of it are in the box. */
  readonly quantity: number;
}

/** A way to filter cards, such as by type or by sphere. */
export interface Facet extends Named {
  readonly values: readonly Named[];
}

export interface LayoutProps {
  readonly resigned: boolean;
  readonly onagain: () => void;
}

/**
 * What a game brings to the page, loaded when it is played. Only the first four are needed; a game that leaves out the
 * rest is playable, and gets better with each. See docs/how-to-write-a-table.md.
 */
export interface GameModule {
  readonly game: TableGame;
  /** The whole table below the bar: see the shared parts in src/table. */
  readonly Layout: Component<LayoutProps>;
  /** What the game is called in lists of saved games and in the title, in both languages. */
  about(update: Update): Readonly<Record<Lang, string>>;
  /** The identities of all cards that lie open in this view: options on them are chosen there and need no button. */
  lying(view: Plain): ReadonlySet<string>;
  /** Whether cards that lie nowhere in sight are offered in words at this question, because it leaves no room for them. */
  worded?(update: Update): boolean;
  /** The place on the table where an option without a card is chosen, one of those that `lying` names; '' if there is none. */
  spot?(option: SeenOption): string;
  /** What players reckon in their heads at this question; '' if there is nothing to reckon. */
  forecast?(update: Update): string;
  /** How the game that is over ended, with whoever it is about; null if the outcome's reason says all. */
  ended?(update: Update): Words | null;
  /** The cards that attack somebody while this is asked, by their identities in views. */
  attackers?(update: Update): readonly string[];
  /** The windows of its flow, as they are switched off. */
  stops?(): readonly Named[];
  /** The marks of time of its flow, for "pass until". */
  untils?(): readonly Named[];
  /** The cards of the box, and what they can be filtered by. */
  cards?(): readonly ListedCard[];
  facets?(): readonly Facet[];
  /** What the guided first game says at its moments, loaded when somebody plays one. */
  lessons?(): Promise<() => readonly Lesson[]>;
}

/** A piece of advice in the first game: shown once, the first time its moment comes. */
export interface Lesson {
  readonly id: string;
  /** Whether this is the moment for it. */
  fits(update: Update): boolean;
  readonly title: string;
  readonly text: string;
  /** The rule behind it. */
  readonly rule: string;
}

/** What a set-up form hands over. */
export interface Beginning {
  readonly setup: Plain;
  readonly seed: string;
  readonly seats: readonly SeatKind[];
  /** Whether hands are hidden from the others at this screen. */
  readonly curtain: boolean;
}

/** Something that a person may bring to a table with others, such as a deck, as the set-up of one seat. */
export interface Brought extends Named {
  readonly part: Plain;
}

export interface OptionsProps {
  readonly onclose: () => void;
  /** What the form begins with, such as the game that was just played; the usual, if nothing is said. */
  readonly initial?: Omit<Beginning, 'seed'> | undefined;
}
