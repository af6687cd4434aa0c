import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { attacked } from '../../../test/shadow-table.ts';

describe('Forest Spider', () => {
  rule('LCG-EX-34', 'has 1 attack more in the round in which it engages', () => {
    const t = table('lcg', {
      players: [{ threat: 30, heroes: ['Aragorn', 'Gimli'] }],
      staging: ['Forest Spider'],
      encounterDeck: [],
      step: '5.3',
    });
    t.playTo('6.4.1');
    expect(t.stat('Forest Spider', 'attack')).toBe(3);
    t.choose('Aragorn').playTo('0.0').playTo('6.4.1');
    expect(t.stat('Forest Spider', 'attack')).toBe(2);
  });

  test('as shadow: the defending player discards an attachment of his choice', () => {
    const t = attacked('Forest Spider', 'Gimli', {
      heroes: [
        { card: 'Gimli', attachments: ['Dwarven Axe'] },
        { card: 'Legolas', attachments: ['Blade of Gondolin'] },
      ],
    });
    t.choose('Blade of Gondolin');
    expect(t.discard(0)).toEqual(['Blade of Gondolin']);
  });
});

describe('East Bight Patrol', () => {
  rule('LCG-EX-07', 'as shadow: 1 attack more, and no threat if somebody defends', () => {
    const t = attacked('East Bight Patrol', 'Silverlode Archer', {
      engaged: ["Ungoliant's Spawn"],
      allies: ['Silverlode Archer'],
    });
    t.playTo('6.4.3');
    expect(t.stat("Ungoliant's Spawn", 'attack')).toBe(6);
    t.playTo('6.8a');
    expect([t.discard(0), t.threat(0)]).toEqual([['Silverlode Archer'], 20]);
    expect(['Aragorn', 'Gimli', 'Legolas'].map((hero) => t.damage(hero))).toEqual([0, 0, 0]);
  });

  test('as shadow of an undefended attack: 3 threat as well', () => {
    const t = attacked('East Bight Patrol', null).playTo('6.4.3');
    expect(t.threat(0)).toBe(23);
  });
});

test('Black Forest Bats: each player takes a character out of the quest, and it stays exhausted', () => {
  const questing = (card: string) => ({ card, committed: true, exhausted: true });
  const t = table('lcg', {
    players: [{ heroes: [questing('Aragorn'), questing('Gimli'), 'Legolas'] }, { heroes: [questing('Éowyn')] }],
    encounterDeck: ['Black Forest Bats', 'Forest Gate'],
    step: '3.3',
  });
  expect(t.labels()).toEqual(['Aragorn', 'Gimli']);
  t.choose('Gimli');
  expect(['Aragorn', 'Gimli', 'Éowyn'].map((hero) => t.exhausted(hero))).toEqual([true, true, true]);
  expect(t.log).toContain('Willpower 2 against threat 3.');
});

describe('Old Forest Road', () => {
  test('the first player may ready a character when the players have travelled there', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Aragorn', { card: 'Gimli', exhausted: true }, { card: 'Legolas', exhausted: true }] },
        { heroes: [{ card: 'Éowyn', exhausted: true }] },
      ],
      staging: ['Old Forest Road', 'Hummerhorns'],
      step: '4.2',
    });
    t.choose('Travel to Old Forest Road', 'Old Forest Road');
    expect(t.labels()).toEqual(['Gimli', 'Legolas']);
    t.choose('Legolas');
    expect([t.exhausted('Gimli'), t.exhausted('Legolas')]).toEqual([true, false]);
  });

  test('nobody is asked if there is nobody to ready', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }],
      staging: ['Old Forest Road', 'Hummerhorns'],
      step: '4.2',
    });
    t.choose('Old Forest Road');
    expect(t.prompt).toBe('Do you want to engage an enemy?');
  });
});

test('Forest Gate: the first player may draw 2 cards', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Aragorn'], deck: ['Gandalf', 'Feint', 'Faramir'] }],
    staging: ['Forest Gate', 'Hummerhorns'],
    step: '4.2',
  });
  t.choose('Travel to Forest Gate', 'Forest Gate');
  expect(t.hand(0)).toEqual(['Gandalf', 'Feint']);
});
