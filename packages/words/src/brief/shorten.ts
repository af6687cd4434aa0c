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
  type NounPhrase,
  type Phrase,
  type PrepPhrase,
} from '../phrase.ts';

/** Words that say nothing a short form needs: whether something is "a" or "the" follows from where it stands. */
const SILENT: readonly Determiner[] = ['a', 'the', 'that', 'some', 'same'];
const CHOSEN = 'chosen';

/** The same phrase in fewer words, for the same grammar: without articles, without "your", and without asking for a choice first. */
export function shorten(phrase: Phrase): Phrase {
  if (isClauseList(phrase)) return list(phrase);
  if (isClause(phrase)) return clause(phrase);
  return isLiteral(phrase) ? phrase : noun(phrase as NounPhrase);
}

function noun(np: NounPhrase): NounPhrase {
  if ('noun' in np) return common(np);
  if ('list' in np) return { ...np, list: np.list.map(noun) };
  if ('part' in np) return { ...np, from: noun(np.from) };
  return np;
}

function common(np: CommonNoun): CommonNoun {
  return {
    ...np,
    det: determiner(np.det),
    adj: np.adj?.filter((attribute) => attribute !== CHOSEN).map(attributed),
    of: np.of && noun(np.of),
    in: np.in && noun(np.in),
    with: np.with && noun(np.with),
    prep: np.prep?.map(prep),
    relative: np.relative && clause(np.relative),
  };
}

function determiner(det: Determiner | undefined): Determiner | undefined {
  if (det === undefined) return det;
  if (typeof det === 'string') return SILENT.includes(det) ? 'none' : det;
  if (isLiteral(det)) return det;
  if ('poss' in det) return det.poss === 'you' ? 'none' : det;
  return 'noun' in det.owner && det.owner.det === 'this' ? 'none' : { owner: noun(det.owner) };
}

const attributed = (item: Attribute): Attribute =>
  typeof item === 'string' ? item : { ...item, by: item.by.map(adverbial) };

const prep = (phrase: PrepPhrase): PrepPhrase => ({ ...phrase, np: noun(phrase.np) });

function adverbial(item: Adverbial): Adverbial {
  return typeof item === 'object' && isPrepPhrase(item) ? prep(item) : item;
}

function clause(of: Clause): Clause {
  return {
    ...of,
    subject: of.subject && noun(of.subject),
    object: of.object && noun(of.object),
    indirect: of.indirect && noun(of.indirect),
    prep: of.prep?.map(prep),
    adverbs: of.adverbs?.map(adverbial),
    predicate: typeof of.predicate === 'object' && 'np' in of.predicate ? { np: noun(of.predicate.np) } : of.predicate,
    front: front(of.front),
    purpose: of.purpose && (shorten(of.purpose) as Clause | ClauseList),
  };
}

function front(of: Clause['front']): Clause['front'] {
  if (of === undefined || typeof of === 'string' || isLiteral(of)) return of;
  if (isPrepPhrase(of)) return prep(of);
  return shorten(of as Clause | ClauseList) as Clause | ClauseList;
}

/** "Choose a hero and ready the chosen hero" is "ready a hero": what is chosen stands where it is used. */
function list(of: ClauseList): Phrase {
  const clauses: (Clause | ClauseList['clauses'][number])[] = [];
  let chosen: CommonNoun | null = null;
  for (const item of of.clauses) {
    const next = isClause(item) ? item : null;
    if (next && isChoice(next) && of.clauses.some((other) => isClause(other) && mentions(other, next.object))) {
      chosen = next.object;
    } else if (next) {
      clauses.push(clause(chosen ? (replaced(next, chosen) as Clause) : next));
    } else {
      clauses.push(item);
    }
  }
  const short = { ...of, clauses, subject: of.subject && noun(of.subject), front: front(of.front) };
  return clauses.length === 1 && of.subject === undefined && of.front === undefined ? clauses[0]! : short;
}

function isChoice(of: Clause): of is Clause & { readonly object: CommonNoun } {
  const plain = of.subject === undefined && of.front === undefined;
  return of.verb === 'choose' && plain && of.object !== undefined && 'noun' in of.object;
}

const isThe = (value: object, { noun: name }: CommonNoun): boolean =>
  'noun' in value && value.noun === name && 'adj' in value && Array.isArray(value.adj) && value.adj.includes(CHOSEN);

/** Whether what was chosen is spoken of anywhere in a phrase. */
function mentions(value: unknown, chosen: CommonNoun): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isThe(value, chosen) || Object.values(value).some((part) => mentions(part, chosen));
}

/** A phrase in which what was chosen stands in the place of "the chosen …". */
function replaced(value: unknown, chosen: CommonNoun): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isThe(value, chosen)) return chosen;
  if (Array.isArray(value)) return value.map((part) => replaced(part, chosen));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, chosen)]));
}
