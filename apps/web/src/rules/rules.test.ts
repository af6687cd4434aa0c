import { describe, expect, it } from 'vitest';
import { areaOf, findRules, type Rules } from './search.ts';

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
