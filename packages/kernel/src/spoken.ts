import type { MessageKey, MessageTable, Words, WordsOf } from '@tafelrunde/words';
import type { kernelMessages } from './messages.ts';

/**
 * A state type that says which messages its game has, so that a key that is in none of them does not compile:
 * `interface ToyState extends State, Speaks<typeof messages> {}`. It is a type only; no state has this field.
 */
export interface Speaks<T extends MessageTable> {
  readonly says?: WordsOf<T>;
}

/** What the game of a state can say; anything, if its state does not tell. */
export type Spoken<S> = S extends { readonly says?: infer W extends Words } ? W : Words;

/** The keys among all that label options. */
type Labels<K extends string> = string extends K ? string : Extract<K, `${string}.option.${string}`>;

/** The messages that may label an option of that game: its own and the kernel's. */
export type OptionKey<S> = Labels<Spoken<S>[0]> | Labels<MessageKey<typeof kernelMessages>>;
