import { table } from '@tafelrunde/testing/lcg';
import { describe, expect, test } from 'vitest';

const quiet = { campaign: {}, encounterDeck: [] } as const;
/** He could always play For Gondor!, so that the game stops in every action window. */
const aragorn = { card: 'Aragorn', resources: 2 };
const hand = ['For Gondor!'];

describe('boons', () => {
  test("Mendor's Support strengthens Mendor until the end of the round, one copy for all", () => {
    const two = ["Mendor's Support", "Mendor's Support"];
    const players = [
      { heroes: [aragorn], hand: [...hand, ...two] },
      { heroes: ['Éowyn'], hand: two },
    ];
    const t = table('lcg', { ...quiet, players });
    t.choose("Mendor's Support");
    expect(['willpower', 'attack', 'defense'].map((stat) => t.stat('Mendor', stat as 'attack'))).toEqual([3, 3, 3]);
    expect(t.offers("Mendor's Support")).toBe(false);
    t.playTo('0.0').playTo('2.2');
    expect(t.stat('Mendor', 'attack')).toBe(1);
    expect(t.offers("Mendor's Support")).toBe(true);
  });

  test("Mendor's Support cannot be played without Mendor", () => {
    const players = [{ heroes: [aragorn], hand: [...hand, "Mendor's Support"] }];
    expect(table('lcg', { encounterDeck: [], players, step: '3.1w' }).offers("Mendor's Support")).toBe(false);
  });

  test('Valor heals its hero and wounds the attacked enemy', () => {
    const hero = { card: 'Glóin', damage: 2, attachments: ['valor'] };
    const t = table('lcg', {
      ...quiet,
      players: [{ heroes: [aragorn, hero], hand, engaged: ['Forest Spider'] }],
      step: '6.8a',
    });
    const before = t.damage('Glóin');
    t.choose('Forest Spider', 'Glóin', 'done', 'Use Valor');
    expect(t.damage('Glóin')).toBe(before - 1);
    expect(t.damage('Forest Spider')).toBe(1);
    expect(t.exhausted('Valor')).toBe(true);
  });

  test('Valor also works for a hero who joins an attack with Ranged', () => {
    const hero = { card: 'Legolas', attachments: ['valor'] };
    const players = [{ heroes: [aragorn], hand, engaged: ['Forest Spider'] }, { heroes: [hero] }];
    const t = table('lcg', { ...quiet, players, step: '6.8a' });
    t.choose('Forest Spider', 'Mendor', 'done', 'Legolas joins', 'Use Valor');
    expect(t.damage('Forest Spider')).toBe(1);
  });

  test('Appointed by Fate brings its hero 1 more resource', () => {
    const hero = { card: 'Éowyn', attachments: ['appointed-by-fate'] };
    const t = table('lcg', { ...quiet, players: [{ heroes: [hero, 'Dúnhere'] }], step: '1.2' });
    t.playTo('1.3');
    expect(t.resources('Éowyn')).toBe(2);
    expect(t.resources('Dúnhere')).toBe(1);
  });

  test('a Permanent card that leaves play with its hero is out of the game', () => {
    const hero = { card: 'Glóin', damage: 3, attachments: ['valor', 'scarred'] };
    const t = table('lcg', {
      ...quiet,
      players: [{ heroes: [hero, aragorn], hand, engaged: ['Hill Troll'] }],
      step: '6.4.1',
    });
    t.choose('Glóin');
    while (t.discard(0).length === 0) t.pass();
    expect(t.discard(0)).toEqual(['Glóin']);
    expect(t.removed()).toEqual(expect.arrayContaining(['Valor', 'Scarred']));
  });
});
