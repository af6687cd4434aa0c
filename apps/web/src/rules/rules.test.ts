import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { areaName } from './areas.ts';
import { areaOf, findRules, type Rules } from './search.ts';

const docs = (game: string): string => fileURLToPath(new URL(`../../../../docs/rules/${game}.yaml`, import.meta.url));

describe.each(['lcg', 'tcg', 'dbg', 'runebound'] as const)('the rules of %s', (game) => {
  it('have a name for each of their parts, in both languages', () => {
    const { rules } = parse(readFileSync(docs(game), 'utf8')) as { rules: { id: string }[] };
    const nameless = [...new Set(rules.map(({ id }) => areaOf(id)))].filter(
      (area) => areaName(game, area, 'de') === area || areaName(game, area, 'en') === area,
    );
    expect(nameless).toEqual([]);
  });
});

const some: Rules = {
  'LCG-COMBAT-E-07': ['Du darfst 1 Verteidiger erklären.', 'You may declare 1 defender.', '', []],
  'LCG-TRAVEL-02': ['Ihr dürft reisen.', 'You may travel.', '', []],
};

describe('a search', () => {
  it('finds every word, without capitals and accents, and ids', () => {
    expect(findRules(some, 'DURFT reisen', 'de')).toEqual(['LCG-TRAVEL-02']);
    expect(findRules(some, 'erklaren', 'de')).toEqual(['LCG-COMBAT-E-07']);
    expect(findRules(some, 'you may', 'en')).toEqual(Object.keys(some));
    expect(findRules(some, 'combat-e', 'de')).toEqual(['LCG-COMBAT-E-07']);
    expect(findRules(some, 'travel defender', 'en')).toEqual([]);
  });

  it('knows the part of a rule with two names', () => {
    expect(areaOf('LCG-COMBAT-E-07')).toBe('COMBAT-E');
  });
});
