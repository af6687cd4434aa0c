import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { takesAttachment } from '../../players.ts';

const rich = (card: string, resources = 3) => ({ card, resources });

test('Bilbo Baggins: whoever is first player draws 1 card more in the resource phase', () => {
  const deck = ['Gandalf', 'Beorn', 'Faramir'];
  const t = table('lcg', {
    players: [
      { heroes: ['Gimli'], deck },
      { heroes: ['Bilbo Baggins'], deck },
    ],
    encounterDeck: [],
    step: '1.1',
  });
  t.playTo('2.2');
  expect([t.hand(0).length, t.hand(1).length]).toEqual([2, 1]);
});

describe('Dúnedain Mark', () => {
  rule('LCG-SOM-36', 'gives 1 attack, and goes to another hero for a resource of its bearer', () => {
    const t = table('lcg', {
      players: [
        { heroes: [{ ...rich('Aragorn', 1), attachments: ['Dúnedain Mark'] }, 'Gimli'] },
        { heroes: [rich('Éowyn', 1)] },
      ],
      encounterDeck: [],
    });
    expect([t.stat('Aragorn', 'attack'), t.stat('Éowyn', 'attack')]).toEqual([4, 1]);
    t.choose('Dúnedain Mark');
    expect(t.labels()).toEqual(['Gimli', 'Éowyn']);
    t.choose('Éowyn');
    expect([t.stat('Aragorn', 'attack'), t.stat('Éowyn', 'attack'), t.resources('Aragorn')]).toEqual([3, 2, 0]);
    expect(t.attachments('Éowyn')).toEqual(['Dúnedain Mark']);
    // It is hers now: she, and nobody else, may hand it on.
    t.pass();
    expect([t.asked, t.offers('Use Dúnedain Mark')]).toEqual([1, true]);
  });

  test('stays if its bearer has nothing to pay with', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ card: 'Aragorn', attachments: ['Dúnedain Mark'] }, rich('Gimli')], hand: ['Gandalf'] }],
      encounterDeck: [],
    });
    expect(t.offers('Use Dúnedain Mark')).toBe(false);
  });
});

test('Campfire Tales: each player draws a card', () => {
  const t = table('lcg', {
    players: [
      { heroes: [rich('Aragorn')], hand: ['Campfire Tales'], deck: ['Beorn'] },
      { heroes: ['Gimli'], deck: ['Gandalf'] },
    ],
    encounterDeck: [],
  });
  t.choose('Campfire Tales');
  expect([t.hand(0), t.hand(1)]).toEqual([['Beorn'], ['Gandalf']]);
});

describe('Winged Guardian', () => {
  const attacked = (resources: number) =>
    table('lcg', {
      players: [{ heroes: [rich('Gimli', resources)], allies: ['Winged Guardian'], engaged: ['Wargs'], threat: 20 }],
      encounterDeck: [],
      step: '6.4.1',
    }).choose('Winged Guardian');

  rule('LCG-SOM-56', 'after defending, 1 Tactics resource is paid or it is discarded', () => {
    const t = attacked(1);
    expect(t.labels()).toEqual(['spend 1 Tactics resource', 'discard this card']);
    t.choose('spend 1 Tactics resource');
    expect([t.resources('Gimli'), t.characters(0)]).toEqual([0, ['Gimli', 'Winged Guardian']]);
  });

  test('without one it is discarded', () => {
    const t = attacked(0).playTo('6.8a');
    expect([t.characters(0), t.discard(0)]).toEqual([['Gimli'], ['Winged Guardian']]);
  });

  rule('LCG-SOM-55', 'cannot have Restricted attachments', () => {
    const t = table('lcg', {
      players: [
        { heroes: [rich('Bilbo Baggins')], allies: ['Winged Guardian'], hand: ['Self Preservation', 'Citadel Plate'] },
      ],
      encounterDeck: [],
    });
    t.choose('Self Preservation');
    expect(t.labels()).toContain('Attach to Winged Guardian');
    expect(takesAttachment(t.m, t.find('Winged Guardian'), t.find('Citadel Plate'))).toBe(false);
    expect(takesAttachment(t.m, t.find('Bilbo Baggins'), t.find('Citadel Plate'))).toBe(true);
  });
});

