import '../../test/chronicler.ts';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { table } from '../../test/extra-card.ts';
import { attacked } from '../../test/shadow-table.ts';
import { watcher } from '../../test/watcher.ts';
import { dealDamage, destroy } from './damage.ts';
import { discardFromPlay } from './leave.ts';

describe('damage', () => {
  rule('LCG-DAMAGE-01', 'as much as the hit points kills at once, less does not', () => {
    const t = table('lcg', { players: [{ heroes: ['Éowyn', 'Gimli'] }], step: '3.1' });
    dealDamage(t.m, t.find('Gimli'), 4, -1);
    expect(t.characters(0)).toEqual(['Éowyn', 'Gimli']);
    dealDamage(t.m, t.find('Gimli'), 1, -1);
    expect(t.characters(0)).toEqual(['Éowyn']);
  });

  rule('LCG-DAMAGE-01', 'kills as well when hit points are lost', () => {
    const gimli = { card: 'Gimli', damage: 6, attachments: ['Citadel Plate'] };
    const t = table('lcg', { players: [{ heroes: ['Éowyn', gimli] }], step: '3.1' });
    expect(t.go().characters(0)).toEqual(['Éowyn', 'Gimli']);
    t.playTo('3.2w');
    discardFromPlay(t.m, t.find('Citadel Plate'));
    expect(t.go().characters(0)).toEqual(['Éowyn']);
  });

  rule(['LCG-DAMAGE-02', 'LCG-DAMAGE-10'], 'is reckoned with all modifiers, then assigned, then placed', () => {
    const t = attacked('East Bight Patrol', 'Aragorn');
    change(t, 'Aragorn', 'defense', 1);
    t.playTo('6.4.3w');
    expect(t.damage('Aragorn')).toBe(3 + 1 - (2 + 1));
  });

  rule('LCG-DAMAGE-02', 'is not placed where it cannot be assigned', () => {
    const t = attacked('East Bight Patrol', 'Aragorn');
    change(t, 'Aragorn', 'cannotTakeDamage');
    t.playTo('6.4.3w');
    expect(t.damage('Aragorn')).toBe(0);
  });

  rule('LCG-DAMAGE-10', 'is attack against defence for players’ attacks as well', () => {
    const players = [{ heroes: ['Gimli', 'Aragorn'], engaged: ['Dungeon Jailor'] }, watcher];
    const t = table('lcg', { players, shadows: false, step: '6.8a' });
    t.choose('Dungeon Jailor', 'Gimli', 'Aragorn').playTo('6.8.3w');
    const attack = t.stat('Gimli', 'attack') + t.stat('Aragorn', 'attack');
    expect(t.damage('Dungeon Jailor')).toBe(attack - t.stat('Dungeon Jailor', 'defense'));
    expect(t.damage('Dungeon Jailor')).toBeGreaterThan(0);
  });

  rule('LCG-DAMAGE-03', 'is one token for each point, and they add up', () => {
    const t = table('lcg', { players: [{ heroes: ['Éowyn', 'Gimli'] }], step: '3.1' });
    dealDamage(t.m, t.find('Gimli'), 2, -1);
    dealDamage(t.m, t.find('Gimli'), 1, -1);
    expect(t.damage('Gimli')).toBe(3);
    dealDamage(t.m, t.find('Gimli'), 2, -1);
    expect(t.discard(0)).toEqual(['Gimli']);
  });

  rule('LCG-DAMAGE-04', 'stays over phases and rounds, on characters and enemies', () => {
    const players = [{ threat: 10, heroes: [{ card: 'Gimli', damage: 2 }, watcher.heroes[0]], deck: watcher.deck }];
    const staging = [{ card: 'Hill Troll', damage: 5 }];
    const t = table('lcg', { players, staging, encounterDeck: [], step: '3.1' }).playTo('7.5').playTo('3.1');
    expect(t.m.s.round).toBe(2);
    expect([t.damage('Gimli'), t.damage('Hill Troll')]).toEqual([2, 5]);
  });

  rule('LCG-DAMAGE-04', 'goes with healing, or when the card leaves play', () => {
    const heroes = [
      { card: 'Gimli', damage: 2 },
      { card: 'Beravor', resources: 2 },
    ];
    const allies = [{ card: 'Daughter of the Nimrodel', damage: 0 }];
    const t = table('lcg', { players: [{ heroes, allies }] });
    t.choose('Use Daughter of the Nimrodel', 'Heal 1 damage');
    expect(t.damage('Gimli')).toBe(1);
    t.playTo('3.1');
    destroy(t.m, t.find('Gimli'), -1);
    expect(t.damage('Gimli')).toBe(0);
  });

  rule(['LCG-DAMAGE-09', 'LCG-DAMAGE-02'], 'of card effects is not reduced by defence', () => {
    const gimli = { card: 'Gimli', exhausted: true };
    const t = table('lcg', { players: [{ heroes: [gimli] }], encounterDeck: ["The Necromancer's Reach"], step: '3.3' });
    expect(t.stat('Gimli', 'defense')).toBe(2);
    expect(t.playTo('3.3w').damage('Gimli')).toBe(1);
  });
});

