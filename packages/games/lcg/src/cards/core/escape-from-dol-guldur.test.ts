import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { attacked } from '../../../test/shadow-table.ts';

const scenario = 'dol-guldur';

describe('Dungeon Jailor', () => {
  const jailor = (at: 'staging' | 'engaged') =>
    table('lcg', {
      scenario,
      players: [{ threat: 20, heroes: ['Aragorn'], engaged: at === 'engaged' ? ['Dungeon Jailor'] : [] }],
      staging: ['Shadow Key', "Gandalf's Map", 'Forest Spider', ...(at === 'staging' ? ['Dungeon Jailor'] : [])],
      encounterDeck: ['Old Forest Road'],
      step: '3.4',
    });

  test('shuffles an objective into the encounter deck when the quest fails', () => {
    const t = jailor('staging');
    expect(t.labels()).toEqual(['Shadow Key', "Gandalf's Map"]);
    t.choose('Shadow Key');
    expect(t.staging()).not.toContain('Shadow Key');
    expect(t.encounterDeck()).toEqual(['Shadow Key']);
  });

  test('only in the staging area', () => {
    const t = jailor('engaged').playTo('4.2');
    expect(t.staging()).toContain('Shadow Key');
  });
});

describe('Nazgûl of Dol Guldur', () => {
  test('cannot have attachments', () => {
    const t = table('lcg', {
      scenario,
      players: [
        { heroes: [{ card: 'Beravor', resources: 3 }], hand: ['Forest Snare'], engaged: ['Nazgûl of Dol Guldur'] },
      ],
    });
    expect(t.offers('Forest Snare')).toBe(false);
  });

  test('after each shadow effect of its attack, its player discards a character', () => {
    const t = attacked('Wargs', 'Aragorn', { scenario, engaged: ['Nazgûl of Dol Guldur'] });
    expect([t.asked, t.labels()]).toEqual([0, ['Aragorn', 'Gimli', 'Legolas']]);
    t.choose('Gimli');
    expect([t.discard(0), t.stat('Nazgûl of Dol Guldur', 'attack')]).toEqual([['Gimli'], 5]);
  });

  test('not after a shadow card without an effect, nor after one that was cancelled', () => {
    const blank = attacked('Forest Gate', 'Aragorn', { scenario, engaged: ['Nazgûl of Dol Guldur'] }).playTo('6.4.3');
    expect(blank.characters(0)).toEqual(['Aragorn', 'Gimli', 'Legolas']);
    const cancelled = attacked('Wargs', 'Éowyn', {
      scenario,
      heroes: [{ card: 'Éowyn', resources: 1 }, 'Dúnhere'],
      hand: ['Hasty Stroke'],
      engaged: ['Nazgûl of Dol Guldur'],
    });
    cancelled.choose('Hasty Stroke').playTo('6.4.3');
    expect(cancelled.characters(0)).toEqual(['Éowyn', 'Dúnhere']);
  });
});

