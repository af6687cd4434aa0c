import { knownIds, ownProject } from '@tafelrunde/rules';
import { type TestContext, test } from 'vitest';
import type { RuleIds } from './rule-meta.ts';

type Ids = string | RuleIds;
type Proof = (context: TestContext) => unknown;

let known: ReadonlySet<string> | undefined;

/**
 * A test that proves rules: `rule('LCG-ENC-06', 'threat equal to the cost is enough', () => …)`. Worked examples are
 * named in the same way (`LCG-EX-05`). An id that is not in the catalogue fails the test.
 */
export function rule(ids: Ids, title: string, proof: Proof): void {
  const rules = list(ids);
  test(titleOf(rules, title), { meta: { rules } }, (context) => {
    demandKnown(rules);
    return proof(context) as Promise<void>;
  });
}

/** One test per row; the title may show the row's fields (`$threat`) as in vitest's `test.for`. */
rule.each =
  <Row>(rows: readonly Row[]) =>
  (ids: Ids, title: string, proof: (row: Row, context: TestContext) => unknown): void => {
    const rules = list(ids);
    test.for(rows)(titleOf(rules, title), { meta: { rules } }, (row, context) => {
      demandKnown(rules);
      return proof(row, context) as Promise<void>;
    });
  };

/** Refuses a test that names no rule or one that does not exist, e.g. after a typing error. */
export function demandKnown(ids: RuleIds): void {
  known ??= knownIds(ownProject());
  if (ids.length === 0) throw new Error('a rule test names at least one rule');
  for (const id of ids) if (!known.has(id)) throw new Error(`${id} is not in docs/rules`);
}

const list = (ids: Ids): RuleIds => (typeof ids === 'string' ? [ids] : ids);
const titleOf = (ids: RuleIds, title: string): string => `${ids.join(' ')}: ${title}`;
