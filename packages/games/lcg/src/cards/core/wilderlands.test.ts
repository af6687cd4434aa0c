import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { attacked } from '../../../test/shadow-table.ts';

describe('Wolf Rider', () => {
  test('surges: one more card is revealed', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }],
      encounterDeck: ['Wolf Rider', 'Old Forest Road', 'Forest Gate'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect(t.staging()).toEqual(['Wolf Rider', 'Old Forest Road']);
  });

  rule('LCG-READ-14', 'as shadow: attacks with its own shadow card, and goes on the deck when the phase ends', () => {
    const t = attacked('', 'Aragorn', { encounterDeck: ['Wolf Rider', 'Dol Guldur Orcs', 'Forest Gate'] });
    t.pass();
    expect(t.prompt).toBe('Wolf Rider attacks Player 1: who defends?');
    expect(t.offers('Aragorn')).toBe(false);
    t.pass().playTo('6.4.3').choose('Gimli');
    // 2 and 3 more from the Orcs, because nobody defends against the rider.
    expect(t.characters(0)).toEqual(['Aragorn', 'Legolas']);
    t.playTo('6.4.3').go().playTo('6.11');
    expect(t.damage('Aragorn')).toBe(1);
    expect([t.encounterDeck(), t.encounterDiscard()]).toEqual([['Forest Gate'], ['Dol Guldur Orcs']]);
    t.playTo('7.1');
    expect([t.encounterDeck(), t.encounterDiscard()]).toEqual([['Wolf Rider', 'Forest Gate'], ['Dol Guldur Orcs']]);
  });

  test('as shadow: what the first enemy has gained is not over with its attack', () => {
    const engaged = [{ card: 'East Bight Patrol', shadows: ['Wargs', 'Wolf Rider'] }];
    const t = attacked('', 'Aragorn', { engaged, encounterDeck: [] });
    t.playTo('6.4.1').pass().playTo('6.4.3').choose('Gimli').playTo('6.4.3');
    expect(t.damage('Gimli')).toBe(2);
    expect(t.stat('East Bight Patrol', 'attack')).toBe(4);
  });
});

describe('Hill Troll', () => {
  const troll = { engaged: ['Hill Troll'] };

  test('damage beyond the defender’s hit points raises the attacked player’s threat', () => {
    const t = attacked('Forest Gate', 'Snowbourn Scout', { ...troll, allies: ['Snowbourn Scout'] }).playTo('6.4.4');
    // Attack 6, defense 1, 1 hit point.
    expect(t.threat(0)).toBe(24);
    expect(t.discard(0)).toEqual(['Snowbourn Scout']);
  });

  test('no threat as long as the hero survives', () => {
    const t = attacked('Forest Gate', 'Gimli', troll).playTo('6.4.4');
    expect([t.damage('Gimli'), t.threat(0)]).toEqual([4, 20]);
  });

  test('only the hit points that are left count', () => {
    const heroes = [{ card: 'Aragorn', damage: 3 }, 'Gimli'];
    const t = attacked('Forest Gate', null, { ...troll, heroes })
      .playTo('6.4.3')
      .choose('Aragorn');
    expect([t.characters(0), t.threat(0)]).toEqual([['Gimli'], 24]);
  });

  test('is worth 4 victory points', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', 'Gimli', 'Legolas'], engaged: [{ card: 'Hill Troll', damage: 8 }] }],
      encounterDeck: [],
      step: '6.8a',
    });
    t.choose('Hill Troll', 'Gimli', 'Legolas');
    expect([t.victory(), t.score().victory]).toEqual([['Hill Troll'], 4]);
  });
});

