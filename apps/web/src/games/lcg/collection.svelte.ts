import { type Collection, collectionOf, MOST_BOXES, packIds } from '@tafelrunde/lcg';
import { type Owned, readOwned } from './owned.ts';

const KEY = 'tafelrunde.lcg.collection';

function store(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const owned = $state<Owned>(readOwned(store()?.getItem(KEY) ?? null));

export function own(pack: keyof Collection, boxes: number): void {
  owned.boxes[pack] = Math.max(0, Math.min(MOST_BOXES, boxes));
  keep();
}

export function keepTo(on: boolean): void {
  owned.on = on;
  keep();
}

function keep(): void {
  try {
    store()?.setItem(KEY, JSON.stringify({ on: owned.on, boxes: owned.boxes }));
  } catch {
    // The browser keeps nothing; it holds until the page is closed.
  }
}

/** The collection that decks and tables keep to; null if they need not. */
export function limit(): Collection | null {
  return owned.on ? collectionOf(Object.fromEntries(packIds.map((id) => [id, owned.boxes[id]]))) : null;
}
