import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { begun } from '../../../test/begun.ts';
import { attacked } from '../../../test/shadow-table.ts';
import { ZONE } from '../../zones.ts';

const scenario = 'hunt-for-gollum';
const withClue = (card: string, more: object = {}) => ({ card, attachments: ['Signs of Gollum'], ...more });

describe('the quest of The Hunt for Gollum', () => {
  rule('LCG-SOM-48', 'begins with 1 revealed card for each player', () => {
    const left = [1, 2, 3, 4].map((players) => cardsIn(begun(scenario, players), ZONE.encounterDeck).length);
    expect(left.map((n, i) => n <= 48 - (i + 1))).toEqual([true, true, true, true]);
    const m = begun(scenario, 2);
    const [first, second] = [0, 1].map((seat) => m.s.threat[seat]);
    expect([m.defs[m.s.cards[cardsIn(m, ZONE.quest)[0]].def].id, first > 0, second > 0]).toEqual([
      'the-hunt-begins',
      true,
      true,
    ]);
  });

  rule(
    'LCG-SOM-07',
    'stage 1: after success the first player reveals 1 of the top 3, before progress is placed',
    () => {
      const t = table('lcg', {
        scenario,
        players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }] }],
        encounterDeck: ['Banks of the Anduin', 'Wargs', 'Old Forest Road', 'Forest Gate', 'Evil Storm'],
        step: '3.4',
      });
      expect(t.labels()).toEqual(['Wargs', 'Old Forest Road', 'Forest Gate']);
      expect(t.progress()).toBe(0);
      t.choose('Old Forest Road');
      expect([t.staging(), t.encounterDiscard(), t.encounterDeck()]).toEqual([
        ['Banks of the Anduin', 'Old Forest Road'],
        ['Wargs', 'Forest Gate'],
        ['Evil Storm'],
      ]);
      expect(t.progress()).toBe(3);
    },
  );

  rule('LCG-SOM-07', 'stage 2: at the beginning of the quest phase 1 of the top 2', () => {
    const t = table('lcg', {
      scenario,
      quest: 'A New Terror Abroad',
      players: [{ heroes: ['Éowyn'] }],
      encounterDeck: ['Wargs', 'Old Forest Road', 'Forest Gate'],
      step: '3.1',
    });
    t.choose('Old Forest Road');
    expect([t.staging(), t.encounterDiscard()]).toEqual([['Old Forest Road'], ['Wargs']]);
  });

  rule(['LCG-SOM-06', 'LCG-SOM-29'], 'stage 3: only players with a Clue may commit characters', () => {
    const t = table('lcg', {
      scenario,
      quest: 'On the Trail',
      players: [{ heroes: ['Gimli'] }, { heroes: [withClue('Éowyn')] }],
      encounterDeck: [],
      step: '3.2',
    });
    expect([t.asked, t.labels()[0]]).toEqual([1, 'Éowyn (willpower 4)']);
  });

  rule('LCG-SOM-05', 'stage 3: without a Clue the quest deck goes back to stage 2, without its progress', () => {
    const t = table('lcg', {
      scenario,
      quest: 'On the Trail',
      progress: 5,
      players: [{ heroes: [withClue('Éowyn'), 'Gimli'], engaged: ['Wargs'] }],
      active: { card: 'Old Forest Road', progress: 1 },
      encounterDeck: [],
      step: '6.4.1',
    });
    t.choose('Éowyn').playTo('6.8a');
    expect([t.quest(), t.progress(), t.progressOn('Old Forest Road')]).toEqual(['A New Terror Abroad', 0, 1]);
    expect(t.encounterDeck()).toEqual(['Signs of Gollum']);
  });

  test('is won with stage 3', () => {
    const t = table('lcg', {
      scenario,
      quest: 'On the Trail',
      progress: 7,
      players: [{ heroes: [withClue('Éowyn', { committed: true, exhausted: true })] }],
      encounterDeck: [],
      step: '3.4',
    });
    expect([t.m.decision(), t.m.s.over?.reason]).toEqual([null, 'lcg.end.won']);
  });
});

