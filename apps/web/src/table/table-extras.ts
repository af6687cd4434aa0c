import { getContext, setContext } from 'svelte';

/** What a page gives its table beside the game: notes on the score sheet, and whether advice is wanted. */
export interface TableExtras {
  readonly notes: string;
  readonly guided: boolean;
  note(text: string): void;
}

const KEY = Symbol('table extras');

export function provideExtras(extras: TableExtras): void {
  setContext(KEY, extras);
}

export function useExtras(): TableExtras {
  return getContext<TableExtras>(KEY);
}
