export { addressed } from './addressed.ts';
export { type BriefSigns, briefForm, briefLength } from './brief/brief-form.ts';
export { shorten } from './brief/shorten.ts';
export {
  type Catalogue,
  type CatalogueProblem,
  catalogue,
  checkCatalogue,
  type Entry,
  type MessageTable,
} from './catalogue.ts';
export { checkPhrase } from './check-phrase.ts';
export { anyNumber, atLeast, type Count, type CountStyle, upTo } from './count.ts';
export { describe, describeSentence, type Use } from './describe.ts';
export * as english from './english.ts';
export { WordsError, type WordsErrorCode } from './errors.ts';
export * as german from './german.ts';
export { type Lang, type Literal, langs } from './lang.ts';
export { checkLexicon, type Lexicon, type LexiconPart, lexicon } from './lexicon.ts';
export { commonLexicon } from './lexicon-common.ts';
export { type ParameterUse, parameters } from './message.ts';
export { checkTitle } from './names/check-title.ts';
export { numberOf } from './names/forms.ts';
export { asNoun, type Noun, PERSON, type Title, type TitleGrammar, YOU } from './names/title.ts';
export {
  type Adverbial,
  type Clause,
  type ClauseList,
  type Determiner,
  gap,
  isClause,
  type Modal,
  type Mood,
  type NounPhrase,
  type Phrase,
  type PrepPhrase,
  type Ref,
  you,
} from './phrase.ts';
export type { Part } from './pieces.ts';
export {
  type ListParam,
  type NameParam,
  type Names,
  named,
  namedList,
  type Param,
  printed,
  render,
  renderParts,
  type Words,
} from './render.ts';
export { capitalise, joinList, sentence, tidy } from './text.ts';
export type { MessageKey, ParamsOf, QuestionKey, WordsOf } from './typed.ts';
