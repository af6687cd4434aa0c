import { type GameId, isGameId, manifests } from '@tafelrunde/games';
import type { SeatKind } from '../engine/protocol.ts';

/** What the start page says of a saved game. */
export interface About {
  readonly game: GameId;
  /** When it was last played, in milliseconds. */
  readonly at: number;
  readonly title: Readonly<Record<'de' | 'en', string>>;
  readonly state: 'running' | 'won' | 'lost' | 'resigned';
  /** What is asked now, and the card that asks. */
  readonly asks?: Readonly<Record<'de' | 'en', string>>;
  readonly shows?: string;
  /** Who sits where; people on all seats, if nothing is said. */
  readonly seats?: readonly SeatKind[];
  readonly curtain?: boolean;
  /** A first game, in which advice is given. */
  readonly guided?: boolean;
  /** Whether something that was revealed has been taken back: its score is worth less. */
  readonly peeked?: boolean;
  /** What the game counted for the one who played, once it is over. */
  readonly score?: number;
  /** How long it was played, in milliseconds. */
  readonly played?: number;
  /** The heroes of the one who played, where the game dealt them. */
  readonly heroes?: readonly string[];
  /** What everything but the own choices has changed of the chance to win, once that was reckoned. */
  readonly luck?: number;
  /** What the players noted on the score sheet. */
  readonly notes?: string;
  /** The day whose quest it is, and what the server has said to its result: it stands on the board, or it does not fit there. */
  readonly quest?: number;
  readonly sent?: 'kept' | 'refused';
  /** The game it branches off from, and behind how many of its answers. */
  readonly from?: { readonly id: string; readonly position: number };
}

export interface Saved {
  readonly id: string;
  readonly about: About;
}

/** A save that could not be read: kept as it was, until somebody deletes it. */
export interface Broken {
  readonly id: string;
  readonly text: string;
}

const TEXT = 'tafelrunde.save.';
const ABOUT = 'tafelrunde.about.';
const BROKEN = 'tafelrunde.broken.';

/** The games kept in this browser. A browser that forbids storage keeps none, and `put` says so. */
export class Saves {
  private readonly store: Storage | null;

  constructor(store: Storage | null = browserStore()) {
    this.store = store;
  }

  /** Keeps a game; false if the browser would not. */
  put(id: string, about: About, text: string): boolean {
    try {
      if (!this.store) return false;
      this.store.setItem(TEXT + id, text);
      this.store.setItem(ABOUT + id, JSON.stringify(about));
      return true;
    } catch {
      return false;
    }
  }

  text(id: string): string | null {
    return this.store?.getItem(TEXT + id) ?? null;
  }

  about(id: string): About | null {
    return readAbout(this.store?.getItem(ABOUT + id) ?? null);
  }

  /** Marks a game without touching what was played. */
  mark(id: string, changes: Partial<About>): void {
    const about = this.about(id);
    try {
      if (about) this.store?.setItem(ABOUT + id, JSON.stringify({ ...about, ...changes }));
    } catch {
      // No room left: the game itself is kept.
    }
  }

  remove(id: string): void {
    for (const kind of [TEXT, ABOUT, BROKEN]) this.store?.removeItem(kind + id);
  }

  /** Puts a game that cannot be read aside, as it is. */
  setAside(id: string): void {
    const text = this.text(id);
    if (text === null) return;
    try {
      this.store?.setItem(BROKEN + id, text);
      this.store?.removeItem(TEXT + id);
    } catch {
      // No room for a second copy: it stays where it is.
    }
  }

  /** All readable games, the latest first. */
  list(): Saved[] {
    return this.ids(TEXT)
      .map((id) => ({ id, about: this.about(id) ?? nameless(this.text(id)) }))
      .sort((a, b) => b.about.at - a.about.at);
  }

  broken(): Broken[] {
    return this.ids(BROKEN).map((id) => ({ id, text: this.store?.getItem(BROKEN + id) ?? '' }));
  }

  private ids(prefix: string): string[] {
    const { store } = this;
    if (!store) return [];
    const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }
}

function browserStore(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

function readAbout(text: string | null): About | null {
  try {
    const about = JSON.parse(text ?? 'null') as About | null;
    return typeof about?.game === 'string' && typeof about.title?.de === 'string' ? about : null;
  } catch {
    return null;
  }
}

/** A save whose description is lost is still a save. */
function nameless(text: string | null): About {
  const game = /"game":"([a-z0-9]+)"/.exec(text ?? '')?.[1] ?? '';
  return {
    game: isGameId(game) ? game : manifests[0].id,
    at: 0,
    title: { de: 'Gespeichertes Spiel', en: 'Saved game' },
    state: 'running',
  };
}
