import type { Beginning } from './games/module.ts';
import type { GameId } from './words/index.ts';

/** How a table begins: a new game, or the text of a saved one. Without either, it is looked for in the browser. */
export type Opening = (Beginning & { readonly guided?: boolean }) | { readonly text: string };

/** Pages beside the start page and the tables, by the first part of their address; see pages.ts. */
export type PageName = 'cards' | 'rules' | 'decks' | 'campaign' | 'online';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly game: GameId; readonly id: string }
  | { readonly page: PageName; readonly args: readonly string[] };

/** The page that an address stands for; the start page, if it stands for none. */
export function readRoute(hash: string): Route {
  const [root, first = '', ...args] = hash.split('/').map((part) => decode(part));
  if (root !== '#') return { page: 'start' };
  if (/^(lcg|tcg|dbg|runebound)$/.test(first) && args[0] && /^[\w-]+$/.test(args[0])) {
    return { page: 'table', game: first as GameId, id: args[0] };
  }
  if (/^(cards|rules|decks|campaign|online)$/.test(first)) return { page: first as PageName, args };
  return { page: 'start' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

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
