import type { Count, CountStyle } from '../count.ts';
import type { Join } from '../text.ts';

export type EnglishNumber = 'sg' | 'pl';
export type EnglishCase = 'subject' | 'object';

/** How a noun phrase is referred to later: "it", and "they" for people. */
export interface EnglishAgreement {
  readonly person: 2 | 3;
  readonly number: EnglishNumber;
  readonly pronoun: 'he' | 'she' | 'it' | 'they';
}

export interface EnglishNoun {
  readonly sg: string;
  /** Where the rule (-s, -es, -ies) does not give it; `null` for a mass noun ("2 damage"). */
  readonly pl?: string | null;
  /** Whether "an" stands before it, where the first letter does not tell. */
  readonly an?: boolean;
  /** "who" and "they" instead of "that" and "it". */
  readonly person?: true;
}

export type EnglishAdjective = string | { readonly text: string; readonly an?: boolean; readonly beforeCount?: true };

export interface EnglishName {
  readonly text: string;
  readonly article?: true;
  readonly number?: EnglishNumber;
  readonly pronoun?: 'he' | 'she' | 'it' | 'they';
}

export type EnglishDeterminer =
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
  | { readonly possessive: EnglishAgreement }
  | { readonly owner: EnglishNp }
  | { readonly text: string };

export interface EnglishPrepPhrase {
  readonly prep: string;
  readonly np: EnglishNp;
}

export type EnglishAdverbial = string | EnglishPrepPhrase;

/** An adjective; with something that belongs to it, it follows the noun: "an enemy engaged with you". */
export type EnglishAttribute =
  | EnglishAdjective
  | { readonly adj: EnglishAdjective; readonly after: readonly EnglishAdverbial[] };

export interface EnglishCommonNp {
  readonly noun: EnglishNoun;
  readonly det?: EnglishDeterminer;
  readonly count?: Count;
  readonly countAs?: CountStyle;
  readonly number?: EnglishNumber;
  readonly adj?: readonly EnglishAttribute[];
  /** Nouns used like adjectives: "Gondor hero", "Elf or Dwarf character". */
  readonly kind?: readonly string[];
  readonly kindJoin?: Join;
  readonly name?: string;
  readonly of?: EnglishNp;
  readonly prep?: readonly EnglishPrepPhrase[];
  readonly after?: string;
  readonly relative?: EnglishClause;
}

export type EnglishNp =
  | EnglishCommonNp
  | { readonly pronoun: EnglishAgreement }
  | { readonly proper: EnglishName }
  | { readonly list: readonly EnglishNp[]; readonly join?: Join }
  | { readonly part: Count; readonly countAs?: CountStyle; readonly from: EnglishNp }
  | { readonly gap: true }
  | { readonly text: string; readonly number?: EnglishNumber };

export interface EnglishVerb {
  readonly base: string;
  readonly third?: string;
  readonly past?: string;
  readonly participle?: string;
  readonly ing?: string;
  /** "over" in "turn the card over". */
  readonly particle?: string;
  /** Words behind the object: "into play" in "put a card into play". */
  readonly fixed?: string;
  /** "there is", agreeing with its object. */
  readonly existential?: true;
}

export type EnglishObject = EnglishNp | EnglishPrepPhrase;
export type EnglishModal = 'can' | 'may' | 'must' | 'should' | 'want' | 'would';
export type EnglishTense = 'present' | 'past' | 'perfect';

export interface EnglishClause {
  readonly verb: EnglishVerb;
  readonly subject?: EnglishNp;
  readonly objects?: readonly EnglishObject[];
  readonly preps?: readonly EnglishPrepPhrase[];
  readonly adverbs?: readonly EnglishAdverbial[];
  /** Adverbs that stand before the verb: "immediately draw". */
  readonly before?: readonly string[];
  readonly predicate?: EnglishAdjective | { readonly np: EnglishNp };
  readonly voice?: 'active' | 'passive';
  readonly tense?: EnglishTense;
  readonly modal?: EnglishModal;
  readonly negative?: boolean;
  readonly front?: EnglishAdverbial | { readonly conjunction: string; readonly clause: EnglishClause };
  readonly purpose?: EnglishClause | string;
  readonly conjunction?: string;
  /** What a clause in a row leaves to the one before: "…and draws 1 card". */
  readonly ellipsis?: { readonly opening: boolean; readonly finite: boolean };
}

export type EnglishForm = 'imperative' | 'main' | 'question' | 'subordinate' | 'infinitive';
