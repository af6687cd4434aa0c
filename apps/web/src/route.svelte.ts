import type { GameId } from '@tafelrunde/games';
import type { SeatKind } from './engine/protocol.ts';
import type { Beginning } from './games/module.ts';
import { type Route, readRoute } from './routes.ts';

/**
 * How a table begins: a new game (with advice; saved at once, because something else counts on it), or the text of a saved one.
 * Without either, it is looked for in the browser. A saved one may go on with other people on the seats, as a branch of another.
 */
export type Opening =
  | (Beginning & {
      readonly guided?: boolean;
      readonly saved?: boolean;
      /** The day whose quest it is. */
      readonly quest?: number;
    })
  | {
      readonly text: string;
      readonly seats?: readonly SeatKind[];
      readonly from?: { readonly id: string; readonly position: number };
    };

let current = $state.raw<Route>(readRoute(location.hash));
addEventListener('hashchange', () => {
  const next = readRoute(location.hash);
  // Links within a page are no change of page.
  const same = next.page === current.page && next.page !== 'table';
  if (next.page === 'start' && same) return;
  current = next;
  if (!same) scrollTo(0, 0);
});

export const route = {
  get now(): Route {
    return current;
  },
};

const openings = new Map<string, Opening>();

/** A name for a game, never used before in this browser. */
export function newId(): string {
  return crypto.randomUUID?.().slice(0, 13) ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Goes to a table, with how it begins. */
export function openTable(game: GameId, id: string, opening?: Opening): void {
  if (opening) {
    openings.set(id, opening);
    keep(id, opening);
  }
  location.hash = `#/${game}/${id}`;
}

/**
 * How this table begins; told once. A game is saved when something was decided in it: until then a reload begins it again, with
 * the same cards.
 */
export function openingOf(id: string): Opening | undefined {
  const found = openings.get(id) ?? kept(id);
  openings.delete(id);
  return found;
}

const KEPT = 'tafelrunde.opening.';

function keep(id: string, opening: Opening): void {
  try {
    if ('setup' in opening) sessionStorage.setItem(KEPT + id, JSON.stringify(opening));
  } catch {
    // A browser that forbids storage begins anew.
  }
}

function kept(id: string): Opening | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEPT + id) ?? 'null') as Opening | null) ?? undefined;
  } catch {
    return undefined;
  }
}
