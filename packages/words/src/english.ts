export { clause, nounPhrase, prepositional } from './english/clauses.ts';
export { nounForm, pluralOf, takesAn } from './english/nouns.ts';
export { pronounForm, you } from './english/pronouns.ts';
export type * from './english/types.ts';
export { be, have, ing, participle, past, third } from './english/verbs.ts';
