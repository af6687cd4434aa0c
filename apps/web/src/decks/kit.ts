import type { DeckGame, HandRules, SearchFields } from '@tafelrunde/decks';
import type { GameId } from '@tafelrunde/games';
import type { Wish } from '@tafelrunde/lab/page';
import type { Component } from 'svelte';
import type { Beginning, Facet, Named } from '../games/module.ts';

/** A bar of a chart. */
export interface Bar {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Colour of the bar; the label says the same. */
  readonly colour?: string;
}

export interface Chart {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** Bars stand side by side, as a curve of costs does. */
  readonly upright?: boolean;
  /** What the numbers mean together, such as their mean. */
  readonly note?: string;
}

/** A card that may be put into a deck. */
export interface LibraryCard {
  readonly id: string;
  readonly title: string;
  /** Type and cost, in a few words. */
  readonly about: string;
  readonly text: string;
  /** Class of the frame's colour. */
  readonly frame: string;
  readonly facets: Readonly<Record<string, string>>;
  /** What the search line can ask for. */
  readonly fields: SearchFields;
  readonly cost: number;
  /** How many of it may be in a deck. */
  readonly most: number;
}

/** A card of the deck. */
export interface DeckLine {
  readonly id: string;
  readonly title: string;
  readonly frame: string;
  /** What stands in the circle before it. */
  readonly cost?: string;
  /** How many; left out where there can be but one. */
  readonly count?: number;
  /** Something that the card may be switched to, such as to be there from the start. */
  readonly mark?: { readonly label: string; readonly on: boolean };
}

/** A part of the deck: heroes, sites, cards of one side. */
interface DeckSection {
  readonly title: string;
  readonly lines: readonly DeckLine[];
  /** Those by whom the deck is known: they are shown large. */
  readonly portraits?: boolean;
  /** What is to be known of the part. */
  readonly note?: string;
}

/** How a deck is tried in the lab: against whom, with how many, how hard. */
export interface TrialWish {
  readonly rival: string;
  readonly players: number;
  readonly easy: boolean;
  /** The seat that begins; -1 for a random one. */
  readonly first: number;
}

/** What a game brings for trying its decks in the lab. */
interface TrialKit<L> {
  /** Scenarios, or decks of others. */
  rivals(): readonly Named[];
  /** The most who play together; 1 where nobody helps. */
  readonly players: number;
  /** Whether there is an easy way to play. */
  readonly easy: boolean;
  wish(list: L, wish: TrialWish): Wish;
}

/**
 * What a game brings to the page on which decks are built, in the language of the page. `L` is its own form of a deck.
 * The page itself knows of decks only that they can be changed card by card.
 */
export interface DeckKit<L> {
  readonly game: GameId;
  /** Something of the game's own above the shelf, such as what somebody owns of it. */
  readonly Own?: Component;
  /** How its decks are read and written. */
  readonly decks: DeckGame<L>;
  /** Decks to begin with. */
  starters(): readonly Named[];
  /** A ready-made deck; without a name, one with nothing that anybody has to choose. */
  begin(starter?: string): L;
  /** Why the deck cannot be played; '' if it can. */
  problem(list: L): string;
  /** A deck that can be played and is as near to it as may be; null if nobody knows one. */
  repair(list: L): L | null;
  /** What is said of a deck that can be played. */
  fine(list: L): string;
  /** What is allowed, but hardly wise; '' if there is nothing. */
  warning(list: L): string;
  /** What is in it, in a few words, for the list of one's decks. */
  about(list: L): string;
  charts(list: L): readonly Chart[];
  sections(list: L): readonly DeckSection[];
  /** One more or one less of a card. */
  change(list: L, card: string, by: 1 | -1): L;
  /** How many of a card are in it, wherever. */
  countOf(list: L, card: string): number;
  /** Whether one more of the card may be added. */
  hasRoom(list: L, card: string): boolean;
  /** The cards that are drawn from, and a deck with others instead. */
  drawn(list: L): Readonly<Record<string, number>>;
  withDrawn(list: L, counts: Readonly<Record<string, number>>): L;
  /** Everything in it, for comparing two decks. */
  all(list: L): Readonly<Record<string, number>>;
  /** Cards that could take the place of others: those that the deck can play. */
  candidates(list: L): readonly string[];
  readonly hand: HandRules;
  /** What several decks at one table have in common that only one may have, in sentences. */
  shared(lists: readonly L[]): readonly string[];
  /** How many sit at a table. */
  readonly seats: number;
  /** Switches the mark of a card. */
  mark?(list: L, card: string): L;
  library(): readonly LibraryCard[];
  facets(): readonly Facet[];
  /** An example of a search line. */
  hint(): string;
  /** The letters of the search line with what they mean. */
  letters(): Readonly<Record<string, string>>;
  readonly trial: TrialKit<L>;
  /** What the button that tries the deck says, and the game that it starts. */
  tryLabel(list: L): string;
  tryOut(list: L): Omit<Beginning, 'seed'>;
}

/** The kit of a game as the page takes it: what a deck looks like stays between the kit and itself. */
export type AnyDeckKit = DeckKit<unknown>;

export function deckKit<L>(kit: DeckKit<L>): AnyDeckKit {
  return kit as unknown as AnyDeckKit;
}
