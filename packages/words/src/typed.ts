import type { Entry, MessageTable } from './catalogue.ts';
import type { Param } from './render.ts';

/** Everything before the first mark, or all of it. */
type Before<S extends string, Mark extends string> = S extends `${infer Head}${Mark}${string}` ? Head : S;

/** What stands behind each opening brace of a text: parameters, and single words of plurals that are none. */
type Braced<S extends string, Found extends string = never> = S extends `${string}{${infer Rest}`
  ? Braced<Rest, Found | Uncapitalize<Before<Before<Before<Rest, '}'>, ','>, ':'>>>
  : Found;

/** The parameters that a text counts with. */
type Counted<S extends string, Found extends string = never> = S extends `${string}{${infer Rest}`
  ? Counted<Rest, Rest extends `${infer Name}, ${'plural' | 'number'},${string}` ? Found | Name : Found>
  : Found;

/** The parameters of an entry: what both languages have in braces, so that the words of a plural drop out. */
type ParamName<E extends Entry> = Extract<Braced<E['de']>, Braced<E['en']>>;

/** What has to be filled in: numbers where a text counts with them. */
export type ParamsOf<E extends Entry> = {
  readonly [P in ParamName<E>]: P extends Counted<E['de'] | E['en']> ? number : Param;
};

/** The keys of a message table. */
export type MessageKey<T extends MessageTable> = keyof T & string;

/** The keys of a message table that ask something: bots and pages can hold a record over all of them. */
export type QuestionKey<T extends MessageTable> = Extract<MessageKey<T>, `${string}.ask.${string}`>;

/** All that a message table can say: its keys, each with the parameters of its texts. */
export type WordsOf<T extends MessageTable> = {
  [K in MessageKey<T>]: [ParamName<T[K]>] extends [never]
    ? readonly [key: K]
    : readonly [key: K, params: ParamsOf<T[K]>];
}[MessageKey<T>];
