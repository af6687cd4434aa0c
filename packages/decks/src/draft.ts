/** The formats in which decks are written down. `text` is one line for each card, as people type it. */
export type DeckFormat =
  | 'text'
  | 'ringsdb-text'
  | 'ringsdb'
  | 'o8d'
  | 'dragncards'
  | 'gemp'
  | 'gemp-text'
  | 'csv'
  | 'own';

/** Which part of a list a card stands in, as far as the list says so. */
export type Section =
  | 'hero'
  | 'ally'
  | 'attachment'
  | 'event'
  | 'ring-bearer'
  | 'ring'
  | 'site'
  | 'start'
  | 'draw'
  | 'free'
  | 'shadow';

/** A card of a list that was read, before anybody knows whether there is such a card. */
export interface Entry {
  readonly count: number;
  readonly name: string;
  /** What another program calls the card: a number of RingsDB, a blueprint of GEMP, an id of OCTGN. */
  readonly code?: string;
  /** The set it is from, or whatever stood in brackets behind it. */
  readonly set?: string;
  readonly section?: Section;
  /** Whether it lies beside the deck. */
  readonly side?: boolean;
  /** There from the start of a game. */
  readonly starred?: boolean;
  /** Whether the list itself said how many, so that it must be a card. */
  readonly sure: boolean;
  readonly line: number;
  readonly raw: string;
}

/** A list as it was read: entries, and everything else that was said. */
export interface RawList {
  readonly format: DeckFormat;
  readonly name: string;
  /** Comments and whatever else is not about a card. */
  readonly notes: readonly string[];
  readonly entries: readonly Entry[];
}

/** A card that we have not got, kept as the list had it. */
export interface Outside {
  readonly count: number;
  readonly name: string;
  readonly code?: string;
  readonly side?: boolean;
}

/** A deck with everything that belongs to it. `L` is the game's own form of what is played. */
export interface DeckSheet<L> {
  readonly name: string;
  readonly list: L;
  /** Cards that lie beside the deck, by id. */
  readonly side: Readonly<Record<string, number>>;
  readonly outside: readonly Outside[];
  readonly notes: string;
}

/** What came of reading a list. Nothing of it is lost: what is no card of ours is `outside`, what is none at all in the notes. */
export interface Imported<L> {
  readonly format: DeckFormat;
  readonly sheet: DeckSheet<L>;
  /** Lines that were taken for remarks. */
  readonly remarks: readonly string[];
}
