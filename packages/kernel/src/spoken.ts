import type { MessageTable, Words, WordsOf } from '@tafelrunde/words';

/**
 * A state type that says which messages its game has, so that a key that is in none of them does not compile:
 * `interface ToyState extends State, Speaks<typeof messages> {}`. It is a type only; no state has this field.
 */
export interface Speaks<T extends MessageTable> {
  readonly says?: WordsOf<T>;
}

/** What the game of a state can say; anything, if its state does not tell. */
export type Spoken<S> = S extends { readonly says?: infer W extends Words } ? W : Words;
