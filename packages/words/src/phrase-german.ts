import { clauseText, nounPhrase } from './german/clauses.ts';
import { agreementOf } from './german/noun-phrases.ts';
import { du, ihr } from './german/pronouns.ts';
import type {
  Agreement,
  Case,
  GermanAdjective,
  GermanAdverbial,
  GermanAttribute,
  GermanClause,
  GermanCommonNp,
  GermanDeterminer,
  GermanModal,
  GermanNp,
  GermanObject,
  GermanPreposition,
  GermanPrepPhrase,
} from './german/types.ts';
import { type ConjunctionEntry, type GermanGovernment, type Lexicon, wordOf } from './lexicon.ts';
import {
  type Adverbial,
  type Attribute,
  type Clause,
  type ClauseList,
  type CommonNoun,
  type Determiner,
  isClause,
  isClauseList,
  isLiteral,
  isPrepPhrase,
  type Modal,
  type Mood,
  type NounPhrase,
  type PrepPhrase,
  type Ref,
  withShared,
} from './phrase.ts';
import { joinList } from './text.ts';

const DETERMINERS: Readonly<Record<Extract<Determiner, string>, Extract<GermanDeterminer, string>>> = {
  none: 'none',
  the: 'definite',
  a: 'indefinite',
  no: 'kein',
  this: 'dieser',
  // "jener" sounds stilted on a card; German points back with "dieser".
  that: 'dieser',
  each: 'jeder',
  all: 'alle',
  both: 'beide',
  some: 'mancher',
  any: 'beliebig',
  another: 'anderer',
  same: 'derselbe',
};

const MODALS: Readonly<Record<Modal, GermanModal>> = {
  can: 'können',
  may: 'dürfen',
  must: 'müssen',
  should: 'sollen',
  want: 'wollen',
  would: 'würde',
};

const NO_CLAUSES = { embed: (): string => '' };

