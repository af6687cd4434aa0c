import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { waitFor } from '../../test/timing-point.ts';

/** Beravor could draw in every window, so that the game stops there. */
const waiting = { deck: ['Gandalf', 'Gandalf', 'Gandalf'] };

rule('LCG-TRAVEL-01', 'something waits for the beginning of the phase at 4.1 and for its end at 4.3', () => {
  const players = [{ heroes: ['Gimli', { card: 'Éowyn', exhausted: true }] }];
  const t = table('lcg', { players, encounterDeck: [], step: '4.1' });
  waitFor(t, 'phase-begin');
  expect(t.playTo('4.2').damage('Éowyn')).toBe(1);
  waitFor(t, 'phase-end');
  expect(t.playTo('4.3').damage('Éowyn')).toBe(1);
  expect(t.playTo('5.1').damage('Éowyn')).toBe(2);
});

describe('travelling', () => {
  const choice = () =>
    table('lcg', {
      players: [{ heroes: ['Éowyn'] }, { ...waiting, heroes: ['Beravor'] }],
      first: 1,
      staging: ['Enchanted Stream', 'Forest Spider', 'Endless Caverns'],
      step: '4.2',
    });

  rule(['LCG-TRAVEL-02', 'LCG-TRAVEL-04'], 'the first player says where, or that the group stays', () => {
    const t = choice();
    expect(t.asked).toBe(1);
    expect(t.labels()).toEqual(['Travel to Enchanted Stream', 'Travel to Endless Caverns', 'Do not travel']);
    t.choose('Do not travel').playTo('4.3');
    expect(t.activeLocation()).toBeUndefined();
    expect(t.staging()).toEqual(['Enchanted Stream', 'Forest Spider', 'Endless Caverns']);
  });

  rule('LCG-TRAVEL-03', 'only once at an opportunity, even if the location is explored at once', () => {
    const t = table('lcg', {
      players: [{ ...waiting, heroes: ['Beravor'] }],
      staging: ['The Brown Lands', 'Endless Caverns', 'Forest Gate'],
      encounterDeck: [],
      step: '4.2',
    });
    t.choose('The Brown Lands');
    expect([t.activeLocation(), t.encounterDiscard()]).toEqual([undefined, ['The Brown Lands']]);
    expect(t.prompt).toBe('Take an action or pass');
    t.playTo('4.3');
    expect([t.activeLocation(), t.staging()]).toEqual([undefined, ['Endless Caverns', 'Forest Gate']]);
  });

  rule(['LCG-TRAVEL-03', 'LCG-LOC-01', 'LCG-LOC-03'], 'one location becomes active and adds no threat any more', () => {
    const t = choice();
    expect(t.stagingThreat()).toBe(5);
    t.choose('Endless Caverns').playTo('4.3');
    expect(t.activeLocation()).toBe('Endless Caverns');
    expect(t.staging()).toEqual(['Enchanted Stream', 'Forest Spider']);
    expect(t.stagingThreat()).toBe(4);
  });

  rule('LCG-TRAVEL-05', 'nobody is asked while there is an active location', () => {
    const t = table('lcg', {
      players: [{ ...waiting, heroes: ['Beravor'] }],
      active: 'Old Forest Road',
      staging: ['Endless Caverns'],
      step: '4.2',
    });
    expect(t.prompt).toBe('Take an action or pass');
    t.playTo('4.3');
    expect([t.activeLocation(), t.staging()]).toEqual(['Old Forest Road', ['Endless Caverns']]);
  });
});

describe('travel costs', () => {
  const pass = (hand: readonly string[]) =>
    table('lcg', {
      players: [
        { heroes: ['Gimli'], hand },
        { ...waiting, heroes: ['Beravor'], hand: ['Feint', 'Feint', 'Feint'] },
      ],
      staging: ["Necromancer's Pass", 'Forest Gate'],
      step: '4.2',
    });

  rule(['LCG-EX-28', 'LCG-TRAVEL-06', 'LCG-TRAVEL-08'], 'are paid first, by whom the location names', () => {
    const t = pass(['Gandalf', 'Gandalf', 'Gandalf']).choose("Necromancer's Pass");
    expect(t.hand(0)).toEqual(['Gandalf']);
    expect(t.hand(1).length).toBe(3);
    expect(t.activeLocation()).toBe("Necromancer's Pass");
  });

  rule(['LCG-EX-28', 'LCG-TRAVEL-07'], 'who cannot pay does not get there, and loses nothing', () => {
    const t = pass(['Gandalf']);
    expect(t.labels()).toEqual(['Travel to Forest Gate', 'Do not travel']);
    expect(t.hand(0)).toEqual(['Gandalf']);
  });

  rule(['LCG-TRAVEL-07', 'LCG-TRAVEL-08'], 'a cost for all falls on each player, and each must be able to pay', () => {
    const web = (exhausted: boolean) =>
      table('lcg', {
        players: [
          { ...waiting, heroes: ['Gimli', 'Beravor'] },
          { heroes: [{ card: 'Éowyn', exhausted }], allies: ['Faramir'] },
        ],
        staging: ['Great Forest Web', 'Forest Gate'],
        step: '4.2',
      });
    const t = web(false).choose('Great Forest Web', 'Gimli');
    expect(['Gimli', 'Beravor', 'Éowyn', 'Faramir'].map((c) => t.exhausted(c))).toEqual([true, false, true, false]);
    expect(t.activeLocation()).toBe('Great Forest Web');
    expect(web(true).offers('Great Forest Web')).toBe(false);
  });
});
