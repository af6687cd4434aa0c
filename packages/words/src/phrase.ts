import type { Count, CountStyle } from './count.ts';
import type { Case } from './german/types.ts';
import type { Literal } from './lang.ts';
import type { Join } from './text.ts';

/** Whom a pronoun or possessive means. `subject` is whoever acts in the clause it stands in. */
export type Ref =
  | 'you'
  | 'youAll'
  | 'subject'
  | { readonly noun: string; readonly number?: 'sg' | 'pl' }
  | { readonly name: string };

export type Determiner =
  | 'none'
  | 'the'
  | 'a'
  | 'no'
  | 'this'
  | 'that'
  | 'each'
  | 'all'
  | 'both'
  | 'some'
  | 'any'
  | 'another'
  | 'same'
  /** "dein", "sein", "your", "their". */
  | { readonly poss: Ref }
  /** "die Hand jedes Spielers", "each player’s hand"; with a gap "dessen", "whose". */
  | { readonly owner: NounPhrase }
  | Literal;

/** A preposition of the lexicon and its noun phrase. */
export interface PrepPhrase {
  readonly prep: string;
  readonly np: NounPhrase;
}

/** An adverb of the lexicon, a prepositional phrase, or a literal. */
export type Adverbial = string | PrepPhrase | Literal;

/** An adjective of the lexicon, perhaps with what belongs to it: "mit dir kämpfend", "engaged with you". */
export type Attribute = string | { readonly adj: string; readonly by: readonly Adverbial[] };

export interface CommonNoun {
  /** A noun of the lexicon. */
  readonly noun: string;
  readonly det?: Determiner;
  readonly count?: Count;
  readonly countAs?: CountStyle;
  readonly number?: 'sg' | 'pl';
  readonly adj?: readonly Attribute[];
  /** What kind: "Gondor-Held", "Gondor hero"; several are joined. */
  readonly kind?: readonly Literal[];
  readonly kindJoin?: Join;
  /** A name beside the noun: "den Helden Aragorn". */
  readonly name?: string | Literal;
  readonly of?: NounPhrase;
  readonly with?: NounPhrase;
  readonly in?: NounPhrase;
  readonly prep?: readonly PrepPhrase[];
  readonly after?: Literal;
  /** A clause in which a gap stands for this noun. */
  readonly relative?: Clause;
}

/** A hand-written noun phrase; its German may give every case. */
interface LiteralNoun {
  readonly de: string | Readonly<Record<Case, string>>;
  readonly en: string;
  readonly number?: 'sg' | 'pl';
  readonly gender?: 'm' | 'f' | 'n';
}

export type NounPhrase =
  | CommonNoun
  | LiteralNoun
  | { readonly pronoun: Ref }
  /** A name of the lexicon. */
  | { readonly proper: string }
  | { readonly list: readonly NounPhrase[]; readonly join?: Join }
  /** Some of a set: "2 deiner Helden", "2 of your heroes". */
  | { readonly part: Count; readonly countAs?: CountStyle; readonly from: NounPhrase }
  | { readonly gap: true };

export type Mood =
  | 'imperative'
  | 'imperativePlural'
  | 'declarative'
  | 'question'
  | 'infinitive'
  | 'purpose'
  | 'subordinate';

export type Modal = 'can' | 'may' | 'must' | 'should' | 'want' | 'would';

export interface Clause {
  /** A verb of the lexicon. */
  readonly verb: string;
  /** Who acts; "you" if left out. In the passive it stands with "von", "by", or is left out. */
  readonly subject?: NounPhrase;
  readonly object?: NounPhrase;
  readonly indirect?: NounPhrase;
  /** Complements with a preposition: "auf deine Hand". */
  readonly prep?: readonly PrepPhrase[];
  /** Time and manner. */
  readonly adverbs?: readonly Adverbial[];
  /** What the subject is: an adjective of the lexicon or a noun phrase. */
  readonly predicate?: string | { readonly np: NounPhrase } | Literal;
  readonly voice?: 'active' | 'passive';
  readonly tense?: 'present' | 'past' | 'perfect';
  readonly mood?: Mood;
  readonly modal?: Modal;
  readonly negative?: boolean;
  /** A conjunction of the lexicon that opens a subordinate clause. */
  readonly conj?: string | Literal;
  /** What opens the sentence: an adverbial or a subordinate clause with `conj`. */
  readonly front?: Adverbial | Clause | ClauseList;
  /** "um … zu", "to …" behind the clause. */
  readonly purpose?: Clause | ClauseList;
}

/** Several clauses in a row that share what is given here: "jeder Spieler legt 1 Karte ab und zieht 1 Karte". */
export interface ClauseList extends Pick<Clause, 'subject' | 'modal' | 'conj' | 'front' | 'mood'> {
  readonly clauses: readonly (Clause | Literal)[];
  readonly join?: Join;
}

/** Anything that can be described in both languages. */
export type Phrase = Literal | NounPhrase | Clause | ClauseList;

export const you: NounPhrase = { pronoun: 'you' };
export const gap: NounPhrase = { gap: true };

export const isLiteral = (value: object): value is Literal => 'de' in value;
export const isClause = (value: object): value is Clause => 'verb' in value;
export const isClauseList = (value: object): value is ClauseList => 'clauses' in value;
export const isPrepPhrase = (value: object): value is PrepPhrase => 'np' in value && 'prep' in value;

/** The mood of a clause that does not say it: a command, after a conjunction a subordinate clause. */
export function moodOf({ mood, conj }: Pick<Clause, 'mood' | 'conj'>): Mood {
  return mood ?? (conj === undefined ? 'imperative' : 'subordinate');
}

/** A clause of a list with what the list gives to all its clauses. */
export function withShared(clause: Clause, { subject, modal, conj, front }: ClauseList): Clause {
  return {
    ...clause,
    subject: clause.subject ?? subject,
    modal: clause.modal ?? modal,
    conj: clause.conj ?? conj,
    front: clause.front ?? front,
  };
}
