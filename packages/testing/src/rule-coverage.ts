import { areaOf, type RuleCatalogue } from '@tafelrunde/rules';
import { noResults, type Results, readResults, resultsOf } from './rule-results.ts';
import { scanSources } from './rule-sources.ts';

export { findProject, gamesWithRules, loadCatalogue, ownProject } from '@tafelrunde/rules';
export { mergeResults, noResults, type Results, writeResults } from './rule-results.ts';
export { type RunOutcome, runRuleTests } from './rule-run.ts';
export { contentHash, scanSources } from './rule-sources.ts';

/** How much of one area of a game's rules is proven. */
export type AreaCoverage = {
  readonly game: string;
  readonly area: string;
  readonly proven: number;
  readonly total: number;
  readonly unproven: readonly string[];
};

/** What is known about the rule tests of a project. */
export type Proofs = {
  /** `missing`: never run; `stale`: at least partly run against other sources than today's. */
  readonly state: 'fresh' | 'missing' | 'stale';
  /** Everything that is known, and the part of it that ran against today's sources. */
  readonly all: Results;
  readonly current: Results;
  /** Test files that may name rules. */
  readonly ruleTests: readonly string[];
  /** Those of them that have not run against today's sources. */
  readonly outdated: readonly string[];
};

/** Reads the results of the last runs and says how far they still hold. */
export function readProofs(project: string): Proofs {
  const { hash, ruleTests } = scanSources(project);
  const read = readResults(project);
  const all = read ?? noResults;
  const isCurrent = (file: string) => all.files[file]?.sources === hash;
  const outdated = ruleTests.filter((file) => !isCurrent(file));
  const state = outdated.length === 0 ? 'fresh' : read === undefined ? 'missing' : 'stale';
  return { state, all, current: resultsOf(all, isCurrent), ruleTests, outdated };
}

/** A rule is proven if a test naming it ran and passed, and none naming it failed. */
export function isProven(results: Results, id: string): boolean {
  return results.rules[id]?.passed === true;
}

/** Proven and unproven rules per area, in the catalogue's order; advice to people (`test: none`) does not count. */
export function coverageOf(catalogue: Pick<RuleCatalogue, 'game' | 'rules'>, results: Results): AreaCoverage[] {
  const areas = new Map<string, string[]>();
  for (const { id, test } of catalogue.rules) {
    if (test === 'none') continue;
    const area = areaOf(id);
    areas.set(area, [...(areas.get(area) ?? []), id]);
  }
  return Array.from(areas, ([area, ids]) => {
    const unproven = ids.filter((id) => !isProven(results, id));
    return { game: catalogue.game, area, proven: ids.length - unproven.length, total: ids.length, unproven };
  });
}