describe('Signs of Gollum', () => {
  rule('LCG-SOM-06', 'can be claimed for any committed hero after a success, unguarded ones only', () => {
    const t = table('lcg', {
      scenario,
      quest: 'A New Terror Abroad',
      players: [
        { heroes: [{ card: 'Éowyn', committed: true, exhausted: true }, 'Gimli'] },
        { heroes: [{ card: 'Aragorn', committed: true, exhausted: true }] },
      ],
      staging: ['Signs of Gollum', { card: 'Signs of Gollum', guardedBy: 'Old Forest Road' }],
      encounterDeck: [],
      step: '3.4',
    });
    t.choose('Use Signs of Gollum');
    expect(t.labels()).toEqual(['Éowyn', 'Aragorn']);
    t.choose('Aragorn');
    expect([t.attachments('Aragorn'), t.claimed()]).toEqual([['Signs of Gollum'], ['Signs of Gollum']]);
    expect(t.offers('Use Signs of Gollum')).toBe(false);
  });

  rule('LCG-SOM-06', 'as a Condition it can be removed, and then it is discarded', () => {
    const t = table('lcg', {
      scenario,
      players: [
        { heroes: [withClue('Beravor', { resources: 2 })], hand: ['Miner of the Iron Hills'], deck: ['Beorn'] },
      ],
      encounterDeck: [],
    });
    t.choose('Miner of the Iron Hills', 'Use Miner of the Iron Hills');
    expect([t.encounterDiscard(), t.attachments('Beravor')]).toEqual([['Signs of Gollum'], []]);
  });

  rule('LCG-SOM-06', 'goes on top of the encounter deck when its hero leaves play', () => {
    const t = attacked('', 'Aragorn', {
      heroes: [withClue('Aragorn', { damage: 4 }), 'Gimli'],
      encounterDeck: ['Forest Gate', 'Wargs'],
    });
    t.playTo('6.8a');
    expect(t.characters(0)).toEqual(['Gimli']);
    expect(t.encounterDeck()).toEqual(['Signs of Gollum', 'Wargs']);
  });
});

describe('The Old Ford', () => {
  rule('LCG-SOM-10', 'has 1 threat for each ally in play', () => {
    const t = table('lcg', {
      scenario,
      players: [
        { heroes: ['Gimli'], allies: ['Beorn', 'Faramir'] },
        { heroes: ['Éowyn'], allies: ['Gandalf'] },
      ],
      staging: ['The Old Ford'],
      encounterDeck: [],
    });
    expect([t.stat('The Old Ford', 'threat'), t.stagingThreat()]).toEqual([3, 3]);
  });

  test('as shadow: allies that cost less than there are Riverlands are discarded', () => {
    const t = attacked('The Old Ford', 'Aragorn', {
      allies: ['Snowbourn Scout', 'Guard of the Citadel'],
      staging: ['The East Bank', 'The West Bank'],
    });
    t.playTo('6.4.3');
    expect(t.characters(0)).toEqual(['Aragorn', 'Gimli', 'Legolas', 'Guard of the Citadel']);
  });
});

rule('LCG-SOM-08', 'The Eaves of Mirkwood: while active, nothing can be cancelled', () => {
  const revealed = (active: object) =>
    table('lcg', {
      scenario,
      players: [{ heroes: ['Eleanor', { card: 'Éowyn', resources: 2 }], hand: ['A Test of Will'], deck: ['Beorn'] }],
      encounterDeck: ['Evil Storm', 'Wargs'],
      step: '3.3',
      ...active,
    });
  expect(revealed({}).labels()).toContain('Use Eleanor');
  const t = revealed({ active: 'The Eaves of Mirkwood' });
  expect(t.offers('Use Eleanor') || t.offers('Play A Test of Will')).toBe(false);
});

