import { asNoun, type Lang, type Literal, type Noun, type Title } from '@tafelrunde/words';
import type { CardDef, CardListing, Game, SetupCheck } from './game.ts';
import { Compiler } from './language/compiler.ts';
import type { Language } from './language/language.ts';
import type { Plain } from './plain.ts';
import type { Procedure } from './procedure.ts';
import { Registry } from './registry.ts';
import type { State } from './state.ts';

/** What cards are compiled into, and what names refer to: the words of the game and the cards that are there. */
export interface Assembly<S extends State, D extends CardDef<S>> {
  readonly cards: Registry<D>;
  /** The game's words, with the procedures and phrases of these cards. */
  readonly language: Compiler<S>;
}

/** What other ids than those of seats, cards and phrases stand for, by what stands before the colon. */
export type NameKinds = Readonly<Record<string, (key: string) => Title | undefined>>;

const SEAT: Literal = { de: 'Spieler', en: 'Player' };

/** The title or name behind an id in words: `seat:0`, `card:<id>`, `phrase:<id>`, and whatever else a game names. */
export function nameOf<S extends State, D extends CardDef<S>>(
  id: string,
  lang: Lang,
  { cards, language }: Assembly<S, D>,
  kinds: NameKinds = {},
): string {
  const at = id.indexOf(':');
  const kind = id.slice(0, at);
  const key = id.slice(at + 1);
  if (kind === 'seat') return `${SEAT[lang]} ${Number(key) + 1}`;
  if (kind === 'card') return cards.find(key)?.title[lang] ?? key;
  if (Object.hasOwn(kinds, kind)) return kinds[kind](key)?.[lang] ?? key;
  const phrase = language.phrases.get(key);
  if (phrase === undefined) throw new Error(`nothing is called ${id}`);
  return language.say(phrase, { case: 'acc' })[lang];
}

/** The grammar of what the kinds of a game give a name to; seats and cards have theirs anyway (`namesOf`). */
export function nounIn(id: string, lang: Lang, kinds: NameKinds): Noun | undefined {
  const at = id.indexOf(':');
  const kind = id.slice(0, at);
  const title = Object.hasOwn(kinds, kind) ? kinds[kind](id.slice(at + 1)) : undefined;
  return title && asNoun(title, lang);
}

/** What depends on the cards; `defineGame` gives it to them. */
type FromCards =
  | 'cards'
  | 'defs'
  | 'procedures'
  | 'checkSetup'
  | 'randomSetup'
  | 'create'
  | 'name'
  | 'noun'
  | 'listCards';

/**
 * A game before its cards are put in. Cards are data (`C`, what a card file exports); `define` compiles one. Whatever needs
 * to know which cards there are is told, so that the same rules can be played with more cards.
 */
export interface GameParts<S extends State, V, D extends CardDef<S>, C> extends Omit<Game<S, V, D>, FromCards> {
  readonly cards: readonly C[];
  readonly language: Language<S>;
  /** The procedures of the rules; the first one is the game. Those of the cards are added. */
  readonly procedures: readonly Procedure<S, never>[];
  define(card: C, compiler: Compiler<S>): D;
  checkSetup(raw: Plain, cards: Registry<D>): SetupCheck<Plain>;
  randomSetup(pick: (n: number) => number, cards: Registry<D>): Plain;
  create(setup: Plain, cards: Registry<D>): S;
  name(id: string, lang: Lang, assembly: Assembly<S, D>): string;
  noun?(id: string, lang: Lang, assembly: Assembly<S, D>): Noun | undefined;
  listCards(cards: Registry<D>): readonly CardListing[];
}

/** A game with its cards, which can be had with more of them. */
export interface DefinedGame<S extends State, V, D extends CardDef<S>, C> extends Game<S, V, D> {
  readonly cards: Registry<D>;
  /** The same game with further cards: for tests, and for cards that people write. */
  with(...more: readonly C[]): DefinedGame<S, V, D, C>;
}

/** Puts a game together: compiles its cards, and gives the rules what follows from them. Nothing else is changed by it. */
export function defineGame<S extends State, V, D extends CardDef<S>, C>(
  parts: GameParts<S, V, D, C>,
): DefinedGame<S, V, D, C> {
  const language = new Compiler(parts.language);
  const cards = new Registry(parts.cards.map((card) => parts.define(card, language)));
  const assembly: Assembly<S, D> = { cards, language };
  return {
    ...parts,
    cards,
    defs: cards.defs,
    procedures: [...parts.procedures, ...language.procedures],
    checkSetup: (raw) => parts.checkSetup(raw, cards),
    randomSetup: (pick) => parts.randomSetup(pick, cards),
    create: (setup) => parts.create(setup, cards),
    name: (id, lang) => parts.name(id, lang, assembly),
    noun: (id, lang) => parts.noun?.(id, lang, assembly),
    listCards: () => parts.listCards(cards),
    with: (...more) => defineGame({ ...parts, cards: [...parts.cards, ...more] }),
  };
}
