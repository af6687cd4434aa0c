/** What the pages about people ask of the server, and what it answers: one form for both sides. */

/** How somebody has come out of games, by game and scenario. */
export interface Tally {
  readonly game: string;
  /** '' where the game has no such thing. */
  readonly scenario: string;
  readonly games: number;
  readonly won: number;
  /** The lowest score of won games, where all win or lose together. */
  readonly best: number | null;
}

export interface ShownRating {
  /** A game, fast or slow: `dbg/slow`. */
  readonly pool: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  /** Whether it is still far from certain. */
  readonly provisional: boolean;
}

export type RelationKind = 'friend' | 'block';

/** Somebody as others may know him. */
export interface Profile {
  readonly who: string;
  readonly name: string;
  /** Since when he is known here; milliseconds since 1970. */
  readonly since: number;
  readonly me: boolean;
  /** Whether the one who asks is the one meant, and runs this server. */
  readonly operator: boolean;
  readonly here: boolean;
  /** What he is to the one who asks. */
  readonly relation: RelationKind | null;
  readonly results: readonly Tally[];
  readonly decks: readonly { readonly game: string; readonly deck: string; readonly games: number }[];
  readonly ratings: readonly ShownRating[];
}

export interface BestScore {
  readonly table: string;
  readonly score: number;
  readonly at: number;
  readonly names: readonly string[];
}

/** A game that somebody has finished at a table of the server. */
export interface OnlineGame {
  readonly table: string;
  readonly game: string;
  /** '' where the game has no such thing. */
  readonly scenario: string;
  readonly seats: number;
  readonly won: boolean;
  readonly score: number | null;
  /** What he brought: `starter:` or `heroes:` with their ids, or what his own deck is known by; '' for nothing. */
  readonly deck: string;
  readonly at: number;
  /** How many people sat there, himself included, and the levels of the bots that did. */
  readonly people: number;
  readonly bots: readonly string[];
  /** How many answers were given; null if nobody knows any more. */
  readonly answers: number | null;
}

export interface LadderRow {
  readonly who: string;
  readonly name: string;
  readonly games: number;
  readonly rating: number;
}

/** Why somebody is reported. */
export const reportReasons = ['rude', 'name', 'cheating', 'waiting', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