describe('River Ninglor', () => {
  test('takes 1 progress from itself and from the quest at the end of the round, while active', () => {
    const t = table('lcg', {
      scenario,
      progress: 3,
      players: [{ heroes: ['Gimli'] }],
      active: { card: 'River Ninglor', progress: 2 },
      encounterDeck: [],
      step: '7.4',
    });
    t.playTo('1.1');
    expect([t.progressOn('River Ninglor'), t.progress()]).toEqual([1, 2]);
  });

  test.each([
    ['Aragorn', 4],
    [null, 3],
  ])('as shadow, defended by %s: %s progress is left of 5', (defender, left) => {
    const t = attacked('River Ninglor', defender, { scenario, progress: 5 });
    t.playTo('6.4.3');
    expect(t.progress()).toBe(left);
  });
});

describe('the banks of the Anduin', () => {
  rule('LCG-SOM-09', 'The East Bank makes allies cost 1 more, The West Bank attachments and events', () => {
    const offers = (active: string, resources: number) => {
      const t = table('lcg', {
        scenario,
        players: [
          {
            heroes: [{ card: 'Gimli', resources }],
            hand: ['Veteran Axehand', 'Blade of Gondolin', 'Feint', 'Blade Mastery'],
          },
          { heroes: [{ card: 'Beravor' }], deck: ['Gandalf'] },
        ],
        active,
        encounterDeck: [],
      });
      return ['Veteran Axehand', 'Blade of Gondolin', 'Blade Mastery'].filter((card) => t.offers(`Play ${card}`));
    };
    expect(offers('The East Bank', 2)).toEqual(['Blade of Gondolin', 'Blade Mastery']);
    expect(offers('The East Bank', 3)).toEqual(['Veteran Axehand', 'Blade of Gondolin', 'Blade Mastery']);
    expect(offers('The West Bank', 1)).toEqual([]);
    expect(offers('The West Bank', 2)).toEqual(['Veteran Axehand', 'Blade of Gondolin', 'Blade Mastery']);
  });

  rule('LCG-SOM-26', 'The East Bank as shadow: without a Clue the enemy goes back after its attack', () => {
    const t = attacked('The East Bank', 'Aragorn').playTo('6.8a');
    expect([t.staging(), t.engaged(0), t.damage('Aragorn')]).toEqual([['East Bight Patrol'], [], 1]);
    const safe = attacked('The East Bank', 'Gimli', { heroes: [withClue('Aragorn'), 'Gimli'] }).playTo('6.8a');
    expect(safe.engaged(0)).toEqual(['East Bight Patrol']);
  });

  test('The West Bank as shadow: without a Clue the printed attack counts twice', () => {
    const t = attacked('The West Bank', 'Aragorn').playTo('6.4.4');
    expect(t.damage('Aragorn')).toBe(4);
    const safe = attacked('The West Bank', 'Gimli', { heroes: [withClue('Aragorn'), 'Gimli'] }).playTo('6.4.4');
    expect(safe.damage('Gimli')).toBe(1);
  });
});

test('What the West Bank adds to Thicket of Spears is paid by any of the three heroes', () => {
  const heroes = ['Gimli', 'Legolas', 'Thalin'].map((card) => ({ card, resources: 2 }));
  const t = table('lcg', {
    scenario,
    encounterDeck: [],
    active: 'The West Bank',
    step: '6.2w',
    players: [{ heroes, hand: ['Thicket of Spears'], engaged: ['King Spider'] }],
  });
  t.choose('Thicket of Spears', 'Gimli', 'Gimli');
  // Three are left to pay, and two have not paid yet: only they may.
  expect(t.offers('Gimli')).toBe(false);
  while (t.prompt.includes('Thicket')) t.choose(t.options()[0].id);
  expect(['Gimli', 'Legolas', 'Thalin'].map((title) => t.resources(title))).toEqual([0, 1, 1]);
});

