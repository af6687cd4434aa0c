import type { GameId } from '@tafelrunde/games';
import type { Beginning } from './games/module.ts';
import { type Route, readRoute } from './routes.ts';

/** How a table begins: a new game, or the text of a saved one. Without either, it is looked for in the browser. */
export type Opening = (Beginning & { readonly guided?: boolean }) | { readonly text: string };

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
  if (opening) openings.set(id, opening);
  location.hash = `#/${game}/${id}`;
}

/** How this table begins; told once, so that a reload looks in the browser instead. */
export function openingOf(id: string): Opening | undefined {
  const found = openings.get(id);
  openings.delete(id);
  return found;
}