rule('LCG-SOM-41', 'The Eagles Are Coming! takes any number of Eagle cards out of the top 5', () => {
  const t = table('lcg', {
    players: [
      {
        heroes: [rich('Gimli')],
        hand: ['The Eagles Are Coming!'],
        deck: ['Gandalf', 'Winged Guardian', 'The Eagles Are Coming!', 'Beorn', 'Feint', 'Winged Guardian'],
      },
    ],
    encounterDeck: [],
  });
  t.choose('The Eagles Are Coming!');
  expect(t.labels()).toEqual(['Winged Guardian', 'The Eagles Are Coming!', 'None of these']);
  t.choose('Winged Guardian', 'The Eagles Are Coming!');
  expect(t.hand(0)).toEqual(['Winged Guardian', 'The Eagles Are Coming!']);
  expect([...t.deck(0)].sort()).toEqual(['Beorn', 'Feint', 'Gandalf', 'Winged Guardian']);
});

test('Westfold Horse-Breaker is discarded to ready a hero', () => {
  const t = table('lcg', {
    players: [
      { heroes: ['Gimli'], allies: ['Westfold Horse-Breaker'] },
      { heroes: [{ card: 'Éowyn', exhausted: true }] },
    ],
    encounterDeck: [],
  });
  t.choose('Westfold Horse-Breaker');
  expect([t.exhausted('Éowyn'), t.discard(0)]).toEqual([false, ['Westfold Horse-Breaker']]);
});

rule('LCG-SOM-41', 'Mustering the Rohirrim finds 1 Rohan ally, and no other Rohan card', () => {
  const t = table('lcg', {
    players: [
      {
        heroes: [rich('Éowyn')],
        hand: ['Mustering the Rohirrim'],
        deck: ['Snowbourn Scout', 'Gandalf', 'Westfold Horse-Breaker'],
      },
    ],
    encounterDeck: [],
  });
  t.choose('Mustering the Rohirrim');
  expect(t.labels()).toEqual(['Snowbourn Scout', 'Westfold Horse-Breaker', 'None of these']);
  t.choose('Westfold Horse-Breaker');
  expect(t.hand(0)).toEqual(['Westfold Horse-Breaker']);
});

test('Rivendell Minstrel finds a Song in the whole deck, if it was played', () => {
  const deck = [...Array(12).fill('Gandalf'), 'Song of Kings'];
  const t = table('lcg', {
    players: [{ heroes: [rich('Beravor')], hand: ['Rivendell Minstrel'], deck }],
    encounterDeck: [],
  });
  t.choose('Rivendell Minstrel', 'Use Rivendell Minstrel');
  expect(t.labels()).toEqual(['Song of Kings', 'None of these']);
  t.choose('Song of Kings');
  expect(t.hand(0)).toEqual(['Song of Kings']);
});

describe("Strider's Path", () => {
  const revealed = (more: object = {}) =>
    table('lcg', {
      players: [{ heroes: [rich('Beravor')], hand: ["Strider's Path"] }],
      encounterDeck: ['Great Forest Web', 'Forest Gate'],
      step: '3.3',
      ...more,
    });

  rule('LCG-SOM-12', 'the players travel there at once, without the travel cost', () => {
    const t = revealed();
    t.choose("Play Strider's Path");
    expect([t.activeLocation(), t.staging(), t.exhausted('Beravor')]).toEqual(['Great Forest Web', [], false]);
  });

  rule('LCG-SOM-12', 'the active location goes back to the staging area with its progress', () => {
    const t = revealed({ active: { card: 'Old Forest Road', progress: 2 } });
    t.choose("Play Strider's Path");
    expect([t.activeLocation(), t.staging(), t.progressOn('Old Forest Road')]).toEqual([
      'Great Forest Web',
      ['Old Forest Road'],
      2,
    ]);
  });
});

rule('LCG-SOM-37', 'Song of Kings: a Tactics hero pays for Leadership cards, too', () => {
  const players = (attachments: string[]) => [
    { heroes: [{ ...rich('Gimli'), attachments }], hand: ['Guard of the Citadel'] },
  ];
  expect(table('lcg', { players: players(['Song of Kings']), encounterDeck: [] }).offers('Guard of the Citadel')).toBe(
    true,
  );
  const without = table('lcg', {
    players: [...players([]), { heroes: [rich('Beravor')], deck: ['Beorn'] }],
    encounterDeck: [],
  });
  expect(without.offers('Guard of the Citadel')).toBe(false);
});