test('Goblintown Scavengers gain the cost of the discarded cards as threat for the phase', () => {
  const t = table('lcg', {
    scenario,
    players: [{ heroes: ['Éowyn'], deck: ['Beorn'] }],
    encounterDeck: ['Goblintown Scavengers', 'Wargs'],
    step: '3.3',
  });
  t.playTo('3.4');
  expect([t.stat('Goblintown Scavengers', 'threat'), t.discard(0)]).toEqual([7, ['Beorn']]);
  t.playTo('4.2');
  expect(t.stat('Goblintown Scavengers', 'threat')).toBe(1);
});

describe('Hunters from Mordor', () => {
  rule('LCG-SOM-10', 'get +2 attack and +2 threat for each Clue in play, claimed or not', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: [withClue('Gimli')] }],
      staging: ['Hunters from Mordor', { card: 'Signs of Gollum', guardedBy: 'Wargs' }],
      encounterDeck: [],
    });
    expect([t.stat('Hunters from Mordor', 'attack'), t.stat('Hunters from Mordor', 'threat')]).toEqual([6, 6]);
  });

  test.each([
    ['Aragorn', 1],
    [null, 3],
  ])('as shadow, defended by %s: %s damage to every hero with a Clue', (defender, n) => {
    const t = attacked('Hunters from Mordor', defender, { heroes: ['Aragorn', withClue('Gimli'), 'Legolas'] });
    t.playTo('6.4.3');
    expect([t.damage('Gimli'), t.damage('Legolas'), t.encounterDeck()[0]]).toEqual([n, 0, 'Signs of Gollum']);
  });
});

describe('False Lead', () => {
  test('shuffles a Clue of the first player’s choice into the encounter deck', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: [withClue('Gimli')] }],
      staging: ['Signs of Gollum'],
      encounterDeck: ['False Lead', 'Wargs'],
      step: '3.3',
    });
    expect(t.labels().length).toBe(2);
    t.choose('Signs of Gollum');
    expect([...t.encounterDeck()].sort()).toEqual(['Signs of Gollum', 'Wargs']);
  });

  rule('LCG-SOM-28', 'gains surge if there is no Clue in play', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli'] }],
      encounterDeck: ['False Lead', 'Wargs', 'Forest Gate'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect(t.staging()).toEqual(['Wargs']);
  });
});

test('Flooding removes all progress from Riverlands, dooms and surges', () => {
  const t = table('lcg', {
    scenario,
    players: [{ heroes: ['Gimli'], threat: 20 }],
    staging: [
      { card: 'The East Bank', progress: 2 },
      { card: 'Old Forest Road', progress: 2 },
    ],
    active: { card: 'River Ninglor', progress: 3 },
    encounterDeck: ['Flooding', 'Forest Gate', 'Wargs'],
    step: '3.3',
  });
  t.playTo('3.4');
  expect([t.progressOn('The East Bank'), t.progressOn('River Ninglor'), t.progressOn('Old Forest Road')]).toEqual([
    0, 0, 2,
  ]);
  expect([t.threat(0), t.staging().includes('Forest Gate')]).toEqual([21, true]);
  const shadow = attacked('Flooding', 'Aragorn', { staging: [{ card: 'The East Bank', progress: 2 }] }).playTo('6.4.3');
  expect([shadow.progressOn('The East Bank'), shadow.threat(0)]).toEqual([0, 20]);
});

test("Old Wives' Tales takes a resource from each hero and exhausts those without", () => {
  const t = table('lcg', {
    scenario,
    players: [{ heroes: ['Gimli', { card: 'Aragorn', resources: 2 }] }, { heroes: ['Éowyn'] }],
    encounterDeck: ["Old Wives' Tales", 'Forest Gate', 'Wargs'],
    step: '3.3',
  });
  t.playTo('3.4');
  expect([t.exhausted('Gimli'), t.exhausted('Éowyn'), t.exhausted('Aragorn'), t.resources('Aragorn')]).toEqual([
    true,
    true,
    false,
    1,
  ]);
});