describe('a killed card', () => {
  rule('LCG-DAMAGE-05', 'lies face up on top of its owner’s pile', () => {
    const players = [{ heroes: ['Éowyn', 'Gimli'], allies: ['Wandering Took'], discard: ['Gandalf'] }, watcher];
    const t = table('lcg', { players, step: '3.1' });
    destroy(t.m, t.find('Wandering Took'), -1);
    destroy(t.m, t.find('Gimli'), -1);
    expect(t.discard(0)).toEqual(['Gandalf', 'Wandering Took', 'Gimli']);
    expect(JSON.stringify(t.view(1))).toContain('"wandering-took"');
  });

  rule('LCG-DAMAGE-06', 'of the scenario lies on top of the encounter discard pile', () => {
    const given = {
      players: [{ heroes: ['Éowyn'] }],
      staging: ['Forest Spider'],
      encounterDiscard: ['Wargs', 'Despair'],
    };
    const t = table('lcg', { ...given, step: '4.1' });
    destroy(t.m, t.find('Forest Spider'), -1);
    expect(t.encounterDiscard()).toEqual(['Wargs', 'Despair', 'Forest Spider']);
    expect(JSON.stringify(t.view(0))).toContain('"forest-spider"');
  });

  const chronicle = {
    players: [{ heroes: ['Éowyn'], allies: ['Chronicler', 'Wandering Took'], deck: ['Gandalf', 'Gandalf'] }],
    encounterDeck: [],
    step: '4.1',
  };

  rule(['LCG-DAMAGE-07', 'LCG-CF-20'], 'has not been discarded', () => {
    const t = table('lcg', chronicle);
    destroy(t.m, t.find('Wandering Took'), -1);
    expect(t.go().offers('Use Chronicler')).toBe(false);
    expect(t.discard(0)).toEqual(['Wandering Took']);
  });

  rule('LCG-DAMAGE-07', 'and a discarded one has not been killed', () => {
    const [player] = chronicle.players;
    const heroes = [{ card: 'Legolas', attachments: ['Horn of Gondor'] }];
    const t = table('lcg', { ...chronicle, players: [{ ...player, heroes }], staging: ['Eastern Crows'] });
    discardFromPlay(t.m, t.find('Wandering Took'));
    expect(t.go().offers('Use Chronicler')).toBe(true);
    t.choose('Use Chronicler').playTo('5.1');
    discardFromPlay(t.m, t.find('Eastern Crows'));
    t.playTo('5.2');
    // Defeated, they would be shuffled into the encounter deck.
    expect(t.encounterDiscard()).toEqual(['Eastern Crows']);
  });

  rule('LCG-DAMAGE-08', 'that is a hero goes to no hand and no deck', () => {
    const eowyn = { card: 'Éowyn', resources: 3 };
    const given = {
      heroes: [eowyn],
      hand: ['Will of the West', 'Dwarven Tomb'],
      discard: ['Dúnhere', 'Wandering Took'],
    };
    const tomb = table('lcg', { players: [given] }).choose('Dwarven Tomb');
    expect(tomb.hand(0)).toEqual(['Will of the West', 'Wandering Took']);
    const will = table('lcg', { players: [given] }).choose('Will of the West');
    expect(will.deck(0)).toEqual(['Wandering Took']);
    expect(will.discard(0)).toEqual(expect.arrayContaining(['Dúnhere']));
  });
});
