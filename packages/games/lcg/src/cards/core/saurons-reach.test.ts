import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { attacked } from '../../../test/shadow-table.ts';

describe('Eastern Crows', () => {
  test('surge', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }],
      encounterDeck: ['Eastern Crows', 'Forest Gate', 'Old Forest Road'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect(t.staging()).toEqual(['Eastern Crows', 'Forest Gate']);
  });

  test('are shuffled into the encounter deck when they are defeated', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', 'Legolas'], engaged: ['Eastern Crows'] }],
      encounterDeck: [],
      step: '6.8a',
    });
    t.choose('Eastern Crows', 'Aragorn', 'Attack');
    expect([t.encounterDeck(), t.encounterDiscard()]).toEqual([['Eastern Crows'], []]);
  });

  test.each([
    [34, 4],
    [35, 5],
  ])('as shadow, threat %i: the attacker has attack %i', (threat, attack) => {
    const t = attacked('Eastern Crows', 'Aragorn', { threat }).playTo('6.4.3');
    expect(t.stat('East Bight Patrol', 'attack')).toBe(attack);
  });
});

test('Evil Storm: 1 damage to each character of the players with 35 threat or more', () => {
  const t = table('lcg', {
    players: [
      { threat: 34, heroes: ['Aragorn'] },
      { threat: 35, heroes: ['Gimli', 'Legolas'], allies: ['Snowbourn Scout'] },
    ],
    encounterDeck: ['Evil Storm', 'Forest Gate'],
    step: '3.3',
  });
  t.playTo('3.4');
  expect(['Aragorn', 'Gimli', 'Legolas'].map((hero) => t.damage(hero))).toEqual([0, 1, 1]);
  expect(t.discard(1)).toEqual(['Snowbourn Scout']);
});

describe('Pursued by Shadow', () => {
  test('revealed: 1 threat for each character that is not in the quest', () => {
    const t = table('lcg', {
      players: [
        { threat: 20, heroes: ['Aragorn', { card: 'Gimli', committed: true, exhausted: true }] },
        { threat: 20, heroes: ['Éowyn'], allies: ['Snowbourn Scout', 'Gondorian Spearman'] },
      ],
      encounterDeck: ['Pursued by Shadow', 'Forest Gate'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect([t.threat(0), t.threat(1)]).toEqual([21, 23]);
  });

  test('as shadow: an exhausted ally returns to hand, which may be the defender', () => {
    const t = attacked('Pursued by Shadow', 'Snowbourn Scout', { allies: ['Snowbourn Scout'] }).playTo('6.4.3');
    expect([t.hand(0), t.threat(0)]).toEqual([['Snowbourn Scout'], 20]);
    // The attack is undefended now.
    expect(t.labels()).toEqual(['Aragorn takes the damage', 'Gimli takes the damage', 'Legolas takes the damage']);
  });

  test('as shadow, without an exhausted ally: 3 threat', () => {
    const t = attacked('Pursued by Shadow', 'Aragorn', { allies: ['Snowbourn Scout'] }).playTo('6.4.3');
    expect([t.hand(0), t.threat(0)]).toEqual([[], 23]);
  });
});

rule(
  'LCG-LASTING-04',
  'Treacherous Fog: locations in the staging area have 1 threat more, also those that come later',
  () => {
    const t = table('lcg', {
      players: [
        { threat: 34, heroes: ['Aragorn'], hand: ['Gandalf'] },
        { threat: 35, heroes: ['Gimli'], hand: ['Feint', 'Faramir'] },
      ],
      staging: ['Old Forest Road', 'Forest Spider'],
      encounterDeck: ['Treacherous Fog', 'Forest Gate'],
      step: '3.3',
    });
    expect([t.asked, t.labels()]).toEqual([1, ['Feint', 'Faramir']]);
    t.choose('Faramir').playTo('4.2');
    expect([t.hand(0), t.hand(1)]).toEqual([['Gandalf'], ['Feint']]);
    expect(t.log).toContain('Willpower 0 against threat 7.');
  },
);