describe('Goblin Sniper', () => {
  rule('LCG-EX-29', 'cannot be engaged by choice while another enemy is staged, but in a check', () => {
    const t = table('lcg', {
      players: [{ threat: 48, heroes: ['Aragorn'] }],
      staging: ['Goblin Sniper', 'Forest Spider'],
      encounterDeck: [],
      step: '5.2',
    });
    expect(t.labels()).toEqual(['Engage Forest Spider', 'None']);
    t.pass();
    expect(t.engaged(0)).toEqual(['Goblin Sniper', 'Forest Spider']);
    const alone = table('lcg', { players: [{ heroes: ['Aragorn'] }], staging: ['Goblin Sniper'], step: '5.2' });
    expect(alone.offers('Engage Goblin Sniper')).toBe(true);
  });

  rule('LCG-EX-29', 'shoots at a character of each player at the end of the combat phase', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', 'Gimli'] }, { heroes: ['Éowyn'], allies: ['Snowbourn Scout'] }],
      staging: ['Goblin Sniper'],
      step: '6.11',
    });
    expect(t.labels()).toEqual(['Aragorn', 'Gimli']);
    t.choose('Gimli');
    expect([t.asked, t.labels()]).toEqual([1, ['Éowyn', 'Snowbourn Scout']]);
    t.choose('Snowbourn Scout');
    expect([t.damage('Gimli'), t.discard(1)]).toEqual([1, ['Snowbourn Scout']]);
  });
});

rule('LCG-EX-23', 'Marsh Adder raises the threat of the player it attacks, each time', () => {
  const t = table('lcg', {
    players: [{ threat: 20, heroes: ['Aragorn', 'Gimli'], engaged: ['Marsh Adder'] }],
    encounterDeck: [],
    step: '6.4.1',
  });
  expect(t.threat(0)).toBe(21);
  t.choose('Gimli').playTo('0.0').playTo('6.4.1');
  // One more of the refresh phase.
  expect(t.threat(0)).toBe(23);
});

describe('Wargs', () => {
  const engaged = ['Wargs'];

  test('return to the staging area if their shadow card has no effect', () => {
    const t = attacked('Forest Gate', 'Aragorn', { engaged }).playTo('6.8a');
    expect([t.engaged(0), t.staging()]).toEqual([[], ['Wargs']]);
  });

  test('stay if it has one, or if there is none', () => {
    const t = attacked('Wargs', 'Aragorn', { engaged }).playTo('6.8a');
    expect(t.engaged(0)).toEqual(['Wargs']);
    const u = attacked('', 'Aragorn', { engaged, encounterDeck: [] }).playTo('6.8a');
    expect(u.engaged(0)).toEqual(['Wargs']);
  });

  test.each([
    ['Gimli', 4],
    [null, 5],
  ])('as shadow, defender %s: the attacker has attack %i for this attack', (defender, attack) => {
    const t = attacked('Wargs', defender).playTo('6.4.3');
    expect(t.stat('East Bight Patrol', 'attack')).toBe(attack);
    t.playTo('6.8a');
    expect(t.stat('East Bight Patrol', 'attack')).toBe(3);
  });
});

describe('Despair', () => {
  test('revealed: 4 progress is removed from the quest, none from the active location', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }],
      encounterDeck: ['Despair'],
      active: { card: 'Forest Gate', progress: 2 },
      progress: 6,
      step: '3.3',
    });
    t.playTo('3.4');
    expect([t.progress(), t.progressOn('Forest Gate')]).toEqual([2, 2]);
  });

  test('as shadow: the defender’s defense does not count', () => {
    const t = attacked('Despair', 'Aragorn').playTo('6.8a');
    expect(t.damage('Aragorn')).toBe(3);
    expect(t.stat('Aragorn', 'noDefenseCounts')).toBe(0);
  });
});

test('The Brown Lands: explored as soon as the players travel there', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Aragorn'] }],
    staging: ['The Brown Lands', 'Hummerhorns'],
    step: '4.2',
  });
  t.choose('The Brown Lands');
  expect(t.activeLocation()).toBeUndefined();
  expect(t.encounterDiscard()).toEqual(['The Brown Lands']);
});

test('The East Bight: the players must travel there', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Aragorn'] }],
    staging: ['Old Forest Road', 'The East Bight', 'Hummerhorns'],
    step: '4.2',
  });
  expect(t.activeLocation()).toBeUndefined();
  t.go();
  expect(t.activeLocation()).toBe('The East Bight');
});
