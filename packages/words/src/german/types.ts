import type { Count, CountStyle } from '../count.ts';
import type { Join } from '../text.ts';

export type Case = 'nom' | 'gen' | 'dat' | 'acc';
export type GrammaticalNumber = 'sg' | 'pl';
export type Gender = 'm' | 'f' | 'n';

/** What a verb, a pronoun or a relative clause needs to know about a noun phrase. */
export interface Agreement {
  readonly person: 2 | 3;
  readonly number: GrammaticalNumber;
  readonly gender: Gender;
}

/** A noun with one or both numbers. Without `pl` it is a mass noun ("2 Schaden"), without `sg` plural only ("Kosten"). */
export interface DeclinedNoun {
  readonly sg?: string;
  readonly pl?: string;
  readonly gender: Gender;
  /** Genitive singular where the rule (-s, after a hissing sound -es) does not give it. */
  readonly genitive?: string;
  /** n-declension: "den Helden"; the form itself where it is not -n or -en ("Herrn"). */
  readonly weak?: true | string;
  /** Dative singular of the few mixed nouns ("dem Herzen"). */
  readonly dative?: string;
  readonly dativePlural?: string;
}

/** A noun that is declined like an adjective: ein Verbündeter, der Verbündete, alle Verbündeten. */
export interface AdjectivalNoun {
  readonly adjectival: string;
  readonly gender: Gender;
}

export type GermanNoun = DeclinedNoun | AdjectivalNoun;

/** An adjective or participle; a plain string when the rule finds its stem. */
export type GermanAdjective =
  | string
  | {
      readonly base: string;
      readonly stem?: string;
      readonly undeclined?: true;
      /** Stands before a number that follows a determiner: "die obersten 3 Karten". */
      readonly beforeCount?: true;
    };

/** A proper name. With `article` it is used like a noun: "des Schattenschlüssels". */
export interface GermanName {
  readonly text: string;
  readonly gender: Gender;
  readonly number?: GrammaticalNumber;
  readonly article?: true;
  readonly forms?: Partial<Readonly<Record<Case, string>>>;
}

export type GermanDeterminer =
  | 'none'
  | 'definite'
  | 'indefinite'
  | 'kein'
  | 'dieser'
  | 'jener'
  | 'jeder'
  | 'alle'
  | 'beide'
  | 'mancher'
  | 'beliebig'
  | 'anderer'
  | 'derselbe'
  | { readonly possessive: Agreement }
  | { readonly owner: GermanNp }
  | { readonly text: string };

export interface GermanPreposition {
  readonly text: string;
  readonly case: Case;
}

export interface GermanPrepPhrase {
  readonly prep: GermanPreposition;
  readonly np: GermanNp;
}

/** Anything that may stand as an adverbial: a fixed text or a prepositional phrase. */
export type GermanAdverbial = string | GermanPrepPhrase;

/** An adjective, perhaps with what belongs to it: "[mit dir] kämpfend". */
export type GermanAttribute =
  | GermanAdjective
  | { readonly adj: GermanAdjective; readonly before: readonly GermanAdverbial[] };

export interface GermanCommonNp {
  readonly noun: GermanNoun;
  readonly det?: GermanDeterminer;
  readonly count?: Count;
  readonly countAs?: CountStyle;
  readonly number?: GrammaticalNumber;
  readonly adj?: readonly GermanAttribute[];
  /** First parts of a compound: "Gondor-Held", "Elben- oder Zwergen-Charakter". */
  readonly kind?: readonly string[];
  readonly kindJoin?: Join;
  /** A name beside the noun: "den Helden Aragorn". */
  readonly name?: string;
  readonly of?: GermanNp;
  readonly prep?: readonly GermanPrepPhrase[];
  readonly after?: string;
  readonly relative?: GermanClause;
}

export type GermanNp =
  | GermanCommonNp
  | { readonly pronoun: Agreement }
  | { readonly proper: GermanName }
  | { readonly list: readonly GermanNp[]; readonly join?: Join }
  /** Some of a set: "2 deiner Helden". */
  | { readonly part: Count; readonly countAs?: CountStyle; readonly from: GermanNp }
  /** The place in a relative clause that its pronoun takes. */
  | { readonly gap: true }
  | {
      readonly text: string | Readonly<Record<Case, string>>;
      readonly number?: GrammaticalNumber;
      readonly gender?: Gender;
    };

/** Verb forms. `du`, `er`, `past` and `imperative` are given without a separable prefix, `participle` in full. */
export interface GermanVerb {
  readonly infinitive: string;
  readonly prefix?: string;
  readonly du?: string;
  readonly er?: string;
  readonly ihr?: string;
  readonly plural?: string;
  readonly imperative?: string;
  readonly past?: string;
  readonly participle?: string;
  readonly aux?: 'sein';
  /** No "ge-" in the participle although the prefix could be separable: "übersetzt". */
  readonly inseparable?: true;
  readonly reflexive?: 'acc' | 'dat';
  /** Words that stay before the verb: "ins Spiel" in "ins Spiel bringen". */
  readonly fixed?: string;
  /** Has "es" as its subject: "es gibt". */
  readonly impersonal?: true;
}

export type GermanObject = { readonly case: Case; readonly np: GermanNp } | GermanPrepPhrase;

export type GermanTense = 'present' | 'past' | 'perfect';
export type GermanModal = 'können' | 'dürfen' | 'müssen' | 'sollen' | 'wollen' | 'würde';

export interface GermanClause {
  readonly verb: GermanVerb;
  readonly subject?: GermanNp;
  readonly objects?: readonly GermanObject[];
  /** Time and manner, before "nicht"; complements with a preposition are objects and follow it. */
  readonly adverbs?: readonly GermanAdverbial[];
  readonly predicate?: GermanAdjective | { readonly np: GermanNp };
  readonly voice?: 'active' | 'passive';
  readonly tense?: GermanTense;
  readonly modal?: GermanModal;
  readonly negative?: boolean;
  /** What stands before the verb of a main clause instead of the subject. */
  readonly front?: GermanAdverbial | { readonly conjunction: string; readonly clause: GermanClause };
  /** A clause with "um … zu" behind this one. */
  readonly purpose?: GermanClause | string;
  /** The word that opens a subordinate clause. */
  readonly conjunction?: string;
  /** What a clause in a row leaves to its neighbours: "…und zieht 1 Karte". */
  readonly ellipsis?: { readonly opening: boolean; readonly finite: boolean };
}

export type GermanForm =
  | 'imperative'
  | 'imperativePlural'
  | 'main'
  | 'question'
  | 'subordinate'
  | 'infinitive'
  | 'purpose';
