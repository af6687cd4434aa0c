import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';

const rich = (card: string, resources = 5) => ({ card, resources });

describe('player cards of A Journey to Rhosgobel', () => {
  test('Prince Imrahil readies once a round when a character leaves play, anybody’s and anyhow', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [{ card: 'Prince Imrahil', exhausted: true }],
          allies: ['Beorning Beekeeper', 'Beorning Beekeeper'],
        },
      ],
      staging: ['Hill Troll'],
      encounterDeck: [],
    });
    t.choose('Use Beorning Beekeeper').choose('Use Prince Imrahil');
    expect(t.exhausted('Prince Imrahil')).toBe(false);
    t.choose('Use Beorning Beekeeper');
    expect(t.offers('Use Prince Imrahil')).toBe(false);
  });

  rule('LCG-SOM-36', 'Dúnedain Quest gives willpower and is handed on', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ ...rich('Aragorn', 1), attachments: ['Dúnedain Quest'] }, 'Gimli'] }],
      encounterDeck: [],
    });
    expect(t.stat('Aragorn', 'willpower')).toBe(3);
    t.choose('Use Dúnedain Quest');
    expect([t.stat('Aragorn', 'willpower'), t.stat('Gimli', 'willpower')]).toEqual([2, 3]);
  });

  test('Parting Gifts: a Leadership hero gives resources to anybody, but not to a sacked one', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [rich('Aragorn', 3), { card: 'Gimli', attachments: ['Sacked!'] }],
          hand: ['Parting Gifts'],
        },
        { heroes: ['Éowyn', 'Beravor'], deck: ['Feint'] },
      ],
      encounterDeck: [],
    });
    t.choose('Play Parting Gifts');
    expect([t.offers('Éowyn'), t.offers('Gimli')]).toEqual([true, false]);
    t.choose('Éowyn', 'Move 2');
    expect([t.resources('Aragorn'), t.resources('Éowyn')]).toEqual([1, 2]);
  });

  const killed = (heroes: readonly string[], more: object = {}) =>
    table('lcg', {
      players: [
        {
          heroes: [{ card: 'Éowyn', damage: 2, attachments: ['Dwarven Axe'] }, ...heroes],
          allies: ['Landroval'],
          engaged: ['East Bight Patrol'],
          ...more,
        },
      ],
      encounterDeck: [],
      step: '6.4.1',
    }).choose('Éowyn');

  rule('LCG-SOM-44', 'Landroval brings a killed hero back with 1 damage, once in a game', () => {
    const t = killed(['Gimli']).choose('Use Landroval');
    expect([t.hand(0), t.damage('Éowyn'), t.attachments('Éowyn'), t.exhausted('Éowyn')]).toEqual([
      ['Landroval'],
      1,
      [],
      false,
    ]);
  });

  rule('LCG-SOM-44', 'Landroval comes too late for the last hero of a player', () => {
    const t = killed([]);
    expect(t.m.s.over?.reason).toBe('lcg.end.all-eliminated');
  });

  test('To the Eyrie: an Eagle carries a killed ally back to his owner’s hand', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [rich('Gimli', 2)],
          allies: ['Winged Guardian', 'Snowbourn Scout'],
          engaged: ['East Bight Patrol'],
          hand: ['To the Eyrie'],
        },
      ],
      encounterDeck: [],
      step: '6.4.1',
    });
    t.choose('Snowbourn Scout', 'Play To the Eyrie');
    expect([t.hand(0), t.exhausted('Winged Guardian'), t.discard(0)]).toEqual([
      ['Snowbourn Scout'],
      true,
      ['To the Eyrie'],
    ]);
  });

  test('Escort from Edoras has 4 willpower in the quest and leaves after it', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Beravor'], allies: ['Escort from Edoras'], deck: ['Feint', 'Feint', 'Feint', 'Feint'] }],
      encounterDeck: ['Forest Gate', 'Wargs'],
      step: '3.2',
    });
    expect(t.stat('Escort from Edoras', 'willpower')).toBe(2);
    t.choose('Escort from Edoras', 'Done');
    expect(t.stat('Escort from Edoras', 'willpower')).toBe(4);
    t.playTo('4.1');
    expect(t.discard(0)).toContain('Escort from Edoras');
  });

  test('Ancient Mathom: the first player draws 3 when its location is explored', () => {
    const t = (given: object) =>
      table('lcg', {
        players: [
          {
            heroes: [{ card: 'Éowyn', committed: true, exhausted: true }, 'Beravor'],
            deck: ['Feint', 'Feint', 'Feint', 'Feint'],
          },
        ],
        encounterDeck: ['Old Forest Road', 'Wargs'],
        step: '3.4',
        ...given,
      });
    const explored = t({ active: { card: 'Bee Pastures', progress: 1, attachments: ['Ancient Mathom'] } });
    explored.go().choose('Use Ancient Mathom');
    expect([explored.hand(0).length, explored.discard(0)]).toEqual([3, ['Ancient Mathom']]);
  });

  rule('LCG-SOM-35', 'Infighting moves damage between enemies, which may destroy one; nobody has attacked it', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [rich('Beravor', 1), 'Legolas'],
          hand: ['Infighting'],
          engaged: [{ card: 'Hill Troll', damage: 4 }, 'Black Forest Bats'],
        },
      ],
      encounterDeck: ['Wargs'],
    });
    t.choose('Play Infighting', 'Move 2');
    expect([t.damage('Hill Troll'), t.encounterDiscard(), t.progress()]).toEqual([2, ['Black Forest Bats'], 0]);
  });
});

describe('Radagast', () => {
  rule('LCG-SOM-38', 'collects a resource himself, which pays for Creatures of any sphere and for nothing else', () => {
    const t = (hand: string, heroes: readonly (string | object)[] = ['Éowyn']) =>
      table('lcg', {
        players: [{ heroes: heroes as never, allies: [rich('Radagast', 2)], hand: [hand] }],
        encounterDeck: [],
      });
    expect(t('Winged Guardian').offers('Play Winged Guardian')).toBe(true);
    expect(t('Veteran Axehand', ['Gimli']).offers('Play Veteran Axehand')).toBe(false);
    const mixed = t('Descendant of Thorondor', [rich('Gimli', 2)]).choose('Play Descendant of Thorondor');
    expect([mixed.resources('Gimli'), mixed.resources('Radagast')]).toEqual([0, 0]);
    const collected = table('lcg', {
      players: [{ heroes: ['Beravor'], allies: ['Radagast'], deck: ['Feint', 'Feint', 'Feint'] }],
      encounterDeck: [],
      step: '1.1',
    }).playTo('2.2');
    expect(collected.resources('Radagast')).toBe(1);
  });

  rule('LCG-SOM-38', 'does not pay what a Creature in play asks for', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Éowyn'], allies: [rich('Radagast', 2), 'Winged Guardian'], engaged: ['East Bight Patrol'] },
      ],
      encounterDeck: [],
      step: '6.4.1',
    });
    t.choose('Winged Guardian').playTo('6.8a');
    expect([t.discard(0), t.resources('Radagast')]).toEqual([['Winged Guardian'], 2]);
  });

  test('heals a Creature by as much as he spends', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'], allies: [rich('Radagast', 4), { card: 'Landroval', damage: 3 }] }],
      encounterDeck: [],
    });
    t.choose('Use Radagast');
    expect(t.labels()).toEqual(['X = 1', 'X = 2', 'X = 3']);
    t.choose('X = 2');
    expect([t.damage('Landroval'), t.resources('Radagast')]).toEqual([1, 2]);
  });
});
