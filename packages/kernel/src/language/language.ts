import {
  describe,
  describeSentence,
  type Lang,
  type Lexicon,
  type Literal,
  type Phrase,
  shorten,
  type Use,
} from '@tafelrunde/words';
import type { Match } from '../match.ts';
import type { CardIx, Seat, State } from '../state.ts';
import type { Assembler } from './assembler.ts';
import type { Compiler } from './compiler.ts';
import { sentencesOf } from './flow-text.ts';
import {
  type Condition,
  type Count,
  type CountNode,
  type Effect,
  type EffectVars,
  type Node,
  RULES,
  type Select,
  type Who,
} from './node.ts';

export type Run<S extends State> = (m: Match<S>, v: EffectVars) => void;
export type Test<S extends State> = (m: Match<S>, v: EffectVars) => boolean;
export type CountOf<S extends State> = (m: Match<S>, v: EffectVars) => number;
/** Appends the cards to `out`, in a fixed order. */
export type Cards<S extends State> = (m: Match<S>, v: EffectVars, out: CardIx[]) => void;
/** Whether one of the cards passes a test. */
export type Some<S extends State> = (m: Match<S>, v: EffectVars, test: Among<S>) => boolean;
/** Whether one card is among them. */
export type Among<S extends State> = (m: Match<S>, v: EffectVars, card: CardIx) => boolean;
export type Seats<S extends State> = (m: Match<S>, v: EffectVars) => readonly Seat[];

/** How an effect runs and reads. Give `run` for a single step, `assemble` for one that asks or repeats. */
export interface EffectRules<S extends State, N extends Node> {
  run?(node: N, language: Language<S>): Run<S>;
  assemble?(node: N, a: Assembler<S>, compiler: Compiler<S>): void;
  /** Whether it could change the game now; for a cost, whether it can be paid in full. Left out: always. */
  could?(node: N, language: Language<S>): Test<S>;
  /**
   * What it needs whatever card is chosen for it (a phase, a place where its own card lies): quick to see, and seen before cards are
   * looked for. `could` implies it. Left out: nothing.
   */
  needs?(node: N, language: Language<S>): Test<S>;
  text(node: N, language: Language<S>): Phrase;
  /** Code for a single card, with a text written by hand: counted, and kept under a tenth of all abilities. */
  readonly custom?: true;
}

/** Give `cards` or `some`, whichever is easier to say; `some` is faster where it is asked whether there is any. */
export interface SelectRules<S extends State, N extends Node> {
  cards?(node: N, language: Language<S>): Cards<S>;
  /** Tries the cards in their order until one passes. */
  some?(node: N, language: Language<S>): Some<S>;
  /** A quick test for one card; found through `cards` if left out. */
  among?(node: N, language: Language<S>): Among<S>;
  /** Whether only the one who chooses sees these cards: then he is asked however many there are. */
  hidden?(node: N): boolean;
  text(node: N, language: Language<S>): Phrase;
}

export interface WhoRules<S extends State, N extends Node> {
  seats(node: N, language: Language<S>): Seats<S>;
  text(node: N, language: Language<S>): Phrase;
}

export interface CountRules<S extends State, N extends Node> {
  count(node: N, language: Language<S>): CountOf<S>;
  text(node: N, language: Language<S>): Phrase;
}

export interface ConditionRules<S extends State, N extends Node> {
  holds(node: N, language: Language<S>): Test<S>;
  text(node: N, language: Language<S>): Phrase;
}

type Fields<N extends Node> = Omit<N, 'k'>;
type Builder<N extends Node, R> = (fields: Fields<N>) => N & R;

/** The test that always holds; what is made of it need not test at all. */
export const always = (): boolean => true;

/** What a language needs besides the words of its nodes. */
export interface Vocabulary {
  readonly lexicon: Lexicon;
  /** The values of cards: "Angriff", "attack". */
  readonly stats: readonly Literal[];
  /** When something put off takes place, by event: "am Ende der Phase", "at the end of the phase". */
  readonly moments: Readonly<Record<string, Literal>>;
  /** How long something lasts, by moment: "bis zum Ende der Phase", "until the end of the phase". */
  readonly durations: Readonly<Record<string, Literal>>;
}

/**
 * The words in which a game's cards are written. Every kind of node carries what it does and how it reads. It holds nothing
 * of any card: a `Compiler` makes procedures of abilities, once, when a game is put together.
 */
export class Language<S extends State> {
  readonly vocabulary: Vocabulary;
  #brief = false;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  /** Makes a kind of effect, and returns the function that writes one. */
  effect<N extends Node = Node>(k: string, rules: EffectRules<S, N>): Builder<N, Effect> {
    return builder(k, rules);
  }

  select<N extends Node = Node>(k: string, rules: SelectRules<S, N>): Builder<N, Select> {
    return builder(k, rules);
  }

  who<N extends Node = Node>(k: string, rules: WhoRules<S, N>): Builder<N, Who> {
    return builder(k, rules);
  }

  count<N extends Node = Node>(k: string, rules: CountRules<S, N>): Builder<N, CountNode> {
    return builder(k, rules);
  }

  condition<N extends Node = Node>(k: string, rules: ConditionRules<S, N>): Builder<N, Condition> {
    return builder(k, rules);
  }

  /** Whether an effect could change the game; compiled once, asked often. */
  could(effect: Effect): Test<S> {
    return effectRules<S>(effect).could?.(effect, this) ?? always;
  }

