import { table } from '@tafelrunde/testing/lcg';
import { describe, expect, test } from 'vitest';
import { attacked } from '../../../test/shadow-table.ts';

describe('Misty Mountain Goblins', () => {
  test('take 1 progress from the quest after they attack', () => {
    const t = attacked('', 'Aragorn', { engaged: ['Misty Mountain Goblins'], encounterDeck: [], progress: 5 });
    t.playTo('6.8a');
    expect(t.progress()).toBe(4);
  });

  test.each([
    ['Aragorn', 4],
    [null, 2],
  ])('as shadow, defender %s: %i of 5 progress is left', (defender, left) => {
    const t = attacked('Misty Mountain Goblins', defender, { progress: 5 }).playTo('6.4.3');
    expect(t.progress()).toBe(left);
  });
});

describe('Massing at Night', () => {
  test('revealed: as many more cards as there are players', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }, { heroes: ['Gimli'] }],
      encounterDeck: ['Massing at Night', 'Forest Gate', 'Old Forest Road', 'Enchanted Stream', 'The Brown Lands'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect(t.staging()).toEqual(['Forest Gate', 'Old Forest Road', 'Enchanted Stream']);
  });

  test('as shadow: the attacker is dealt as many more, and they take effect', () => {
    const t = attacked('', 'Aragorn', { encounterDeck: ['Massing at Night', 'Wargs', "Ungoliant's Spawn", 'Wargs'] });
    t.playTo('6.4.3');
    expect(t.shadows('East Bight Patrol')).toEqual(['Massing at Night', 'Wargs', "Ungoliant's Spawn"]);
    expect([t.stat('East Bight Patrol', 'attack'), t.threat(0)]).toEqual([4, 24]);
  });
});

test('Banks of the Anduin: on top of the encounter deck when they are explored', () => {
  const t = table('lcg', {
    players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }] }],
    active: 'Banks of the Anduin',
    encounterDeck: ['Old Forest Road', 'Forest Gate'],
    step: '3.4',
  });
  t.playTo('4.2');
  expect(t.encounterDeck()).toEqual(['Banks of the Anduin', 'Forest Gate']);
  expect([t.encounterDiscard(), t.activeLocation()]).toEqual([[], undefined]);
});

describe('Gladden Fields', () => {
  test('1 threat more in the refresh phase while they are the active location', () => {
    const players = [{ threat: 20, heroes: ['Aragorn'] }];
    const t = table('lcg', { players, active: 'Gladden Fields', step: '7.3' });
    t.playTo('7.4');
    expect(t.threat(0)).toBe(22);
    const staged = table('lcg', { players, staging: ['Gladden Fields'], step: '7.3' });
    staged.playTo('7.4');
    expect(staged.threat(0)).toBe(21);
  });

  test('are worth 3 victory points when they are explored', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }] }],
      active: 'Gladden Fields',
      encounterDeck: [],
      step: '3.4',
    });
    t.playTo('4.2');
    expect(t.victory()).toEqual(['Gladden Fields']);
  });
});
