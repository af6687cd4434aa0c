import type { Outside } from '@tafelrunde/decks';
import type { GameId } from '@tafelrunde/games';

/** A deck that somebody has built in this browser. What is in it, its game knows. */
export interface KeptDeck<L = unknown> {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  readonly list: L;
  /** Cards beside the deck, cards we have not got, and what somebody has written about it. */
  readonly side?: Readonly<Record<string, number>>;
  readonly outside?: readonly Outside[];
  readonly notes?: string;
  readonly folder?: string;
  readonly tags?: readonly string[];
  /** What it was before, the newest first. */
  readonly versions?: readonly DeckVersion<L>[];
}

/** A deck as it was saved at some time. */
export interface DeckVersion<L = unknown> {
  readonly at: number;
  readonly list: L;
}

/** So many earlier versions are kept. */
const MOST_VERSIONS = 12;

/** The versions of a deck that is saved anew: the one before goes to the others, if it was another. */
export function versionsWith<L>(before: KeptDeck<L> | undefined, list: L, now: number): readonly DeckVersion<L>[] {
  const older = before?.versions ?? [];
  if (!before || JSON.stringify(before.list) === JSON.stringify(list)) return older;
  return [{ at: now, list: before.list }, ...older].slice(0, MOST_VERSIONS);
}

const PREFIX = 'tafelrunde.deck.';

function store(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Keeps a deck; false if the browser would not. */
export function keepDeck(deck: KeptDeck, to: Storage | null = store()): boolean {
  try {
    to?.setItem(PREFIX + deck.id, JSON.stringify(deck));
    return to !== null;
  } catch {
    return false;
  }
}

export function dropDeck(id: string, from: Storage | null = store()): void {
  from?.removeItem(PREFIX + id);
}

/** The decks of a game, by name; one that cannot be read is left alone. */
export function keptDecks<L>(game: GameId, from: Storage | null = store()): readonly KeptDeck<L>[] {
  if (!from) return [];
  const keys = Array.from({ length: from.length }, (_, at) => from.key(at) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
  return keys
    .flatMap((key) => read<L>(from.getItem(key)) ?? [])
    .filter((deck) => deck.game === game)
    .sort((a, b) => a.name.localeCompare(b.name));
}

function read<L>(text: string | null): KeptDeck<L> | null {
  try {
    const deck = JSON.parse(text ?? 'null') as KeptDeck<L> | null;
    const fine = typeof deck?.id === 'string' && typeof deck.name === 'string' && typeof deck.list === 'object';
    return fine && deck.list !== null ? deck : null;
  } catch {
    return null;
  }
}
