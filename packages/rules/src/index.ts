export { type Parsed, type Problem, parseCatalogue } from './catalogue.ts';
export { findProject, gamesWithRules, knownIds, loadCatalogue, ownProject } from './catalogue-files.ts';
export type { Conflict, Example, Gap, Named, Reading, Rule, RuleCatalogue, Silent } from './catalogue-form.ts';
export { areaOf, idsInText, prefixOf } from './catalogue-ids.ts';
export { relatedRules } from './related.ts';
