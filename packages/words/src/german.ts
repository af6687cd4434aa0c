export { attributive, predicative } from './german/adjectives.ts';
export { clause, nounPhrase, prepositional } from './german/clauses.ts';
export { definiteArticle, ending, relativePronoun } from './german/endings.ts';
export { nounForm } from './german/nouns.ts';
export { du, es, ihr, personalPronoun } from './german/pronouns.ts';
export type * from './german/types.ts';
export { finite, haben, imperative, infinitive, participle, sein, werden } from './german/verbs.ts';