describe('Cavern Guardian', () => {
  test('dooms every player by 1', () => {
    const t = table('lcg', {
      scenario,
      players: [
        { threat: 20, heroes: ['Aragorn'] },
        { threat: 25, heroes: ['Gimli'] },
      ],
      encounterDeck: ['Cavern Guardian', 'Forest Gate'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect([t.threat(0), t.threat(1)]).toEqual([21, 26]);
  });

  const heroes = [{ card: 'Gimli', attachments: ['Dwarven Axe', 'Citadel Plate'] }, 'Legolas'];
  test('as shadow: an attachment of choice is discarded', () => {
    const t = attacked('Cavern Guardian', 'Legolas', { heroes });
    t.choose('Dwarven Axe');
    expect(t.attachments('Gimli')).toEqual(['Citadel Plate']);
  });

  test('as shadow of an undefended attack: all of them, and objectives go to the staging area', () => {
    const t = table('lcg', {
      scenario,
      players: [{ threat: 20, heroes, engaged: ['East Bight Patrol'] }],
      staging: ['Shadow Key'],
      encounterDeck: ['Cavern Guardian'],
      step: '6.2w',
    });
    t.choose('Shadow Key', 'Legolas');
    expect(t.attachments('Legolas')).toEqual(['Shadow Key']);
    t.playTo('6.4.3');
    expect([t.attachments('Legolas'), t.attachments('Gimli'), t.staging()]).toEqual([[], [], ['Shadow Key']]);
    expect(t.discard(0).toSorted()).toEqual(['Citadel Plate', 'Dwarven Axe']);
  });
});

describe('Under the Shadow', () => {
  rule(
    ['LCG-EX-39', 'LCG-LASTING-02'],
    'the staging area has as much more threat as there are players, for the phase',
    () => {
      const t = table('lcg', {
        scenario,
        players: [{ heroes: ['Aragorn'] }, { heroes: ['Gimli'] }],
        staging: ['The Brown Lands'],
        encounterDeck: ['Under the Shadow', 'Shadow Key', 'Eyes of the Forest'],
        step: '3.3',
      });
      t.playTo('3.4');
      expect(t.stagingThreat()).toBe(7);
      t.playTo('4.2');
      expect(t.stagingThreat()).toBe(5);
    },
  );

  rule('LCG-EX-39', 'as shadow: 1 threat for each enemy engaged with the defending player', () => {
    const t = table('lcg', {
      scenario,
      players: [
        {
          threat: 20,
          heroes: ['Aragorn', 'Gimli'],
          engaged: [{ card: 'East Bight Patrol', shadows: ['Under the Shadow'] }, 'Forest Spider', 'King Spider'],
        },
      ],
      encounterDeck: [],
      step: '6.4a',
    });
    t.choose('East Bight Patrol', 'Aragorn');
    expect(t.threat(0)).toBe(23);
  });
});

describe('Iron Shackles', () => {
  const players = [
    { heroes: ['Aragorn'], deck: ['Gandalf', 'Faramir'] },
    { heroes: ['Beravor'], deck: ['Feint', 'Feint'] },
  ];

  test('lies on the first player’s deck and is discarded instead of his next draw', () => {
    const t = table('lcg', {
      scenario,
      players,
      encounterDeck: ['Iron Shackles', 'Forest Gate', 'Hummerhorns'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect(t.encounterDiscard()).toEqual([]);
    // Beravor lets Aragorn's player draw 2 cards: none of them is drawn.
    t.choose('Beravor', 'Player 1');
    expect([t.hand(0), t.encounterDiscard()]).toEqual([[], ['Iron Shackles']]);
    t.playTo('2.2');
    expect([t.hand(0), t.hand(1)]).toEqual([['Gandalf'], ['Feint']]);
  });

  test('lets the other player draw', () => {
    const t = table('lcg', {
      scenario,
      players,
      encounterDeck: ['Iron Shackles', 'Forest Gate', 'Hummerhorns'],
      step: '3.3',
    });
    t.playTo('3.4').choose('Beravor', 'Player 2');
    expect([t.hand(1), t.encounterDiscard()]).toEqual([['Feint', 'Feint'], []]);
  });

  test('as shadow: the same', () => {
    const t = attacked('Iron Shackles', 'Aragorn', { scenario }).playTo('6.8a');
    expect(t.shadows('East Bight Patrol')).toEqual([]);
    expect(t.encounterDiscard()).toEqual([]);
  });

  test('goes with the player whose deck it lies on', () => {
    const t = table('lcg', {
      scenario,
      players: [
        { threat: 48, heroes: ['Aragorn'] },
        { threat: 20, heroes: ['Beravor'] },
      ],
      staging: ['The Brown Lands'],
      encounterDeck: ['Iron Shackles', 'Forest Gate', 'Hummerhorns'],
      step: '3.3',
    });
    t.playTo('4.2');
    expect([t.threat(0), t.encounterDiscard()]).toEqual([50, ['Iron Shackles']]);
  });
});

test('Endless Caverns: Doomed 1 and Surge', () => {
  const t = table('lcg', {
    scenario,
    players: [{ threat: 20, heroes: ['Aragorn'] }],
    encounterDeck: ['Endless Caverns', 'Forest Gate', 'Old Forest Road'],
    step: '3.3',
  });
  t.playTo('3.4');
  expect([t.threat(0), t.staging()]).toEqual([21, ['Endless Caverns', 'Forest Gate']]);
});

describe('Tower Gate', () => {
  const gate = () =>
    table('lcg', {
      scenario,
      players: [
        { heroes: ['Legolas', 'Aragorn'], deck: ['Horn of Gondor', 'Faramir'] },
        { heroes: ['Gimli'], deck: [] },
      ],
      staging: ['Tower Gate', 'Hummerhorns'],
      encounterDeck: [],
      step: '4.2',
    }).choose('Tower Gate');

  test('the top card of each deck becomes an Orc guard: 1 hit point, 1 attack, 1 defense', () => {
    const t = gate();
    expect([t.engaged(0), t.engaged(1), t.deck(0)]).toEqual([['Horn of Gondor'], [], ['Faramir']]);
    const stats = (['hitPoints', 'attack', 'defense', 'threat', 'engagement'] as const).map((stat) =>
      t.stat('Horn of Gondor', stat),
    );
    expect(stats).toEqual([1, 1, 1, 0, 0]);
  });

  test('nobody, not even its player, sees what card it is', () => {
    const t = gate();
    for (const seat of [0, 1]) expect(JSON.stringify(t.view(seat))).not.toContain('horn-of-gondor');
    t.playTo('6.4.1');
    expect(t.prompt).toBe('Orc Guard attacks Player 1: who defends?');
    expect(t.log.join()).not.toContain('Horn of Gondor');
  });

  test('goes to its owner’s discard pile when it is defeated', () => {
    const t = gate().playTo('6.8a').choose('Attack Orc Guard', 'Aragorn', 'Attack');
    expect([t.engaged(0), t.discard(0)]).toEqual([[], ['Horn of Gondor']]);
  });
});

describe('the objectives of Dol Guldur', () => {
  rule(
    [
      'LCG-EX-27',
      'LCG-GUARD-01',
      'LCG-GUARD-04',
      'LCG-GUARD-05',
      'LCG-GUARD-06',
      'LCG-GUARD-09',
      'LCG-GUARD-10',
      'LCG-GUARD-11',
    ],
    'are guarded by the next encounter card, then claimed for 2 threat',
    () => {
      const t = table('lcg', {
        scenario,
        players: [
          { threat: 30, heroes: ['Legolas', 'Aragorn'] },
          { threat: 20, heroes: ['Beravor', 'Thalin'], deck: ['Gandalf', 'Gandalf', 'Gandalf'] },
        ],
        encounterDeck: ['Shadow Key', 'East Bight Patrol', 'Eyes of the Forest'],
        step: '3.3',
      });
      t.playTo('3.4');
      expect([t.staging(), t.stagingThreat()]).toEqual([['Shadow Key', 'East Bight Patrol'], 3]);
      expect(t.offers('Shadow Key')).toBe(false);
      t.playTo('5.3w');
      expect(t.engaged(0)).toEqual(['East Bight Patrol']);
      expect(t.offers('Shadow Key')).toBe(false);
      t.playTo('6.8a').choose('East Bight Patrol', 'Legolas');
      t.choose('Attack').playTo('6.8.3w');
      // The window after the damage: the guard is gone, the key can be had by anybody.
      expect(t.staging()).toEqual(['Shadow Key']);
      expect(t.offers('Shadow Key')).toBe(true);
      t.pass().choose('Shadow Key', 'Thalin');
      expect([t.threat(0), t.threat(1), t.attachments('Thalin')]).toEqual([33, 25, ['Shadow Key']]);
      expect(t.staging()).toEqual([]);
    },
  );

  rule(['LCG-GUARD-05', 'LCG-GUARD-07'], 'a location guards until it is explored', () => {
    const t = table('lcg', {
      scenario,
      players: [{ threat: 20, heroes: ['Aragorn'] }],
      encounterDeck: ['Shadow Key', 'The Brown Lands', 'Forest Gate'],
      step: '3.3',
    });
    t.playTo('4.2');
    expect(t.staging()).toEqual(['Shadow Key', 'The Brown Lands']);
    t.choose('The Brown Lands');
    expect(t.offers('Shadow Key')).toBe(true);
  });

  test('a treachery guards only until it is resolved', () => {
    const t = table('lcg', {
      scenario,
      players: [{ threat: 20, heroes: ['Aragorn'] }],
      encounterDeck: ['Shadow Key', 'Eyes of the Forest'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect(t.offers('Shadow Key')).toBe(true);
  });

  rule(['LCG-EX-27', 'LCG-GUARD-09'], 'return to the staging area with their hero', () => {
    const t = table('lcg', {
      scenario,
      players: [{ threat: 20, heroes: ['Aragorn', { card: 'Gimli', damage: 4 }] }],
      staging: ['Shadow Key'],
      encounterDeck: [],
      step: '7.4w',
    });
    t.choose('Shadow Key', 'Gimli');
    expect(t.characters(0)).toEqual(['Aragorn']);
    expect(t.staging()).toEqual(['Shadow Key']);
    expect(t.offers('Shadow Key')).toBe(true);
  });

  const claimed = (objective: string) =>
    table('lcg', {
      scenario,
      players: [{ threat: 20, heroes: ['Aragorn', 'Gimli'], engaged: ['East Bight Patrol'] }],
      staging: [objective],
      encounterDeck: [],
    }).choose(objective, 'Aragorn');

  test("Gandalf's Map: its hero can neither attack nor defend", () => {
    const t = claimed("Gandalf's Map").playTo('6.4.1');
    expect(t.labels()).toEqual(['Gimli defends (defense 2)', 'No defender']);
    t.playTo('6.8a').choose('East Bight Patrol');
    // Gimli alone: attack 2 against defense 1.
    expect(t.damage('East Bight Patrol')).toBe(1);
  });

  test('Dungeon Torch: 2 threat for the hero’s player at the end of each round', () => {
    const t = claimed('Dungeon Torch').playTo('0.1');
    const before = t.threat(0);
    t.go();
    expect(t.threat(0)).toBe(before + 2);
  });

  test('Shadow Key: 1 damage for the hero at the end of each round', () => {
    const t = claimed('Shadow Key').playTo('0.1');
    const before = t.damage('Aragorn');
    t.go();
    expect(t.damage('Aragorn')).toBe(before + 1);
  });

  test('are Restricted: a third one on a hero makes the player discard one', () => {
    const t = table('lcg', {
      scenario,
      players: [{ threat: 20, heroes: [{ card: 'Gimli', attachments: ['Dwarven Axe', 'Blade of Gondolin'] }] }],
      staging: ['Shadow Key'],
    });
    t.choose('Shadow Key');
    expect(t.labels()).toEqual(['Discard Dwarven Axe', 'Discard Blade of Gondolin', 'Discard Shadow Key']);
    t.choose('Discard Shadow Key');
    expect([t.staging(), t.threat(0)]).toEqual([['Shadow Key'], 22]);
  });
});
