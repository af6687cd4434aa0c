import { table } from '@tafelrunde/testing/lcg';
import { describe, expect, test } from 'vitest';

const quiet = { scenario: 'anduin', campaign: {}, encounterDeck: [] } as const;
/** He could always play For Gondor!, so that the game stops in every action window. */
const aragorn = { card: 'Aragorn', resources: 2 };
const hand = ['For Gondor!'];

describe('burdens', () => {
  test("Ungoliant's Swarm exhausts two characters of the player it engages", () => {
    const players = [{ heroes: ['Aragorn', 'Glóin', 'Théodred'] }];
    const t = table('lcg', { ...quiet, players, staging: ["Ungoliant's Swarm"], step: '5.2' });
    t.choose("Ungoliant's Swarm", 'Glóin', 'Mendor');
    expect(t.engaged(0)).toEqual(["Ungoliant's Swarm"]);
    expect(['Aragorn', 'Glóin', 'Théodred', 'Mendor'].filter((name) => t.exhausted(name))).toEqual(['Glóin', 'Mendor']);
  });

  test("Ungoliant's Swarm as a shadow card engages the defending player", () => {
    const engaged = [{ card: 'Forest Spider', shadows: ["Ungoliant's Swarm"] }];
    const t = table('lcg', { ...quiet, players: [{ heroes: [aragorn, 'Glóin'], hand, engaged }], step: '6.4.1' });
    t.choose('Aragorn').pass().choose('Glóin');
    expect(t.engaged(0)).toEqual(['Forest Spider', "Ungoliant's Swarm"]);
    expect(t.exhausted('Glóin')).toBe(true);
  });

  test('Lingering Venom lets each player choose, and surges', () => {
    const t = table('lcg', {
      ...quiet,
      encounterDeck: ['Lingering Venom', 'Wargs', 'Wargs', 'Wargs'],
      players: [
        { heroes: [{ ...aragorn, damage: 1 }, 'Glóin', { card: 'Théodred', damage: 1 }], hand },
        { heroes: ['Éowyn', 'Dúnhere'] },
      ],
      step: '3.3',
    });
    t.choose('exhaust your');
    expect(t.exhausted('Aragorn') && t.exhausted('Théodred')).toBe(true);
    expect(t.exhausted('Glóin')).toBe(false);
    t.choose('Éowyn');
    expect(t.damage('Éowyn')).toBe(2);
    expect(t.staging()).toEqual(['Wargs', 'Wargs']);
    expect(t.encounterDeck()).toEqual(['Wargs']);
  });

  test('Lingering Venom hits the hero with the most damage', () => {
    const heroes = [{ ...aragorn, damage: 1, exhausted: true }, 'Glóin'];
    const t = table('lcg', {
      ...quiet,
      encounterDeck: ['Lingering Venom', 'Wargs', 'Wargs'],
      players: [{ heroes, hand }],
      step: '3.3',
    });
    t.go();
    expect(t.damage('Aragorn')).toBe(3);
  });

  test('Lingering Venom as a shadow card exhausts damaged characters', () => {
    const engaged = [{ card: 'Forest Spider', shadows: ['Lingering Venom'] }];
    const heroes = [aragorn, { card: 'Glóin', damage: 1 }, 'Théodred'];
    const t = table('lcg', { ...quiet, players: [{ heroes, hand, engaged }], step: '6.4.1' });
    t.choose('Aragorn').pass();
    expect(t.exhausted('Glóin')).toBe(true);
    expect(t.exhausted('Théodred')).toBe(false);
  });

  test('Scarred raises the threat of its player for each of his characters destroyed', () => {
    const scarred = { ...aragorn, attachments: ['scarred'] };
    const t = table('lcg', {
      ...quiet,
      players: [
        { threat: 20, heroes: [scarred], hand, allies: ['Snowbourn Scout'], engaged: ['Dol Guldur Beastmaster'] },
        { threat: 20, heroes: ['Éowyn'] },
      ],
      step: '6.4.1',
    });
    t.choose('Snowbourn Scout');
    while (t.discard(0).length === 0) t.pass();
    expect(t.threat(0)).toBe(21);
    expect(t.threat(1)).toBe(20);
  });

  test('a character whose leaving still waits is not destroyed once more', () => {
    // Mendor's own ability comes before he leaves; the Scout leaves at once, so that the table looks who is destroyed.
    const mendor = { card: 'mendor', exhausted: true, damage: 2 };
    const scout = { card: 'Snowbourn Scout', exhausted: true };
    const heroes = [{ ...aragorn, attachments: ['scarred'] }];
    const t = table('lcg', {
      players: [{ threat: 20, heroes, allies: [mendor, scout], hand }],
      encounterDeck: ["The Necromancer's Reach"],
      step: '3.3',
    });
    t.playTo('3.4');
    expect(t.removed()).toContain('Mendor');
    expect(t.discard(0)).toEqual(['Snowbourn Scout']);
    expect(t.threat(0)).toBe(22);
  });
});