  /** What an effect needs before it is worth while to look for its cards. */
  needs(effect: Effect): Test<S> {
    return effectRules<S>(effect).needs?.(effect, this) ?? always;
  }

  cards(select: Select): Cards<S> {
    const rules = selectRules<S>(select);
    if (rules.cards) return rules.cards(select, this);
    if (!rules.some) throw new Error(`the selector ${select.k} finds nothing`);
    const some = rules.some(select, this);
    return (m, v, out) => {
      const held = collected;
      collected = out;
      some(m, v, collect);
      collected = held;
    };
  }

  /** Whether one of the cards passes a test. */
  some(select: Select): Some<S> {
    const rules = selectRules<S>(select);
    if (rules.some) return rules.some(select, this);
    const cards = this.cards(select);
    return (m, v, test) => {
      const found: CardIx[] = [];
      cards(m, v, found);
      for (let i = 0; i < found.length; i++) {
        if (test(m, v, found[i])) return true;
      }
      return false;
    };
  }

  /** Whether only the one who chooses sees these cards. */
  hides(select: Select): boolean {
    return selectRules<S>(select).hidden?.(select) ?? false;
  }

  /** Whether there is any such card. */
  any(select: Select): Test<S> {
    const some = this.some(select);
    return (m, v) => some(m, v, always);
  }

  among(select: Select): Among<S> {
    const rules = selectRules<S>(select);
    if (rules.among) return rules.among(select, this);
    const cards = this.cards(select);
    return (m, v, card) => {
      const out: CardIx[] = [];
      cards(m, v, out);
      return out.includes(card);
    };
  }

  seats(who: Who): Seats<S> {
    return (rulesOf(who) as WhoRules<S, Node>).seats(who, this);
  }

  number(count: Count): CountOf<S> {
    if (typeof count === 'number') return () => count;
    return (rulesOf(count) as CountRules<S, Node>).count(count, this);
  }

  test(condition: Condition): Test<S> {
    return (rulesOf(condition) as ConditionRules<S, Node>).holds(condition, this);
  }

  /** How an effect, selector, seat, count or condition reads. */
  textOf(node: Effect | Select | Who | CountNode | Condition): Phrase {
    return (rulesOf(node) as EffectRules<S, Node>).text(node, this);
  }

  /** A phrase in both languages, without capital and full stop. */
  say(phrase: Phrase, use?: Use): Literal {
    const groups = sentencesOf(phrase);
    return {
      de: groups.map((g) => this.in('de', g, use)).join('; '),
      en: groups.map((g) => this.in('en', g, use)).join('; '),
    };
  }

  /** Everything that is written meanwhile is written in few words: the same phrases, shortened. */
  briefly<T>(write: () => T): T {
    this.#brief = true;
    try {
      return write();
    } finally {
      this.#brief = false;
    }
  }

  private in(lang: Lang, phrase: Phrase, use?: Use): string {
    return describe(this.short(phrase), lang, this.vocabulary.lexicon, use);
  }

  /** A phrase as printed sentences in both languages. */
  sentence(phrase: Phrase, use?: Use): Literal {
    const groups = sentencesOf(phrase);
    const print = (lang: Lang): string =>
      groups.map((group) => describeSentence(this.short(group), lang, this.vocabulary.lexicon, use)).join(' ');
    return { de: print('de'), en: print('en') };
  }

  private short(phrase: Phrase): Phrase {
    return this.#brief ? shorten(phrase) : phrase;
  }

  moment(event: string): Literal {
    return known(this.vocabulary.moments, event, 'moment');
  }

  duration(until: string): Literal {
    return known(this.vocabulary.durations, until, 'duration');
  }

  /** "+2 Angriff", "+2 attack"; X where the amount is reckoned. */
  statChange(stat: number, amount: Count): Literal {
    const { de, en } = this.vocabulary.stats[stat];
    const text = typeof amount === 'number' ? (amount < 0 ? `−${-amount}` : `+${amount}`) : '+X';
    return { de: `${text} ${de}`, en: `${text} ${en}` };
  }
}

/** Where `collect` puts cards; a function made for each list would be compiled for each list. */
let collected: CardIx[] = [];

function collect(_m: unknown, _v: unknown, card: CardIx): boolean {
  collected.push(card);
  return false;
}

/** A function that writes nodes of a kind. The fields are those of the kind, which the compiler cannot put together again. */
function builder<N extends Node, R>(k: string, rules: unknown): Builder<N, R> {
  return (fields) => ({ k, ...fields, [RULES]: rules }) as unknown as N & R;
}

function rulesOf(node: Node): unknown {
  const rules = node[RULES];
  if (rules === undefined) throw new Error(`nothing is called ${node.k}`);
  return rules;
}

// Roles are kept apart by the builders' types; here only the kind of rules is told.
export const effectRules = <S extends State>(node: Effect): EffectRules<S, Node> =>
  rulesOf(node) as EffectRules<S, Node>;
const selectRules = <S extends State>(node: Select): SelectRules<S, Node> => rulesOf(node) as SelectRules<S, Node>;

function known(table: Readonly<Record<string, Literal>>, key: string, what: string): Literal {
  if (!Object.hasOwn(table, key)) throw new Error(`no words for the ${what} ${key}`);
  return table[key];
}
