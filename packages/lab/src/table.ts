import type { Game, Match, Plain } from '@tafelrunde/kernel';
import type { Lang } from '@tafelrunde/words';

/** What somebody wants to have played, as far as it was said. */
export interface Wish {
  readonly seats?: number;
  readonly scenario?: string;
  /** One deck for each seat, by name or as the text of a deck list. */
  readonly decks?: readonly DeckWish[];
  /** Options of the game, put over everything else. */
  readonly options?: Readonly<Record<string, Plain>>;
}

export interface DeckWish {
  readonly name: string;
  /** The deck list, if it is none of the game's own decks. */
  readonly text?: string;
}

/** One way to play a game, ready to be played many times. */
export interface TableSetup {
  readonly setup: Plain;
  readonly scenario: string;
  /** What each seat plays with, for the tables of a report; '' where there is nothing to say. */
  readonly decks: readonly string[];
  readonly heroes: readonly (readonly string[])[];
}

/** A wish that cannot be fulfilled, in both languages. */
export class WishError extends Error {
  readonly words: Readonly<Record<Lang, string>>;

  constructor(words: Readonly<Record<Lang, string>>) {
    super(words.en);
    this.words = words;
  }
}

/** What the lab must know of a game to play series of it. One file for each game in `tables/`. */
export interface TableMaker {
  readonly game: Game;
  /** All win or lose together. */
  readonly cooperative: boolean;
  readonly scenarios: readonly string[];
  /** The game's own decks, the best for beginners first. */
  readonly decks: readonly string[];
  /** Tables for so many players as different as people may set them up: what is learnt from one alone holds for that one. */
  variety?(seats: number): readonly TableSetup[];
  table(wish: Wish): TableSetup;
  /** How long a game has taken, in the game's own measure, for people. */
  rounds(match: Match): number;
  /** The kind of zone that hands are, where people bring decks. */
  readonly hand?: number;
  /** What that is counted in; rounds unless told otherwise. */
  readonly counts?: 'rounds' | 'turns';
}
