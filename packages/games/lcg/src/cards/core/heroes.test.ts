import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/extra-card.ts';
import { watched } from '../../../test/watchman.ts';

const rich = (card: string, resources = 1) => ({ card, resources });
const GANDALFS = ['Gandalf', 'Gandalf', 'Gandalf'];

describe('Aragorn', () => {
  const committed = (resources: number) =>
    table('lcg', {
      players: [{ ...watched, heroes: [rich('Aragorn', resources), rich('Glóin', 3)] }],
      step: '3.2',
    }).choose('Aragorn', 'done');

  test('readies for 1 resource of his own after he commits to the quest', () => {
    const t = committed(1);
    expect([t.labels(), t.exhausted('Aragorn')]).toEqual([['Use Aragorn', 'Pass'], true]);
    t.choose('Use Aragorn');
    expect([t.exhausted('Aragorn'), t.committed('Aragorn'), t.resources('Aragorn')]).toEqual([false, true, 0]);
    expect(t.resources('Glóin')).toBe(3);
  });

  test('cannot without one, whatever the others have', () => {
    expect(committed(0).offers('Use Aragorn')).toBe(false);
  });

  rule('LCG-KEYWORD-06', 'stands in for another player', () => {
    const players = [{ heroes: ['Éowyn'], engaged: ['Wargs'] }, { heroes: ['Aragorn', 'Gimli'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '6.4.1' }).pass();
    expect([t.asked, t.offers('Aragorn defends'), t.offers('Gimli defends')]).toEqual([1, true, false]);
  });
});

test('Théodred gives 1 resource to a hero who is committed, also to himself or to another player’s', () => {
  const players = [{ ...watched, heroes: ['Éowyn'] }, { heroes: ['Théodred', 'Glóin'] }];
  const t = table('lcg', { players, encounterDeck: [], step: '3.2' });
  t.choose('Éowyn', 'done', 'Théodred', 'done', 'Use Théodred');
  expect(t.labels().toSorted()).toEqual(['Théodred', 'Éowyn']);
  t.choose('Éowyn');
  expect([t.resources('Éowyn'), t.resources('Théodred'), t.resources('Glóin')]).toEqual([1, 0, 0]);
});

describe('Glóin', () => {
  test('gets a resource for each point of damage that he takes', () => {
    const t = table('lcg', {
      players: [{ ...watched, heroes: ['Glóin', 'Éowyn'], engaged: ['East Bight Patrol'] }],
      encounterDeck: [],
      step: '6.4.1',
    });
    // 3 attack against 1 defense.
    t.choose('Glóin').playTo('6.4.3').go().choose('Use Glóin');
    expect([t.damage('Glóin'), t.resources('Glóin')]).toEqual([2, 2]);
  });

  test('gets none if he does not want to', () => {
    const t = table('lcg', {
      players: [{ ...watched, heroes: ['Glóin', 'Éowyn'], engaged: ['East Bight Patrol'] }],
      encounterDeck: [],
      step: '6.4.1',
    });
    t.choose('Glóin').playTo('6.4.4');
    expect([t.damage('Glóin'), t.resources('Glóin')]).toEqual([2, 0]);
  });
});

test('Gimli has 1 attack more for each damage on him', () => {
  const at = (damage: number) =>
    table('lcg', { players: [{ heroes: [{ card: 'Gimli', damage }] }] }).stat('Gimli', 'attack');
  expect([at(0), at(1), at(4)]).toEqual([2, 3, 6]);
});

describe('Legolas', () => {
  const shoots = (enemy: { card: string; damage: number }, attackers: readonly string[]) => {
    const t = table('lcg', {
      players: [{ ...watched, heroes: ['Aragorn', 'Legolas', 'Thalin', 'Éowyn'], engaged: [enemy] }],
      encounterDeck: [],
      step: '6.7',
    }).go();
    return t
      .choose(enemy.card, ...attackers, 'Attack')
      .playTo('6.8.3')
      .go();
  };

  test('places 2 progress when his attack destroys an enemy', () => {
    const t = shoots({ card: 'East Bight Patrol', damage: 1 }, ['Legolas']);
    expect([t.labels(), t.progress()]).toEqual([['Use Legolas', 'Pass'], 0]);
    t.choose('Use Legolas');
    expect(t.progress()).toBe(2);
  });

  test('does not when the enemy lives, or when others have killed it', () => {
    expect(shoots({ card: 'Dol Guldur Beastmaster', damage: 0 }, ['Legolas']).log.join()).not.toContain('defeated');
    expect(shoots({ card: 'Dol Guldur Beastmaster', damage: 0 }, ['Legolas']).offers('Use Legolas')).toBe(false);
    const others = shoots({ card: 'East Bight Patrol', damage: 1 }, ['Thalin', 'Éowyn']);
    expect([others.log.includes('East Bight Patrol is defeated.'), others.offers('Use Legolas')]).toEqual([
      true,
      false,
    ]);
  });

  rule('LCG-KEYWORD-04', 'shoots at the enemies of others', () => {
    const players = [{ heroes: ['Legolas', 'Thalin'] }, { heroes: ['Aragorn'], engaged: ['East Bight Patrol'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '6.7' }).go();
    expect([t.asked, t.labels()]).toEqual([0, ['Attack East Bight Patrol', 'No (more) attacks']]);
    // Nobody else can: the attack is his alone.
    t.choose('Attack East Bight Patrol').playTo('6.11');
    expect([t.exhausted('Legolas'), t.exhausted('Thalin')]).toEqual([true, false]);
  });
});

describe('Thalin', () => {
  const reveals = (committed: boolean, card: string) =>
    table('lcg', {
      players: [{ ...watched, heroes: [{ card: 'Thalin', committed, exhausted: committed }] }],
      encounterDeck: [card, 'Old Forest Road'],
      step: '3.3',
    }).go();

  test('deals 1 damage to each enemy that is revealed while he is committed', () => {
    const t = reveals(true, 'Wargs');
    expect([t.staging(), t.damage('Wargs')]).toEqual([['Wargs'], 1]);
    expect(reveals(false, 'Wargs').damage('Wargs')).toBe(0);
  });

  test('kills Eastern Crows before they come into play and before their surge', () => {
    const t = reveals(true, 'Eastern Crows');
    expect(t.staging()).not.toContain('Eastern Crows');
    expect(t.log).toContain('Eastern Crows are defeated.');
  });
});

describe('Éowyn', () => {
  const pair = () =>
    table('lcg', {
      players: [
        { ...watched, heroes: ['Éowyn'], hand: ['Gandalf', 'Faramir'] },
        { ...watched, heroes: ['Gimli'], hand: ['Beorn'] },
      ],
      encounterDeck: [],
      step: '3.1w',
    }).go();

  test('gets 1 willpower until the end of the phase for a card out of hand', () => {
    const t = pair().choose('Use Éowyn', 'Gandalf');
    expect([t.stat('Éowyn', 'willpower'), t.hand(0), t.discard(0)]).toEqual([5, ['Faramir'], ['Gandalf']]);
    expect(t.playTo('4.1').stat('Éowyn', 'willpower')).toBe(4);
  });

  rule('LCG-LIMIT-01', 'serves each player once a round', () => {
    const t = pair().choose('Use Éowyn', 'Gandalf');
    expect(t.asked).toBe(1);
    t.choose('Use Éowyn', 'Beorn');
    expect([t.stat('Éowyn', 'willpower'), t.discard(1)]).toEqual([6, ['Beorn']]);
    expect([t.asked, t.offers('Use Watchman'), t.offers('Use Éowyn')]).toEqual([0, true, false]);
  });
});

test('Eleanor exhausts to cancel a treachery, and the next card comes in its place', () => {
  const t = table('lcg', {
    players: [{ ...watched, threat: 20, heroes: ['Eleanor', 'Gimli'] }],
    encounterDeck: ['Pursued by Shadow', 'Wargs', 'Wargs'],
    step: '3.3',
  }).go();
  expect(t.labels()).toEqual(['Use Eleanor', 'Pass']);
  t.choose('Use Eleanor');
  expect([t.exhausted('Eleanor'), t.threat(0), t.staging()]).toEqual([true, 20, ['Wargs']]);
  expect(t.encounterDiscard()).toEqual(['Pursued by Shadow']);
});

describe('Dúnhere', () => {
  const hunts = () =>
    table('lcg', {
      players: [{ ...watched, heroes: ['Gimli', 'Dúnhere'], engaged: ['Dol Guldur Orcs'] }],
      staging: ['Wargs'],
      encounterDeck: [],
      step: '6.7',
    }).go();

  test('attacks an enemy in the staging area alone, with 1 attack more', () => {
    const t = hunts().choose('Attack Wargs');
    // Nobody else may join: his attack is declared at once.
    expect(t.playTo('6.8.2').stat('Dúnhere', 'attack')).toBe(3);
    t.playTo('6.8.3').playTo('6.8.4');
    // 3 against 1 defense.
    expect([t.damage('Wargs'), t.exhausted('Dúnhere'), t.exhausted('Gimli')]).toEqual([2, true, false]);
  });

  test('has no more than others against an engaged one', () => {
    const t = hunts().choose('Attack Dol Guldur Orcs', 'Dúnhere', 'Attack');
    expect(t.playTo('6.8.2').stat('Dúnhere', 'attack')).toBe(2);
  });
});

test('Denethor exhausts to look at the top encounter card and may move it to the bottom', () => {
  const looks = () =>
    table('lcg', { players: [{ ...watched, heroes: ['Denethor'] }], encounterDeck: ['Wargs', 'Hill Troll'] }).choose(
      'Use Denethor',
    );
  expect(looks().prompt).toBe('Do you move Wargs to the bottom of the deck?');
  const moved = looks().choose('To the bottom');
  expect([moved.encounterDeck(), moved.exhausted('Denethor')]).toEqual([['Hill Troll', 'Wargs'], true]);
  expect(looks().choose('Leave it on top').encounterDeck()).toEqual(['Wargs', 'Hill Troll']);
});

test('Glorfindel pays 1 of his own to heal 1 damage on any character, once a round', () => {
  const t = table('lcg', {
    players: [
      { ...watched, heroes: [rich('Glorfindel', 2), { card: 'Gimli', damage: 2 }] },
      { heroes: ['Éowyn'], allies: [{ card: 'Gléowine', damage: 1 }] },
    ],
  });
  t.choose('Use Glorfindel');
  expect(t.labels().toSorted()).toEqual(['Gimli', 'Gléowine']);
  t.choose('Gléowine');
  expect([t.damage('Gléowine'), t.damage('Gimli'), t.resources('Glorfindel')]).toEqual([0, 2, 1]);
  expect([t.offers('Use Watchman'), t.offers('Use Glorfindel')]).toEqual([true, false]);
});

test('Beravor exhausts to let a player draw 2 cards, once a round', () => {
  const players = [
    { ...watched, heroes: ['Beravor'], deck: GANDALFS },
    { heroes: ['Gimli'], deck: GANDALFS },
  ];
  const t = table('lcg', { players }).choose('Use Beravor', 'Player 2');
  expect([t.hand(0), t.hand(1), t.exhausted('Beravor')]).toEqual([[], ['Gandalf', 'Gandalf'], true]);
  t.m.s.cards[t.find('Beravor')].exhausted = 0;
  t.m.load(t.m.s);
  expect([t.offers('Use Watchman'), t.offers('Use Beravor')]).toEqual([true, false]);
});
