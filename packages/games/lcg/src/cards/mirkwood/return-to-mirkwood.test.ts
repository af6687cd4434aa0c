import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { FORM, PHASE } from '../../state.ts';
import { ZONE } from '../../zones.ts';

/** Somebody who can always act, so that the game stops in the window. */
const WATCHER = { heroes: ['Beravor'], deck: ['Gandalf', 'Gandalf', 'Gandalf'] };
const rich = (card: string, resources = 5) => ({ card, resources });

test('Dáin Ironfoot: while he is ready, every Dwarf has 1 attack and 1 willpower more, himself included', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Dáin Ironfoot', 'Legolas'] }, { heroes: ['Gimli'] }],
    encounterDeck: [],
  });
  const values = () =>
    ['Dáin Ironfoot', 'Gimli', 'Legolas'].map((hero) => [t.stat(hero, 'attack'), t.stat(hero, 'willpower')]);
  expect(values()).toEqual([
    [3, 2],
    [3, 3],
    [3, 1],
  ]);
  t.m.s.cards[t.find('Dáin Ironfoot')].exhausted = 1;
  expect(values()).toEqual([
    [2, 1],
    [2, 2],
    [3, 1],
  ]);
});

rule('LCG-SOM-37', 'Dúnedain Signal gives Sentinel, and is handed on for a resource of its bearer', () => {
  const t = table('lcg', {
    players: [{ heroes: [{ ...rich('Aragorn', 1), attachments: ['Dúnedain Signal'] }, 'Gimli', 'Éowyn'] }],
    encounterDeck: [],
  });
  t.choose('Dúnedain Signal', 'Gimli');
  expect([t.stat('Gimli', 'sentinel'), t.stat('Éowyn', 'sentinel'), t.resources('Aragorn')]).toEqual([1, 0, 0]);
});

describe('Dawn Take You All', () => {
  const players = [
    { heroes: [rich('Glóin'), 'Gimli'], hand: ['Dawn Take You All'], engaged: ['Wargs', 'Wolf Rider'], threat: 20 },
    { heroes: ['Éowyn'], engaged: ['Black Forest Bats'], threat: 20 },
  ];
  const deck = ['Driven by Shadow', 'Old Forest Road', 'Forest Gate', 'Wargs'];

  rule('LCG-SOM-46', 'each player may discard one facedown shadow card of an enemy of his, unseen', () => {
    const t = table('lcg', { players, encounterDeck: deck, step: '6.2w' });
    t.choose('Play Dawn Take You All', 'Wargs');
    expect(t.asked).toBe(1);
    expect(t.labels()).toEqual(['Black Forest Bats', 'None of these']);
    t.choose('Black Forest Bats');
    expect(['Wargs', 'Wolf Rider', 'Black Forest Bats'].map((enemy) => t.shadows(enemy).length)).toEqual([0, 1, 0]);
    expect(t.encounterDiscard().length).toBe(2);
  });

  rule('LCG-SOM-46', 'not once an attack has resolved', () => {
    const t = table('lcg', { players: players.slice(0, 1), encounterDeck: deck, step: '6.4.1' });
    const windows: boolean[] = [];
    for (let i = 0; i < 30 && t.m.s.phase === PHASE.combat; i++) {
      windows.push(t.offers('Play Dawn Take You All'));
      t.least();
    }
    // Offered in windows of the first attack only.
    const last = windows.lastIndexOf(true);
    expect([windows.includes(true), last < windows.length - 3]).toEqual([true, true]);
  });
});

describe('Eagles of the Misty Mountains', () => {
  const leaving = () =>
    table('lcg', {
      players: [
        { heroes: [rich('Gimli')], allies: ['Eagles of the Misty Mountains'] },
        { heroes: [rich('Legolas')], allies: ['Winged Guardian'], hand: ["Meneldor's Flight", "Meneldor's Flight"] },
      ],
      encounterDeck: [],
      first: 1,
    }).choose("Play Meneldor's Flight", 'Winged Guardian');

  rule('LCG-SOM-39', 'take an Eagle that leaves play facedown, for 1 attack and 1 defense', () => {
    const t = leaving().choose('Use Eagles of the Misty Mountains');
    expect([
      t.stat('Eagles of the Misty Mountains', 'attack'),
      t.stat('Eagles of the Misty Mountains', 'defense'),
      t.hand(1),
    ]).toEqual([3, 3, ["Meneldor's Flight"]]);
    const hung = t.m.s.cards.find(({ form }) => form === FORM.facedown)!;
    expect([hung.owner, t.attachments('Eagles of the Misty Mountains')]).toEqual([1, ['Winged Guardian']]);
  });

  rule('LCG-SOM-39', 'what hangs there has no text; it goes to its owner when they leave', () => {
    const t = leaving().choose('Use Eagles of the Misty Mountains');
    t.choose("Play Meneldor's Flight");
    expect([t.hand(0), t.discard(1)]).toEqual([
      ['Eagles of the Misty Mountains'],
      ["Meneldor's Flight", 'Winged Guardian', "Meneldor's Flight"],
    ]);
    expect(t.m.s.cards.some(({ form }) => form === FORM.facedown)).toBe(false);
  });
});

