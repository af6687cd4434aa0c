import type { Catalogue, Lang, Literal, Noun, Title, Words } from '@tafelrunde/words';
import type { Decision } from './decision.ts';
import type { EventRules, Policy, Trigger } from './event-rules.ts';
import type { Flow } from './flow.ts';
import type { EffectVars } from './language/node.ts';
import type { Match } from './match.ts';
import type { Plain } from './plain.ts';
import type { Preview } from './preview.ts';
import type { Procedure } from './procedure.ts';
import type { Registry } from './registry.ts';
import type { CardIx, OwnParts, Seat, State } from './state.ts';
import type { Modifier, StatRules } from './values.ts';

/** Who may see the cards of a zone: everybody, the seat it belongs to, or nobody. */
export type SeenBy = 'all' | 'owner' | 'none';

/** A kind of place where cards lie. */
export interface ZoneKind {
  readonly name: string;
  /** One for each seat, or one for the table. */
  readonly per: 'seat' | 'table';
  readonly sight: SeenBy;
  /** In a pile the order matters and is shown; the last card is on top. */
  readonly pile?: boolean;
}

/** What the kernel needs to know of a card. */
export interface CardDef<S extends State = State> {
  readonly id: string;
  /** With its grammar beside it (`as`), unless it is a plain name. */
  readonly title: Title;
  readonly triggers: readonly Trigger<S>[];
  readonly modifiers: readonly Modifier<S>[];
  /** Its texts written in few words, from the same effects; made when somebody asks. */
  readonly brief?: () => readonly Literal[];
}

/** A value printed on a card: a number, or words in both languages. */
export interface CardValue {
  /** What programs call it. */
  readonly key: string;
  /** What people call it. */
  readonly name: Literal;
  readonly value: number | Literal;
}

/** A card as `tafelrunde cards` lists it. */
export interface CardListing {
  readonly id: string;
  readonly type: string;
  readonly quantity: number;
  readonly title: Readonly<Record<Lang, string>>;
  readonly text: Readonly<Record<Lang, string>>;
  /** How many of its abilities are hand-written code, and how many it has. */
  readonly custom: number;
  readonly abilities: number;
  /** All that is printed on it besides title and text, in the order of reading. */
  readonly values: readonly CardValue[];
}

/** How many seats and which options a game is played with; checked by the game before anything is built. */
export type SetupCheck<T> = { readonly ok: true; readonly setup: T } | { readonly ok: false; readonly problem: Words };

/**
 * Everything the kernel must know of a game with states `S`, views `V` and definitions of cards `D`. The kernel itself knows
 * none.
 */
export interface Game<S extends State = State, V = unknown, D extends CardDef<S> = CardDef<S>> {
  readonly id: string;
  /** Grows when records of an earlier version can no longer be replayed. */
  readonly version: number;
  readonly title: Readonly<Record<Lang, string>>;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly zoneKinds: readonly ZoneKind[];
  /** The definitions, by number; `cards` finds them by id. */
  readonly defs: readonly D[];
  readonly cards?: Registry<D>;
  readonly procedures: readonly Procedure<S, never>[];
  readonly events: Readonly<Record<string, EventRules<S>>>;
  readonly policy: Policy<S>;
  readonly stats: StatRules<S>;
  readonly catalogue: Catalogue;
  /** Refuses what cannot be played, with a sentence. */
  checkSetup(raw: Plain): SetupCheck<Plain>;
  /** Some set-up that can be played, for random play; `pick(n)` gives a number below n. */
  randomSetup(pick: (n: number) => number): Plain;
  /** The state before the first step; the match then runs `procedures[0]`. */
  create(setup: Plain): S;
  /**
   * A copy of a state with these parts of its own, and with copies of the game's own nested fields. Written as a literal in the order
   * of `create`, so that a game that was dealt, one that was copied and a copy of a copy have one shape, and are read equally fast.
   */
  copy(state: S, own: OwnParts<S>): S;
  /**
   * A copy of a card, written as a literal with all its fields in the order of `create`: three times as fast as the copy
   * that is made without it, because copies of copies then keep one shape.
   */
  copyCard?(card: S['cards'][number]): S['cards'][number];
  /**
   * The variables an ability starts with, written as a literal with the names that most abilities bind, so that all of
   * them have one shape. Without it they have only what the kernel needs.
   */
  vars?(seat: Seat, source: CardIx): EffectVars;
  /** Cards of one number cannot be told apart while they are hidden: same back, same owner. */
  pool(m: Match<S>, card: CardIx): number;
  /** Who controls a card: uses its abilities, chooses its targets. */
  controller(m: Match<S>, card: CardIx): Seat;
  /** What a viewer may know, as plain data; nothing else reaches a client. */
  view(m: Match<S>, viewer: Seat): V;
  /** A title or name for `{ name: id }` in words; ids of cards are `card:<def id>`. */
  name(id: string, lang: Lang): string;
  /** The grammar of what is no card and no seat (places, heroes, words of the rules); cards give theirs beside the title. */
  noun?(id: string, lang: Lang): Noun | undefined;
  /** The id under which words name a card that is not called by its title (one that lies face down, say). */
  wordFor?(m: Match<S>, card: CardIx): string | undefined;
  /** The rule behind a question that names none, because the kernel or the text of a card asks it. */
  ruleFor?(decision: Decision): string;
  /**
   * Takes a seat that has given up out of the game, and says whether it did. Asked before every further question, so that
   * it can wait until nothing is under way that needs the seat; until then the machine answers for it.
   */
  resign?(m: Match<S>, seat: Seat): boolean;
  /** Problems with what lies where (invariant 4), beyond what the kernel checks itself. */
  audit(m: Match<S>): readonly string[];
  /** Called after a step that asked for it (`m.unsettle()`), for what happens by itself. */
  settle?(m: Match<S>): void;
  /** Changes hidden facts of the game that are no cards, so that the viewer cannot tell the difference. */
  redealExtra?(m: Match<S>, viewer: Seat): void;
  /** What the game says of its own course: windows, marks of time, what is weighty, how each seat came out. */
  readonly flow?: Flow<S>;
  /** What the seat that is asked can know of the outcome of its options; no rule depends on it. */
  preview?(m: Match<S>, decision: Decision): Preview;
  /** All play together: whether a seat is asked may tell the others something about its hand. */
  readonly cooperative?: boolean;
  /** The cards of the box, described. */
  listCards(): readonly CardListing[];
  /** Whether this answer is the plain way to go on (pass, done); used by test tables and auto-pass. */
  readonly idle?: readonly string[];
}
