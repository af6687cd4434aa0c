import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { attacked } from '../../../test/shadow-table.ts';

describe('Dol Guldur Orcs', () => {
  rule('LCG-EX-24', 'revealed: the first player deals 2 damage to a character in the quest', () => {
    const questing = (card: string) => ({ card, committed: true, exhausted: true });
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', questing('Gimli')] }, { heroes: [questing('Éowyn')] }],
      encounterDeck: ['Dol Guldur Orcs'],
      step: '3.3',
    });
    expect([t.asked, t.labels()]).toEqual([0, ['Gimli', 'Éowyn']]);
    t.choose('Éowyn');
    expect([t.damage('Éowyn'), t.damage('Gimli')]).toEqual([2, 0]);
  });

  rule.each([
    { defender: 'Aragorn', attack: 4 },
    { defender: null, attack: 6 },
  ])('LCG-EX-24', 'as shadow, defender $defender: the attacker has attack $attack', ({ defender, attack }) => {
    const t = attacked('Dol Guldur Orcs', defender).playTo('6.4.3');
    expect(t.stat('East Bight Patrol', 'attack')).toBe(attack);
    expect(['Aragorn', 'Gimli', 'Legolas'].map((hero) => t.damage(hero))).toEqual([0, 0, 0]);
  });
});

describe('Chieftain Ufthak', () => {
  test('gets a resource after each attack, and 2 attack for each of them', () => {
    const t = attacked('', 'Aragorn', { engaged: ['Chieftain Ufthak'], encounterDeck: [] });
    expect(t.stat('Chieftain Ufthak', 'attack')).toBe(3);
    t.playTo('6.8a');
    expect([t.resources('Chieftain Ufthak'), t.stat('Chieftain Ufthak', 'attack')]).toEqual([1, 5]);
    t.playTo('0.0').playTo('6.4.1').choose('Gimli').playTo('6.8a');
    expect([t.damage('Aragorn'), t.damage('Gimli'), t.stat('Chieftain Ufthak', 'attack')]).toEqual([1, 3, 7]);
  });

  test('loses them when he is defeated', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: ['Gimli', 'Aragorn', 'Legolas'],
          engaged: [{ card: 'Chieftain Ufthak', damage: 5, resources: 1 }],
        },
      ],
      encounterDeck: [],
      step: '6.8a',
    });
    t.choose('Chieftain Ufthak', 'Aragorn', 'Legolas');
    expect(t.victory()).toEqual(['Chieftain Ufthak']);
    expect(t.stat('Chieftain Ufthak', 'attack')).toBe(3);
  });
});

describe('Dol Guldur Beastmaster', () => {
  rule('LCG-EX-37', 'is dealt another shadow card when it attacks, and both take effect', () => {
    const t = attacked('', 'Aragorn', {
      engaged: ['Dol Guldur Beastmaster'],
      encounterDeck: ['Wargs', "Ungoliant's Spawn", 'Forest Gate'],
    });
    expect(t.shadows('Dol Guldur Beastmaster')).toEqual(['Wargs', "Ungoliant's Spawn"]);
    t.playTo('6.4.3');
    expect([t.stat('Dol Guldur Beastmaster', 'attack'), t.threat(0)]).toEqual([4, 24]);
  });

  rule(['LCG-EX-37', 'LCG-STAGING-09'], 'keeps 1 if the encounter deck is empty', () => {
    const t = attacked('', 'Aragorn', {
      engaged: ['Dol Guldur Beastmaster'],
      encounterDeck: ['Wargs'],
      encounterDiscard: ['Forest Gate'],
    });
    expect(t.shadows('Dol Guldur Beastmaster')).toEqual(['Wargs']);
    expect(t.encounterDiscard()).toEqual(['Forest Gate']);
  });
});

describe('Driven by Shadow', () => {
  test('revealed: enemies and locations in the staging area have 1 threat more for the phase', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }, { heroes: ['Gimli'] }],
      staging: ['Forest Spider', 'Old Forest Road'],
      encounterDeck: ['Driven by Shadow', 'Forest Gate'],
      step: '3.3',
    });
    t.playTo('3.4');
    // Spider 2 + 1, road 1 + 1; the gate came later and has its own 2.
    expect(t.stagingThreat()).toBe(7);
    t.playTo('4.2');
    expect(t.stagingThreat()).toBe(5);
  });

  test('revealed with an empty staging area: surges', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }],
      encounterDeck: ['Driven by Shadow', 'Forest Gate', 'Old Forest Road'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect(t.staging()).toEqual(['Forest Gate']);
  });

  const heroes = [
    { card: 'Gimli', attachments: ['Dwarven Axe', 'Citadel Plate'] },
    { card: 'Legolas', attachments: ['Blade of Gondolin'] },
  ];

  test('as shadow: an attachment of the defender is discarded', () => {
    const t = attacked('Driven by Shadow', 'Gimli', { heroes });
    expect(t.labels()).toEqual(['Dwarven Axe', 'Citadel Plate']);
    t.choose('Citadel Plate');
    expect(t.discard(0)).toEqual(['Citadel Plate']);
  });

  test('as shadow of an undefended attack: all attachments of the player are discarded', () => {
    const t = attacked('Driven by Shadow', null, { heroes }).playTo('6.4.3');
    expect(t.discard(0).toSorted()).toEqual(['Blade of Gondolin', 'Citadel Plate', 'Dwarven Axe']);
  });
});

test("The Necromancer's Reach: each exhausted character takes 1 damage", () => {
  const t = table('lcg', {
    players: [
      { heroes: ['Aragorn', { card: 'Gimli', exhausted: true }] },
      { heroes: ['Éowyn'], allies: [{ card: 'Snowbourn Scout', exhausted: true }] },
    ],
    encounterDeck: ["The Necromancer's Reach", 'Forest Gate'],
    step: '3.3',
  });
  t.playTo('3.4');
  expect([t.damage('Aragorn'), t.damage('Gimli'), t.damage('Éowyn')]).toEqual([0, 1, 0]);
  expect(t.discard(1)).toEqual(['Snowbourn Scout']);
});

describe("Necromancer's Pass", () => {
  const pass = (cards: number) =>
    table('lcg', {
      players: [{ heroes: ['Aragorn'], hand: Array.from({ length: cards }, () => 'Gandalf') }, { heroes: ['Gimli'] }],
      staging: ["Necromancer's Pass", 'Old Forest Road', 'Hummerhorns'],
      step: '4.2',
    });

  rule(['LCG-EX-28', 'LCG-TRAVEL-06'], 'the first player discards 2 random cards to travel there', () => {
    const t = pass(3).choose("Necromancer's Pass");
    expect([t.hand(0).length, t.discard(0).length, t.activeLocation()]).toEqual([1, 2, "Necromancer's Pass"]);
  });

  rule(['LCG-EX-28', 'LCG-TRAVEL-07'], 'nobody travels there while he has fewer', () => {
    expect(pass(1).labels()).toEqual(['Travel to Old Forest Road', 'Do not travel']);
  });
});

rule(['LCG-EX-25', 'LCG-ABILITY-16'], 'Enchanted Stream: no cards are drawn while it is the active location', () => {
  const players = [{ heroes: ['Aragorn'], deck: ['Gandalf'] }];
  const t = table('lcg', { players, active: 'Enchanted Stream', step: '1.3' });
  t.playTo('2.2');
  expect(t.hand(0)).toEqual([]);
  const staged = table('lcg', { players, staging: ['Enchanted Stream'], step: '1.3' });
  staged.playTo('2.2');
  expect(staged.hand(0)).toEqual(['Gandalf']);
});