test('Support of the Eagles adds the attack or defense of an Eagle ally, as it is then', () => {
  const t = table('lcg', {
    players: [
      { heroes: [{ card: 'Gimli', attachments: ['Support of the Eagles'] }], allies: ['Winged Guardian'] },
      { heroes: ['Éowyn'], allies: ['Vassal of the Windlord'] },
      WATCHER,
    ],
    encounterDeck: [],
  });
  t.choose('Use Support of the Eagles', 'Vassal of the Windlord');
  expect([t.stat('Gimli', 'attack'), t.stat('Gimli', 'defense')]).toEqual([5, 2]);
});

test('Support of the Eagles hangs on Tactics heroes only, also by a gained icon', () => {
  const hosts = (attachments: string[]) =>
    table('lcg', {
      players: [{ heroes: [rich('Gimli'), { card: 'Éowyn', attachments }], hand: ['Support of the Eagles'] }],
      encounterDeck: [],
    })
      .choose('Support of the Eagles')
      .labels();
  expect(hosts(['Song of Battle'])).toEqual(['Attach to Gimli', 'Attach to Éowyn']);
  expect(hosts([])).not.toContain('Attach to Éowyn');
});

rule('LCG-SOM-12', 'West Road Traveller switches a staged location with the active one: no travelling', () => {
  const t = table('lcg', {
    players: [{ heroes: [rich('Éowyn')], hand: ['West Road Traveller'] }],
    staging: [{ card: 'Fens and Mires', progress: 1 }, { card: 'gollum-of-the-marshes' }],
    active: { card: 'Old Forest Road', progress: 2 },
    encounterDeck: [],
  });
  t.choose('West Road Traveller', 'Use West Road Traveller');
  expect([t.activeLocation(), t.progressOn('Fens and Mires'), t.progressOn('Old Forest Road')]).toEqual([
    'Fens and Mires',
    1,
    2,
  ]);
  expect([t.staging(), t.resources('Gollum')]).toEqual([['Gollum', 'Old Forest Road'], 0]);
});

test('West Road Traveller does nothing without an active location', () => {
  const t = table('lcg', {
    players: [{ heroes: [rich('Éowyn')], hand: ['West Road Traveller', 'Gandalf'] }],
    staging: ['Old Forest Road'],
    encounterDeck: [],
  });
  t.choose('West Road Traveller');
  expect(t.offers('Use West Road Traveller')).toBe(false);
});

test('Astonishing Speed: 2 willpower for all Rohan characters in play', () => {
  const t = table('lcg', {
    players: [
      { heroes: [rich('Éowyn'), 'Gimli'], hand: ['Astonishing Speed'] },
      { heroes: ['Théodred'], allies: ['Westfold Horse-Breaker'] },
      WATCHER,
    ],
    encounterDeck: [],
  });
  t.choose('Astonishing Speed');
  expect(['Éowyn', 'Gimli', 'Théodred', 'Westfold Horse-Breaker'].map((c) => t.stat(c, 'willpower'))).toEqual([
    6, 2, 3, 3,
  ]);
});

describe('Mirkwood Runner', () => {
  const worm = (more: string | null) => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'], allies: ['Mirkwood Runner'], engaged: ['Giant Marsh Worm'], threat: 20 }],
      encounterDeck: [],
      step: '6.8a',
    }).choose('Giant Marsh Worm', 'Mirkwood Runner');
    return answered(t, more ?? 'Attack', '6.10').damage('Giant Marsh Worm');
  };

  rule('LCG-SOM-45', 'attacking alone, the defense of the enemy does not count; together with others it does', () => {
    // Attack 2 against a defense of 2; with Gimli, who has 3 damage by now, 7.
    expect([worm(null), worm('Gimli')]).toEqual([2, 5]);
  });
});

test('Rumour from the Earth looks at the encounter deck, and comes back for a Lore resource', () => {
  const t = table('lcg', {
    players: [{ heroes: [rich('Beravor', 1)], hand: ['Rumour from the Earth'] }],
    encounterDeck: ['Wargs', 'Old Forest Road'],
  });
  t.choose('Rumour from the Earth');
  const top = cardsIn(t.m, ZONE.encounterDeck).at(-1)!;
  expect(t.m.s.cards[top].seen & 1).toBe(1);
  t.choose('Yes');
  expect([t.hand(0), t.resources('Beravor')]).toEqual([['Rumour from the Earth'], 0]);
});

test('Rumour from the Earth is discarded if nobody pays', () => {
  const t = table('lcg', {
    players: [{ heroes: [rich('Beravor', 1)], hand: ['Rumour from the Earth'], deck: ['Beorn'] }],
    encounterDeck: ['Wargs', 'Old Forest Road'],
  });
  t.choose('Rumour from the Earth', 'No');
  expect([t.hand(0), t.discard(0)]).toEqual([[], ['Rumour from the Earth']]);
});

rule('LCG-SOM-47', 'Shadow of the Past puts the top card of the encounter discard pile on the deck', () => {
  const t = table('lcg', {
    players: [{ heroes: [rich('Gimli')], hand: ['Shadow of the Past'] }],
    encounterDeck: ['Wargs'],
    encounterDiscard: ['Old Forest Road', 'Forest Gate'],
  });
  t.choose('Shadow of the Past');
  expect([t.encounterDeck(), t.encounterDiscard()]).toEqual([['Forest Gate', 'Wargs'], ['Old Forest Road']]);
});
