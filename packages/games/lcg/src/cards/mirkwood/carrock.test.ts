import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { attacked } from '../../../test/shadow-table.ts';

const rich = (card: string, resources = 5) => ({ card, resources });

describe('Frodo Baggins', () => {
  const hit = (more: object = {}) =>
    table('lcg', {
      players: [{ threat: 20, heroes: ['Frodo Baggins', 'Gimli'], engaged: ['Hill Troll'] }],
      encounterDeck: [],
      step: '6.4.1',
      ...more,
    }).choose('Frodo Baggins');

  rule('LCG-SOM-40', 'takes no damage, though it would kill him: his player’s threat rises by as much', () => {
    const t = hit().choose('Use Frodo Baggins');
    expect([t.damage('Frodo Baggins'), t.threat(0), t.characters(0)]).toEqual([0, 24, ['Frodo Baggins', 'Gimli']]);
  });

  rule('LCG-SOM-40', 'may take it all the same, and may do so once in a phase', () => {
    expect(hit().pass().characters(0)).toEqual(['Gimli']);
    const twice = table('lcg', {
      players: [
        { threat: 20, heroes: ['Frodo Baggins', 'Gimli'], engaged: ['East Bight Patrol', 'East Bight Patrol'] },
      ],
      encounterDeck: [],
      step: '6.4a',
    });
    twice.choose('East Bight Patrol').pass().choose('Frodo Baggins', 'Use Frodo Baggins');
    expect(twice.threat(0)).toBe(23);
    twice.playTo('6.4.1').pass().choose('Frodo Baggins');
    expect([twice.characters(0), twice.threat(0)]).toEqual([['Gimli'], 23]);
  });

  rule('LCG-SOM-08', 'does so where effects of encounter cards cannot be cancelled', () => {
    const t = hit({ active: 'The Eaves of Mirkwood' }).choose('Use Frodo Baggins');
    expect(t.threat(0)).toBe(24);
  });
});

describe('player cards of Conflict at the Carrock', () => {
  rule('LCG-SOM-36', 'Dúnedain Warning gives defense and is handed on for a resource of its bearer', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ ...rich('Aragorn', 1), attachments: ['Dúnedain Warning'] }, 'Gimli'] }],
      encounterDeck: [],
    });
    expect(t.stat('Aragorn', 'defense')).toBe(3);
    t.choose('Use Dúnedain Warning');
    expect([t.stat('Aragorn', 'defense'), t.stat('Gimli', 'defense'), t.resources('Aragorn')]).toEqual([2, 3, 0]);
  });

  test('Second Breakfast: each player takes back the topmost attachment of his pile', () => {
    const t = table('lcg', {
      players: [
        { heroes: [rich('Aragorn')], hand: ['Second Breakfast'], discard: ['Dwarven Axe', 'Citadel Plate', 'Feint'] },
        { heroes: ['Éowyn'], discard: ['Unexpected Courage'] },
      ],
      encounterDeck: [],
    });
    t.choose('Play Second Breakfast');
    expect([t.hand(0), t.hand(1), t.discard(0)]).toEqual([
      ['Citadel Plate'],
      ['Unexpected Courage'],
      ['Dwarven Axe', 'Feint', 'Second Breakfast'],
    ]);
  });

  test('Beorning Beekeeper leaves to wound every staged enemy', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'], allies: ['Beorning Beekeeper'], engaged: ['Wargs'] }],
      staging: ['Hill Troll', 'Black Forest Bats'],
      encounterDeck: [],
    });
    t.choose('Use Beorning Beekeeper');
    expect([t.damage('Hill Troll'), t.damage('Black Forest Bats'), t.damage('Wargs')]).toEqual([1, 1, 0]);
    expect(t.discard(0)).toEqual(['Beorning Beekeeper']);
  });

  test('Born Aloft takes its ally back to hand', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'], allies: [{ card: 'Beorn', attachments: ['Born Aloft'] }] }],
      encounterDeck: [],
    });
    t.choose('Use Born Aloft');
    expect([t.hand(0), t.discard(0), t.characters(0)]).toEqual([['Beorn'], ['Born Aloft'], ['Gimli']]);
  });

  test('Born Aloft is attached to allies only', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'], hand: ['Born Aloft'] }],
      encounterDeck: [],
    });
    expect(t.offers('Play Born Aloft')).toBe(false);
  });

  test('Éomund readies all Rohan characters when he leaves, those of others too', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [{ card: 'Éowyn', exhausted: true }, rich('Gimli')],
          allies: [{ card: 'Éomund', attachments: ['Born Aloft'] }],
        },
        {
          heroes: [
            { card: 'Théodred', exhausted: true },
            { card: 'Aragorn', exhausted: true },
          ],
        },
      ],
      encounterDeck: [],
    });
    t.choose('Use Born Aloft', 'Use Éomund');
    expect(['Éowyn', 'Théodred', 'Aragorn'].map((card) => t.exhausted(card))).toEqual([false, false, true]);
  });

  rule('LCG-SOM-37', 'Nor am I a Stranger makes somebody one of Rohan', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [{ card: 'Aragorn', exhausted: true, attachments: ['Nor am I a Stranger'] }],
          allies: [{ card: 'Éomund', attachments: ['Born Aloft'] }],
        },
      ],
      encounterDeck: [],
    });
    t.choose('Use Born Aloft', 'Use Éomund');
    expect(t.exhausted('Aragorn')).toBe(false);
  });

  test('Longbeard Map-Maker gets willpower for Lore resources, as often as they last', () => {
    const t = table('lcg', {
      players: [{ heroes: [rich('Beravor', 3), rich('Gimli')], allies: ['Longbeard Map-Maker'] }],
      encounterDeck: [],
    });
    t.choose('Use Longbeard Map-Maker').choose('Use Longbeard Map-Maker');
    expect([t.stat('Longbeard Map-Maker', 'willpower'), t.resources('Beravor'), t.resources('Gimli')]).toEqual([
      3, 1, 5,
    ]);
  });

  test('A Burning Brand cancels one shadow effect while its bearer defends', () => {
    const heroes = [{ card: 'Beravor', attachments: ['A Burning Brand'] }, 'Gimli'];
    const t = attacked('Festering Wounds', 'Beravor', { heroes });
    expect(t.offers('Use A Burning Brand')).toBe(true);
    t.choose('Use A Burning Brand');
    expect(t.exhausted('A Burning Brand')).toBe(true);
    expect(attacked('Festering Wounds', 'Gimli', { heroes }).offers('Use A Burning Brand')).toBe(false);
  });

  rule('LCG-SOM-37', 'A Burning Brand goes to a Lore character, also one by Song of Wisdom', () => {
    const offers = (attachments: string[]) =>
      table('lcg', {
        players: [{ heroes: [{ ...rich('Gimli'), attachments }], hand: ['A Burning Brand'] }],
        encounterDeck: [],
      }).offers('Play A Burning Brand');
    expect([offers([]), offers(['Song of Wisdom'])]).toEqual([false, true]);
  });
});
