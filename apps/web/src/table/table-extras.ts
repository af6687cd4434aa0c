import { getContext, type Snippet, setContext } from 'svelte';

/** What a page gives its table beside the game: notes on the score sheet, and whether advice is wanted. */
export interface TableExtras {
  readonly notes: string;
  readonly guided: boolean;
  note(text: string): void;
  /** How long it was played, in milliseconds; 0 where nobody has counted. */
  readonly played?: number;
  /** Plays the same cards once more; left out where that cannot be. */
  readonly sameDeal?: (() => void) | undefined;
  /** Opens the form of a new game with what was just played. */
  readonly change?: (() => void) | undefined;
  /** Goes to the moment of a line of the chronicle; left out where there is only now. */
  readonly jump?: ((line: number) => void) | undefined;
  /** Where the game can be looked at again; left out where it is not kept. */
  readonly replay?: string | undefined;
  /** Where it stands how others have fared with the same deal; left out where nobody has it. */
  readonly quest?: string | undefined;
  /** What people say at the table, and how much of it is new; left out where nobody else is. */
  readonly chat?: Snippet | undefined;
  readonly unread?: number;
  /** A question of another player, asked in the place of the prompt. */
  readonly plea?: Snippet | undefined;
}

const KEY = Symbol('table extras');

export function provideExtras(extras: TableExtras): void {
  setContext(KEY, extras);
}

export function useExtras(): TableExtras {
  return getContext<TableExtras>(KEY);
}
