import type { Literal } from '@tafelrunde/words';
import type { Plain } from './plain.ts';

/** Something of a game that can be chosen by name. */
export interface Choice {
  readonly id: string;
  readonly title: Literal;
}

/**
 * What is known of a game without loading its rules. Everything that lists games (page, server, tool, lab, bots, saves)
 * derives from it; a game is added by its folder and one line in `packages/games/all/src/games.ts`.
 */
export interface Manifest<Id extends string = string> {
  /** Letters and digits; stands in addresses, records and saves. */
  readonly id: Id;
  /** Where it lies on the table among the others: smaller numbers come first. */
  readonly place: number;
  /**
   * Loads the file that exports the game under its id, and nothing else. A page or a worker loads only the one it plays; where it knows
   * the set-up, the file may leave out cards that this one cannot meet, if every game with it is played alike without them.
   */
  load(setup?: Plain): Promise<object>;
  readonly title: Literal;
  /** The title in two parts, as a heading, and in a word or two, as a tab. */
  readonly heading: Literal;
  readonly subtitle: Literal;
  readonly short: Literal;
  /** How it is played (cooperative, adventure …) and what it is about, in one sentence. */
  readonly kind: Literal;
  readonly about: Literal;
  /** How it goes, in a few sentences for somebody who has never played it. */
  readonly primer: Readonly<Record<'de' | 'en', readonly string[]>>;
  /** No `most` where the rules set no upper limit; the game then says itself what it takes. */
  readonly players: { readonly least: number; readonly most?: number };
  /** How long a game takes people, in minutes: from, to. */
  readonly minutes: readonly [from: number, to: number];
  /** All win or lose together. */
  readonly cooperative: boolean;
  /** Its colour, dark enough for light text, and its pictogram, by the name that game-icons gives it. */
  readonly colour: string;
  readonly icon: string;
  readonly scenarios: readonly Choice[];
  /** What one click starts: a set-up, and how many seats of it people take; bots have the others. */
  readonly start: { readonly setup: Plain; readonly people: number; readonly seats: number };
  /** What a table for friends begins with, all seats for people; `start`, if that has seats for two. */
  readonly together?: { readonly setup: Plain; readonly seats: number };
  /** What takes turns as the quest of the day, for one person with bots on the other seats; always `start`, if nothing is said. */
  readonly daily?: readonly { readonly setup: Plain; readonly seats: number }[];
  /** Whether players may bring decks of their own. */
  readonly decks: boolean;
  /** Whether its rules are in the catalogue (docs/rules/<id>.yaml). */
  readonly rules: boolean;
}

/** Keeps the id's own type, so that a list of manifests knows all ids. */
export function manifest<const Id extends string>(of: Manifest<Id>): Manifest<Id> {
  return of;
}
