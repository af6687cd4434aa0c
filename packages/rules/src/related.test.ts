import { expect, it } from 'vitest';
import { parseCatalogue } from './catalogue.ts';
import { relatedRules } from './related.ts';

const rules = ['01', '02', '03', '04'].map((n) => ({
  id: `LCG-WIN-${n}`,
  where: '000 x',
  rule: 'r',
  de: 'r',
  test: 'engine',
}));
const example = {
  id: 'LCG-EX-01',
  where: '000 x',
  rules: ['LCG-WIN-01', 'LCG-WIN-02'],
  given: 'g',
  when: 'w',
  then: 't',
};
const parsed = parseCatalogue(
  JSON.stringify({
    game: 'lcg',
    source: ['000 = book'],
    areas: { WIN: { de: 'Sieg', en: 'Victory' } },
    rules,
    examples: [example],
  }),
);

it('rules are related by an example or by a ruling that names both', () => {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const related = relatedRules(parsed.catalogue, '| LCG-GAP-01 | LCG-WIN-02 and LCG-WIN-03 |\nLCG-WIN-01 LCG-WIN-04');
  expect(Object.fromEntries(related)).toEqual({
    'LCG-WIN-01': ['LCG-WIN-02'],
    'LCG-WIN-02': ['LCG-WIN-01', 'LCG-WIN-03'],
    'LCG-WIN-03': ['LCG-WIN-02'],
    'LCG-WIN-04': [],
  });
});

it('a rule is related to eight others at most, the first that are named', () => {
  const ids = Array.from({ length: 11 }, (_, n) => `LCG-WIN-${String(n + 1).padStart(2, '0')}`);
  const catalogue = parseCatalogue(
    JSON.stringify({
      game: 'lcg',
      source: ['000 = book'],
      areas: { WIN: { de: 'Sieg', en: 'Victory' } },
      rules: ids.map((id) => ({ ...rules[0], id })),
      examples: [],
    }),
  );
  if (!catalogue.ok) throw new Error(JSON.stringify(catalogue.problems));
  expect(relatedRules(catalogue.catalogue, `| ${ids.join(' ')} |`).get(ids[0])).toEqual(ids.slice(1, 9));
});

it('also of areas with a hyphen, and not by what only looks like an id', () => {
  const id = 'LCG-COMBAT-P-07';
  const catalogue = parseCatalogue(
    JSON.stringify({
      game: 'lcg',
      source: ['000 = book'],
      areas: { WIN: { de: 'Sieg', en: 'Victory' }, 'COMBAT-P': { de: 'Kampf', en: 'Combat' } },
      rules: [rules[0], { ...rules[0], id }],
      examples: [],
    }),
  );
  if (!catalogue.ok) throw new Error(JSON.stringify(catalogue.problems));
  expect(relatedRules(catalogue.catalogue, `| LCG-GAP-01 | ${id} LCG-WIN-01 |`).get(id)).toEqual(['LCG-WIN-01']);
});