/** Looks up the words of a phrase for German. `subject` is who acts in the clause at hand. */
export class GermanReader {
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  np(np: NounPhrase, subject: Agreement = du): GermanNp {
    if ('noun' in np) return this.#common(np, subject);
    if ('pronoun' in np) return { pronoun: this.#ref(np.pronoun, subject) };
    if ('proper' in np) return { proper: wordOf(this.#lexicon, 'names', np.proper).de };
    if ('list' in np) return { list: np.list.map((item) => this.np(item, subject)), join: np.join };
    if ('part' in np) return { part: np.part, countAs: np.countAs, from: this.np(np.from, subject) };
    if ('gap' in np) return np;
    return { text: np.de, number: np.number, gender: np.gender };
  }

  /** `implied` acts where no subject is given; `antecedent` is what a gap stands for. */
  clause(of: Clause, implied: Agreement = du, antecedent?: Agreement): GermanClause {
    const { de } = wordOf(this.#lexicon, 'verbs', of.verb);
    const subject = of.subject && this.np(of.subject, implied);
    const actor = subject ? agreementOf(subject, { ...NO_CLAUSES, antecedent }) : implied;
    const object = (np: NounPhrase | undefined, governs: GermanGovernment): readonly GermanObject[] => {
      if (!np) return [];
      const german = this.np(np, actor);
      return [typeof governs === 'string' ? { case: governs, np: german } : { prep: governs, np: german }];
    };
    const conj: ConjunctionEntry | undefined =
      typeof of.conj === 'string' ? wordOf(this.#lexicon, 'conjunctions', of.conj) : of.conj;
    return {
      verb: de,
      subject,
      objects: [
        ...object(of.indirect, de.indirect ?? 'dat'),
        ...object(of.object, de.object ?? 'acc'),
        ...(of.prep ?? []).map((phrase) => this.#prep(phrase, actor)),
      ],
      adverbs: of.adverbs?.map((adverb) => this.#adverbial(adverb, actor)),
      predicate: this.#predicate(of.predicate, actor),
      voice: of.voice,
      tense: of.tense ?? conj?.germanTense,
      modal: of.modal && MODALS[of.modal],
      negative: of.negative,
      front: this.#front(of.front, actor),
      purpose: this.#purpose(of.purpose, actor),
      conjunction: conj?.de,
    };
  }

  /** The text of a noun phrase. */
  nounText(np: NounPhrase, kase: Case): string {
    return nounPhrase(this.np(np), kase);
  }

  /** The text of a clause or a row of clauses. */
  text(of: Clause | ClauseList, mood: Mood, implied: Agreement = du): string {
    const form = mood === 'declarative' ? 'main' : mood;
    if (isClause(of)) return clauseText(this.clause(of, implied), form);
    const last = of.clauses.length - 1;
    const texts = of.clauses.map((item, at) => {
      if (isLiteral(item)) return item.de;
      const opening = at > 0 && !item.subject && !item.conj && !item.front;
      // A shared modal stands once, at the start of a main clause and at the end of a subordinate one.
      const finite = of.modal !== undefined && !item.modal && (form === 'subordinate' ? at < last : opening);
      return clauseText({ ...this.clause(withShared(item, of), implied), ellipsis: { opening, finite } }, form);
    });
    return joinList(texts, 'de', of.join);
  }

  #common(np: CommonNoun, subject: Agreement): GermanCommonNp {
    const preps: readonly PrepPhrase[] = [
      ...(np.with ? [{ prep: 'with', np: np.with }] : []),
      ...(np.in ? [{ prep: 'in', np: np.in }] : []),
      ...(np.prep ?? []),
    ];
    const common: GermanCommonNp = {
      noun: wordOf(this.#lexicon, 'nouns', np.noun).de,
      det: this.#determiner(np.det, subject),
      count: np.count,
      countAs: np.countAs,
      number: np.number,
      adj: np.adj?.map((item) => this.#attribute(item, subject)),
      kind: np.kind?.map(({ de }) => de),
      kindJoin: np.kindJoin,
      name: typeof np.name === 'string' ? wordOf(this.#lexicon, 'names', np.name).de.text : np.name?.de,
      of: np.of && this.np(np.of, subject),
      prep: preps.map((phrase) => this.#prep(phrase, subject)),
      after: np.after?.de,
    };
    if (!np.relative) return common;
    return { ...common, relative: this.clause(np.relative, du, agreementOf(common, NO_CLAUSES)) };
  }

  #determiner(det: Determiner | undefined, subject: Agreement): GermanDeterminer | undefined {
    if (det === undefined) return undefined;
    if (typeof det === 'string') return DETERMINERS[det];
    if (isLiteral(det)) return { text: det.de };
    if ('poss' in det) return { possessive: this.#ref(det.poss, subject) };
    return { owner: this.np(det.owner, subject) };
  }

  #attribute(item: Attribute, subject: Agreement): GermanAttribute {
    if (typeof item === 'string') return this.#adjective(item);
    return { adj: this.#adjective(item.adj), before: item.by.map((adverb) => this.#adverbial(adverb, subject)) };
  }

  #adjective(key: string): GermanAdjective {
    return wordOf(this.#lexicon, 'adjectives', key).de;
  }

  #predicate(predicate: Clause['predicate'], subject: Agreement): GermanClause['predicate'] {
    if (predicate === undefined) return undefined;
    if (typeof predicate === 'string') return this.#adjective(predicate);
    return isLiteral(predicate) ? predicate.de : { np: this.np(predicate.np, subject) };
  }

  #front(front: Clause['front'], subject: Agreement): GermanClause['front'] {
    if (front === undefined) return undefined;
    if (typeof front === 'string' || !(isClause(front) || isClauseList(front))) return this.#adverbial(front, subject);
    if (isClauseList(front)) return `${this.text(front, 'subordinate')},`;
    const clause = this.clause(front);
    return { conjunction: clause.conjunction ?? '', clause };
  }

  #purpose(purpose: Clause['purpose'], actor: Agreement): GermanClause['purpose'] {
    if (purpose === undefined || isClause(purpose)) return purpose && this.clause(purpose, actor);
    return this.text(purpose, 'purpose', actor);
  }

  #adverbial(adverbial: Adverbial, subject: Agreement): GermanAdverbial {
    if (typeof adverbial === 'string') return wordOf(this.#lexicon, 'adverbs', adverbial).de;
    return isPrepPhrase(adverbial) ? this.#prep(adverbial, subject) : adverbial.de;
  }

  #prep({ prep, np }: PrepPhrase, subject: Agreement): GermanPrepPhrase {
    return { prep: this.#preposition(prep, np), np: this.np(np, subject) };
  }

  #preposition(key: string, np: NounPhrase): GermanPreposition {
    const usual = wordOf(this.#lexicon, 'prepositions', key).de;
    const own = 'noun' in np ? wordOf(this.#lexicon, 'nouns', np.noun).prepositions?.[key]?.de : undefined;
    return own ?? usual;
  }

  #ref(ref: Ref, subject: Agreement): Agreement {
    if (ref === 'you') return du;
    if (ref === 'youAll') return ihr;
    if (ref === 'subject') return subject;
    if ('name' in ref) {
      const { gender, number = 'sg' } = wordOf(this.#lexicon, 'names', ref.name).de;
      return { person: 3, number, gender };
    }
    const { de } = wordOf(this.#lexicon, 'nouns', ref.noun);
    return { person: 3, number: ref.number ?? 'sg', gender: de.gender };
  }
}
