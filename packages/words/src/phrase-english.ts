import { clauseText, nounPhrase } from './english/clauses.ts';
import { agreementOf } from './english/noun-phrases.ts';
import { you } from './english/pronouns.ts';
import type {
  EnglishAdverbial,
  EnglishAgreement,
  EnglishAttribute,
  EnglishCase,
  EnglishClause,
  EnglishCommonNp,
  EnglishDeterminer,
  EnglishForm,
  EnglishNp,
  EnglishObject,
  EnglishPrepPhrase,
} from './english/types.ts';
import { type Lexicon, wordOf } from './lexicon.ts';
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
  type Mood,
  type NounPhrase,
  type PrepPhrase,
  type Ref,
  withShared,
} from './phrase.ts';
import { joinList } from './text.ts';

const FORMS: Readonly<Record<Mood, EnglishForm>> = {
  imperative: 'imperative',
  imperativePlural: 'imperative',
  declarative: 'main',
  question: 'question',
  infinitive: 'infinitive',
  purpose: 'infinitive',
  subordinate: 'subordinate',
};

const NO_CLAUSES = { embed: (): string => '' };

/** Looks up the words of a phrase for English. `subject` is who acts in the clause at hand. */
export class EnglishReader {
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  np(np: NounPhrase, subject: EnglishAgreement = you): EnglishNp {
    if ('noun' in np) return this.#common(np, subject);
    if ('pronoun' in np) return { pronoun: this.#ref(np.pronoun, subject) };
    if ('proper' in np) return { proper: wordOf(this.#lexicon, 'names', np.proper).en };
    if ('list' in np) return { list: np.list.map((item) => this.np(item, subject)), join: np.join };
    if ('part' in np) return { part: np.part, countAs: np.countAs, from: this.np(np.from, subject) };
    if ('gap' in np) return np;
    return { text: np.en, number: np.number };
  }

  /** `implied` acts where no subject is given; `antecedent` is what a gap stands for. */
  clause(of: Clause, implied: EnglishAgreement = you, antecedent?: EnglishAgreement): EnglishClause {
    const { en } = wordOf(this.#lexicon, 'verbs', of.verb);
    const subject = of.subject && this.np(of.subject, implied);
    const actor = subject ? agreementOf(subject, { ...NO_CLAUSES, antecedent }) : implied;
    const object = (np: NounPhrase | undefined, prep: string | undefined): readonly EnglishObject[] => {
      if (!np) return [];
      const english = this.np(np, actor);
      return [prep ? { prep, np: english } : english];
    };
    const conj = typeof of.conj === 'string' ? wordOf(this.#lexicon, 'conjunctions', of.conj) : of.conj;
    const adverbs = of.adverbs ?? [];
    return {
      verb: en,
      subject,
      objects: [...object(of.object, en.object), ...object(of.indirect, en.indirect ?? 'to')],
      preps: of.prep?.map((phrase) => this.#prep(phrase, actor)),
      adverbs: adverbs.filter((item) => !this.#isEarly(item)).map((item) => this.#adverbial(item, actor)),
      before: adverbs.filter((item) => this.#isEarly(item)).map((key) => this.#adverb(key)),
      predicate: this.#predicate(of.predicate, actor),
      voice: of.voice,
      tense: of.tense,
      modal: of.modal,
      negative: of.negative,
      front: this.#front(of.front, actor),
      purpose: this.#purpose(of.purpose, actor),
      conjunction: conj?.en,
    };
  }

  /** The text of a noun phrase. */
  nounText(np: NounPhrase, kase: EnglishCase): string {
    return nounPhrase(this.np(np), kase);
  }

  /** The text of a clause or a row of clauses. */
  text(of: Clause | ClauseList, mood: Mood, implied: EnglishAgreement = you): string {
    const form = FORMS[mood];
    if (isClause(of)) return clauseText(this.clause(of, implied), form);
    const texts = of.clauses.map((item, at) => {
      if (isLiteral(item)) return item.en;
      const opening = at > 0 && !item.subject && !item.conj && !item.front;
      const finite = opening && of.modal !== undefined && !item.modal;
      return clauseText({ ...this.clause(withShared(item, of), implied), ellipsis: { opening, finite } }, form);
    });
    return joinList(texts, 'en', of.join);
  }

  #common(np: CommonNoun, subject: EnglishAgreement): EnglishCommonNp {
    const preps: readonly PrepPhrase[] = [
      ...(np.with ? [{ prep: 'with', np: np.with }] : []),
      ...(np.in ? [{ prep: 'in', np: np.in }] : []),
      ...(np.prep ?? []),
    ];
    const common: EnglishCommonNp = {
      noun: wordOf(this.#lexicon, 'nouns', np.noun).en,
      det: this.#determiner(np.det, subject),
      count: np.count,
      countAs: np.countAs,
      number: np.number,
      adj: np.adj?.map((item) => this.#attribute(item, subject)),
      kind: np.kind?.map(({ en }) => en),
      kindJoin: np.kindJoin,
      name: typeof np.name === 'string' ? wordOf(this.#lexicon, 'names', np.name).en.text : np.name?.en,
      of: np.of && this.np(np.of, subject),
      prep: preps.map((phrase) => this.#prep(phrase, subject)),
      after: np.after?.en,
    };
    if (!np.relative) return common;
    return { ...common, relative: this.clause(np.relative, you, agreementOf(common, NO_CLAUSES)) };
  }

  #determiner(det: Determiner | undefined, subject: EnglishAgreement): EnglishDeterminer | undefined {
    if (det === undefined || typeof det === 'string') return det;
    if (isLiteral(det)) return { text: det.en };
    if ('poss' in det) return { possessive: this.#ref(det.poss, subject) };
    return { owner: this.np(det.owner, subject) };
  }

  #attribute(item: Attribute, subject: EnglishAgreement): EnglishAttribute {
    if (typeof item === 'string') return wordOf(this.#lexicon, 'adjectives', item).en;
    return {
      adj: wordOf(this.#lexicon, 'adjectives', item.adj).en,
      after: item.by.map((adverb) => this.#adverbial(adverb, subject)),
    };
  }

  #predicate(predicate: Clause['predicate'], subject: EnglishAgreement): EnglishClause['predicate'] {
    if (predicate === undefined) return undefined;
    if (typeof predicate === 'string') return wordOf(this.#lexicon, 'adjectives', predicate).en;
    return isLiteral(predicate) ? predicate.en : { np: this.np(predicate.np, subject) };
  }

  #front(front: Clause['front'], subject: EnglishAgreement): EnglishClause['front'] {
    if (front === undefined) return undefined;
    if (typeof front === 'string' || !(isClause(front) || isClauseList(front))) return this.#adverbial(front, subject);
    if (isClauseList(front)) return `${this.text(front, 'subordinate')},`;
    const clause = this.clause(front);
    return { conjunction: clause.conjunction ?? '', clause };
  }

  #purpose(purpose: Clause['purpose'], actor: EnglishAgreement): EnglishClause['purpose'] {
    if (purpose === undefined || isClause(purpose)) return purpose && this.clause(purpose, actor);
    return this.text(purpose, 'purpose', actor);
  }

  #isEarly(adverbial: Adverbial): adverbial is string {
    return typeof adverbial === 'string' && wordOf(this.#lexicon, 'adverbs', adverbial).before === true;
  }

  #adverb(key: string): string {
    return wordOf(this.#lexicon, 'adverbs', key).en;
  }

  #adverbial(adverbial: Adverbial, subject: EnglishAgreement): EnglishAdverbial {
    if (typeof adverbial === 'string') return this.#adverb(adverbial);
    return isPrepPhrase(adverbial) ? this.#prep(adverbial, subject) : adverbial.en;
  }

  #prep({ prep, np }: PrepPhrase, subject: EnglishAgreement): EnglishPrepPhrase {
    const own = 'noun' in np ? wordOf(this.#lexicon, 'nouns', np.noun).prepositions?.[prep]?.en : undefined;
    return { prep: own ?? wordOf(this.#lexicon, 'prepositions', prep).en, np: this.np(np, subject) };
  }

  #ref(ref: Ref, subject: EnglishAgreement): EnglishAgreement {
    if (ref === 'you' || ref === 'youAll') return you;
    if (ref === 'subject') return subject;
    if ('name' in ref) {
      const { number = 'sg', pronoun = 'it' } = wordOf(this.#lexicon, 'names', ref.name).en;
      return { person: 3, number, pronoun };
    }
    const { en } = wordOf(this.#lexicon, 'nouns', ref.noun);
    return { person: 3, number: ref.number ?? 'sg', pronoun: en.person ? 'they' : 'it' };
  }
}
