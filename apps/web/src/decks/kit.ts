import type { GameId } from '@tafelrunde/games';
import type { Result } from '@tafelrunde/kernel';
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
}

/** A card that may be put into a deck. */
interface LibraryCard {
  readonly id: string;
  readonly title: string;
  /** Type and cost, in a few words. */
  readonly about: string;
  readonly text: string;
  /** Class of the frame's colour. */
  readonly frame: string;
  readonly facets: Readonly<Record<string, string>>;
}

/** A card of the deck. */
export interface DeckLine {
  readonly id: string;
  readonly title: string;
  readonly frame: string;
  /** How many; left out where there can be but one. */
  readonly count?: number;
  /** Something that the card may be switched to, such as to be there from the start. */
  readonly mark?: { readonly label: string; readonly on: boolean };
}

/** A part of the deck: heroes, sites, cards of one side. */
interface DeckSection {
  readonly title: string;
  readonly lines: readonly DeckLine[];
  /** What is to be known of the part. */
  readonly note?: string;
}

/**
 * What a game brings to the page on which decks are built, in the language of the page. `L` is its own form of a deck.
 * The page itself knows of decks only that they can be changed card by card.
 */
export interface DeckKit<L> {
  readonly game: GameId;
  /** Decks to begin with. */
  starters(): readonly Named[];
  /** A ready-made deck; without a name, one with nothing that anybody has to choose. */
  begin(starter?: string): L;
  /** Why the deck cannot be played; '' if it can. */
  problem(list: L): string;
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
  /** Whether one more of the card may be added. */
  hasRoom(list: L, card: string): boolean;
  /** Switches the mark of a card. */
  mark?(list: L, card: string): L;
  library(): readonly LibraryCard[];
  facets(): readonly Facet[];
  toText(list: L): string;
  /** Reads a deck; a refusal is a sentence. */
  fromText(text: string): { readonly ok: true; readonly list: L } | { readonly ok: false; readonly problem: string };
  /** What the button that tries the deck says, and the game that it starts. */
  tryLabel(list: L): string;
  tryOut(list: L): Omit<Beginning, 'seed'>;
}

/** The kit of a game as the page takes it: what a deck looks like stays between the kit and itself. */
export type AnyDeckKit = DeckKit<unknown>;

export function deckKit<L>(kit: DeckKit<L>): AnyDeckKit {
  return kit as unknown as AnyDeckKit;
}

/** How a deck that was read from text is handed to the page. */
export function readDeck<L>(
  result: Result<L>,
  say: (problem: (Result<L> & { ok: false })['problem']) => string,
): ReturnType<DeckKit<L>['fromText']> {
  return result.ok ? { ok: true, list: result.value } : { ok: false, problem: say(result.problem) };
}
