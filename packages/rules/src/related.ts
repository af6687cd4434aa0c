import type { RuleCatalogue } from './catalogue-form.ts';

/** No rule is related to more than these: the first ones say most. */
const MOST_LINKS = 8;

/** The rules worth reading together with each: those that an example, a conflict or a ruling speaks of together with it. */
export function relatedRules(catalogue: RuleCatalogue, rulings: string): ReadonlyMap<string, readonly string[]> {
  const { rules, examples, conflicts } = catalogue;
  const rows = rulings.split('\n').filter((line) => line.startsWith('| '));
  const groups = [
    ...[...examples, ...conflicts].map((one) => ('rules' in one ? one.rules : [])),
    ...rows.map((row) => row.match(/[A-Z]{2,}(?:-[A-Z]+)+-\d+/g) ?? []),
  ];
  const links = new Map(rules.map(({ id }) => [id, new Set<string>()]));
  for (const group of groups) {
    for (const id of group) {
      for (const other of group) if (other !== id && links.has(other)) links.get(id)?.add(other);
    }
  }
  return new Map([...links].map(([id, others]) => [id, [...others].slice(0, MOST_LINKS)]));
}
