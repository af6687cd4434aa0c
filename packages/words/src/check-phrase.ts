import { knows, type Lexicon, type Section } from './lexicon.ts';
import {
  type Adverbial,
  type Clause,
  type ClauseList,
  type CommonNoun,
  isClause,
  isClauseList,
  isLiteral,
  isPrepPhrase,
  type NounPhrase,
  type Phrase,
  type PrepPhrase,
  type Ref,
} from './phrase.ts';

/** Everything in a phrase that cannot be described: words the lexicon lacks, gaps and numbers in the wrong place. */
export function checkPhrase(phrase: Phrase, lexicon: Lexicon): readonly string[] {
  const checker = new Checker(lexicon);
  checker.phrase(phrase);
  return checker.problems;
}

const UNCOUNTED: readonly unknown[] = ['a', 'no', 'each'];

class Checker {
  readonly problems: string[] = [];
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  phrase(phrase: Phrase): void {
    if (isClauseList(phrase)) this.#clauses(phrase);
    else if (isClause(phrase)) this.#clause(phrase, false);
    else this.#np(phrase, false);
  }

  #clauses(of: ClauseList): void {
    if (of.clauses.length === 0) this.problems.push('no clauses');
    if (of.subject) this.#np(of.subject, false);
    this.#openings(of);
    for (const item of of.clauses) this.phrase(item);
  }

  #openings({ conj, front }: Pick<Clause, 'conj' | 'front'>): void {
    if (typeof conj === 'string') this.#word('conjunctions', conj);
    if (typeof front === 'object' && (isClause(front) || isClauseList(front))) {
      this.phrase(front);
      if (front.conj === undefined) this.problems.push('a clause in front without a conjunction');
    } else if (front !== undefined) this.#adverbial(front, false);
  }

  #word(section: Section, key: string): void {
    if (!knows(this.#lexicon, section, key)) this.problems.push(`unknown word: ${section} ${key}`);
  }

  #np(np: NounPhrase, relative: boolean): boolean {
    if ('noun' in np) return this.#common(np, relative);
    if ('pronoun' in np) this.#ref(np.pronoun);
    else if ('proper' in np) this.#word('names', np.proper);
    else if ('list' in np) {
      if (np.list.length === 0) this.problems.push('empty list');
      for (const item of np.list) this.#np(item, false);
    } else if ('part' in np) this.#np(np.from, false);
    else if ('gap' in np) {
      if (!relative) this.problems.push('a gap outside of a relative clause');
      return true;
    }
    return false;
  }

  /** Says whether the phrase holds the gap of the relative clause it stands in. */
  #common(np: CommonNoun, relative: boolean): boolean {
    this.#word('nouns', np.noun);
    let gap = false;
    const { det } = np;
    if (typeof det === 'object' && 'poss' in det) this.#ref(det.poss);
    if (typeof det === 'object' && 'owner' in det) gap = this.#np(det.owner, relative);
    if (np.count !== undefined && UNCOUNTED.includes(det)) this.problems.push(`a number after "${String(det)}"`);
    for (const item of np.adj ?? []) {
      this.#word('adjectives', typeof item === 'string' ? item : item.adj);
      if (typeof item === 'object') for (const adverb of item.by) this.#adverbial(adverb, false);
    }
    if (typeof np.name === 'string') this.#word('names', np.name);
    if (np.of) this.#np(np.of, false);
    if (np.with) this.#prep({ prep: 'with', np: np.with }, false);
    if (np.in) this.#prep({ prep: 'in', np: np.in }, false);
    for (const item of np.prep ?? []) this.#prep(item, false);
    if (np.relative) this.#clause(np.relative, true);
    return gap;
  }

  #clause(of: Clause, relative: boolean): void {
    this.#word('verbs', of.verb);
    let gaps = 0;
    const count = (found: boolean): void => {
      if (found) gaps += 1;
    };
    for (const np of [of.subject, of.object, of.indirect]) if (np) count(this.#np(np, relative));
    for (const item of of.prep ?? []) count(this.#prep(item, relative));
    for (const item of of.adverbs ?? []) count(this.#adverbial(item, relative));
    const { predicate } = of;
    if (typeof predicate === 'string') this.#word('adjectives', predicate);
    else if (predicate && !isLiteral(predicate)) this.#np(predicate.np, false);
    this.#openings(of);
    if (of.purpose) this.phrase(of.purpose);
    if (relative && gaps !== 1) this.problems.push(`a relative clause with ${gaps} gaps (${of.verb})`);
  }

  #adverbial(adverbial: Adverbial, relative: boolean): boolean {
    if (typeof adverbial === 'string') this.#word('adverbs', adverbial);
    else if (isPrepPhrase(adverbial)) return this.#prep(adverbial, relative);
    return false;
  }

  #prep({ prep, np }: PrepPhrase, relative: boolean): boolean {
    this.#word('prepositions', prep);
    return this.#np(np, relative);
  }

  #ref(ref: Ref): void {
    if (typeof ref === 'string') return;
    if ('name' in ref) this.#word('names', ref.name);
    else this.#word('nouns', ref.noun);
  }
}
