import type { Plain } from '@tafelrunde/kernel';
import type { GameId } from './words/index.ts';

/** How a table begins: a new game, or the text of a saved one. Without either, it is looked for in the browser. */
export type Beginning = { readonly setup: Plain; readonly seed: string } | { readonly text: string };

export type Route = { readonly page: 'start' } | { readonly page: 'table'; readonly game: GameId; readonly id: string };

function read(): Route {
  const found = /^#\/(lcg|tcg|dbg|runebound)\/([\w-]+)$/.exec(location.hash);
  return found?.[1] && found[2] ? { page: 'table', game: found[1] as GameId, id: found[2] } : { page: 'start' };
}

let current = $state.raw<Route>(read());
addEventListener('hashchange', () => {
  const next = read();
  // Links within the start page are no change of page.
  if (next.page === 'start' && current.page === 'start') return;
  current = next;
  scrollTo(0, 0);
});

export const route = {
  get now(): Route {
    return current;
  },
};

const beginnings = new Map<string, Beginning>();

/** A name for a game, never used before in this browser. */
export function newId(): string {
  return crypto.randomUUID?.().slice(0, 13) ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Goes to a table, with how it begins. */
export function openTable(game: GameId, id: string, beginning?: Beginning): void {
  if (beginning) beginnings.set(id, beginning);
  location.hash = `#/${game}/${id}`;
}

/** How this table begins; told once, so that a reload looks in the browser instead. */
export function beginningOf(id: string): Beginning | undefined {
  const found = beginnings.get(id);
  beginnings.delete(id);
  return found;
}
