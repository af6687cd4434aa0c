import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { attacked } from '../../../test/shadow-table.ts';

describe('King Spider', () => {
  test('revealed: each player exhausts a ready character of his choice', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', { card: 'Gimli', exhausted: true }, 'Legolas'] }, { heroes: ['Éowyn'] }],
      encounterDeck: ['King Spider'],
      step: '3.3',
    });
    expect(t.labels()).toEqual(['Aragorn', 'Legolas']);
    t.choose('Legolas');
    expect(['Aragorn', 'Legolas', 'Éowyn'].map((hero) => t.exhausted(hero))).toEqual([false, true, true]);
    expect(t.staging()).toEqual(['King Spider']);
  });

  test('as shadow: the defending player exhausts 1 character, 2 if the attack is undefended', () => {
    const t = attacked('King Spider', 'Aragorn').choose('Gimli');
    expect(['Aragorn', 'Gimli', 'Legolas'].map((hero) => t.exhausted(hero))).toEqual([true, true, false]);
    const u = attacked('King Spider', null).choose('Gimli', 'Legolas');
    expect(['Aragorn', 'Gimli', 'Legolas'].map((hero) => u.exhausted(hero))).toEqual([false, true, true]);
  });
});

describe('Hummerhorns', () => {
  rule(['LCG-EX-35', 'LCG-ENC-11'], 'deals 5 damage to one hero of the player it engages', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', 'Gimli'] }, { threat: 40, heroes: ['Éowyn', 'Glorfindel'] }],
      staging: ['Hummerhorns'],
      step: '5.2',
    });
    t.pass().pass();
    expect(t.asked).toBe(1);
    expect(t.labels()).toEqual(['Éowyn', 'Glorfindel']);
    t.choose('Éowyn');
    expect(t.characters(1)).toEqual(['Glorfindel']);
    expect(t.engaged(1)).toEqual(['Hummerhorns']);
  });

  rule('LCG-EX-35', 'goes to the victory display when it is defeated', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Legolas'], engaged: [{ card: 'Hummerhorns', damage: 1 }] }],
      encounterDeck: [],
      step: '6.8a',
    });
    t.choose('Hummerhorns').passAll();
    expect(t.victory()).toEqual(['Hummerhorns']);
    expect(t.score().victory).toBe(5);
  });

  rule('LCG-EX-35', 'as shadow: hurts the attacked player’s characters, whoever defends', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Aragorn', 'Gimli', 'Legolas'], engaged: ['East Bight Patrol'] },
        { heroes: ['Denethor'], allies: ['Gondorian Spearman'] },
      ],
      encounterDeck: ['Hummerhorns'],
      step: '6.4.1',
    });
    t.pass().choose('Gondorian Spearman').playTo('6.4.3');
    expect(['Aragorn', 'Gimli', 'Legolas', 'Denethor', 'Gondorian Spearman'].map((card) => t.damage(card))).toEqual([
      1, 1, 1, 0, 0,
    ]);
  });

  test('as shadow: 2 damage each if the attack is undefended', () => {
    const t = attacked('Hummerhorns', null).playTo('6.4.3');
    expect(['Aragorn', 'Gimli', 'Legolas'].map((card) => t.damage(card))).toEqual([2, 2, 2]);
  });
});

describe("Ungoliant's Spawn", () => {
  test('revealed: characters in the quest lose 1 willpower for the phase', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Éowyn', 'Aragorn'], hand: ['Hasty Stroke'] }],
      encounterDeck: ["Ungoliant's Spawn"],
      step: '3.2',
    });
    t.choose('Éowyn', 'done');
    t.playTo('3.4');
    expect([t.stat('Éowyn', 'willpower'), t.stat('Aragorn', 'willpower')]).toEqual([3, 2]);
    t.playTo('4.2');
    expect(t.stat('Éowyn', 'willpower')).toBe(4);
  });

  test.each([
    ['Aragorn', 4],
    [null, 8],
  ])('as shadow, defender %s: the defending player’s threat rises by %i', (defender, n) => {
    const t = attacked("Ungoliant's Spawn", defender, { threat: 20 }).playTo('6.4.3');
    expect(t.threat(0)).toBe(20 + n);
  });
});

describe('Great Forest Web', () => {
  rule(['LCG-TRAVEL-06', 'LCG-TRAVEL-08'], 'each player exhausts a hero to travel there', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', 'Gimli'] }, { heroes: ['Éowyn'] }],
      staging: ['Great Forest Web', 'Hummerhorns'],
      step: '4.2',
    });
    t.choose('Great Forest Web', 'Gimli');
    expect([t.exhausted('Gimli'), t.exhausted('Éowyn'), t.exhausted('Aragorn')]).toEqual([true, true, false]);
    expect(t.activeLocation()).toBe('Great Forest Web');
  });

  rule('LCG-TRAVEL-07', 'nobody can travel there if one player has no ready hero', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }, { heroes: [{ card: 'Éowyn', exhausted: true }] }],
      staging: ['Great Forest Web', 'Old Forest Road'],
      step: '4.2',
    });
    expect(t.offers('Great Forest Web')).toBe(false);
    expect(t.offers('Old Forest Road')).toBe(true);
  });
});

describe('Mountains of Mirkwood', () => {
  test('to travel there, the top encounter card is revealed', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }],
      staging: ['Mountains of Mirkwood'],
      encounterDeck: ['East Bight Patrol', 'Forest Spider'],
      step: '4.2',
    });
    t.choose('Mountains of Mirkwood');
    expect(t.staging()).toEqual(['East Bight Patrol']);
    expect(t.activeLocation()).toBe('Mountains of Mirkwood');
  });

  test('nobody travels there while there is nothing to reveal', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn'] }],
      staging: ['Mountains of Mirkwood', 'Old Forest Road'],
      encounterDeck: [],
      step: '4.2',
    });
    expect(t.offers('Mountains of Mirkwood')).toBe(false);
  });

  rule(['LCG-SEARCH-01', 'LCG-SEARCH-02'], 'explored: each player may search the top 5 cards of his deck', () => {
    const deck = ['Gandalf', 'Sneak Attack', 'Steward of Gondor', 'Faramir', 'Brok Ironfist', 'Longbeard Orc Slayer'];
    const t = table('lcg', {
      players: [
        { heroes: [{ card: 'Éowyn', committed: true, exhausted: true }], deck },
        { heroes: ['Aragorn'], deck: ['Gandalf'] },
      ],
      active: { card: 'Mountains of Mirkwood', progress: 1 },
      encounterDeck: ['Despair', 'Despair', 'Forest Gate'],
      step: '3.4',
    });
    expect(t.asked).toBe(0);
    t.choose('yes');
    expect(t.labels()).toEqual([...deck.slice(0, 5), 'None of these']);
    t.choose('Faramir');
    expect(t.asked).toBe(1);
    t.choose('no');
    expect(t.hand(0)).toEqual(['Faramir']);
    expect(t.deck(0).toSorted()).toEqual(deck.filter((card) => card !== 'Faramir').toSorted());
    expect(t.hand(1)).toEqual([]);
    expect(t.encounterDiscard()).toContain('Mountains of Mirkwood');
  });
});

test('Eyes of the Forest: every event is discarded from every hand', () => {
  const t = table('lcg', {
    players: [
      { heroes: ['Aragorn'], hand: ['Sneak Attack', 'Gandalf', 'Feint'] },
      { heroes: ['Éowyn'], hand: ['Hasty Stroke'] },
    ],
    encounterDeck: ['Eyes of the Forest'],
    step: '3.3',
  });
  t.playTo('3.4');
  expect([t.hand(0), t.hand(1)]).toEqual([['Gandalf'], []]);
  expect(t.discard(0)).toEqual(['Sneak Attack', 'Feint']);
});

describe('Caught in a Web', () => {
  const web = (resources: number) => {
    const t = table('lcg', {
      players: [
        { threat: 25, heroes: ['Aragorn'] },
        { threat: 30, heroes: ['Éowyn', { card: 'Eleanor', resources, exhausted: true }] },
      ],
      encounterDeck: ['Caught in a Web', 'Old Forest Road'],
      step: '3.3',
    });
    return t.choose('Eleanor');
  };

  rule(['LCG-EX-26', 'LCG-ATTACH-06'], 'becomes a Condition on a hero of the player with the highest threat', () => {
    const t = web(0);
    expect(t.attachments('Eleanor')).toEqual(['Caught in a Web']);
    expect(t.encounterDiscard()).toEqual([]);
  });

  rule('LCG-EX-26', 'is none of the attachments that the player controls', () => {
    const t = table('lcg', {
      players: [
        {
          threat: 20,
          heroes: [{ card: 'Aragorn', attachments: ['Steward of Gondor'] }, 'Gimli'],
          engaged: ['East Bight Patrol'],
        },
      ],
      step: '3.3',
      encounterDeck: ['Caught in a Web', 'Forest Spider'],
    });
    t.choose('Aragorn');
    t.playTo('6.4.3');
    expect(t.attachments('Aragorn')).toEqual(['Caught in a Web']);
  });

  test('the first player picks one of several with the highest threat', () => {
    const t = table('lcg', {
      players: [
        { threat: 25, heroes: ['Aragorn'] },
        { threat: 25, heroes: ['Éowyn'] },
      ],
      encounterDeck: ['Caught in a Web', 'Old Forest Road'],
      step: '3.3',
    });
    expect([t.asked, t.labels()]).toEqual([0, ['Player 1', 'Player 2']]);
    t.choose('Player 2');
    expect(t.attachments('Éowyn')).toEqual(['Caught in a Web']);
  });

  test('the hero does not ready, unless 2 resources of its own pool are paid', () => {
    const poor = web(1).playTo('7.4');
    expect(poor.exhausted('Eleanor')).toBe(true);
    const rich = web(2).playTo('7.2');
    rich.choose('Caught in a Web');
    // All is paid, and 1 collected in the round that has begun.
    expect([rich.exhausted('Eleanor'), rich.resources('Eleanor')]).toEqual([false, 1]);
    const thrifty = web(2).playTo('7.4');
    expect([thrifty.exhausted('Eleanor'), thrifty.resources('Eleanor')]).toEqual([true, 2]);
  });

  rule(['LCG-EX-26', 'LCG-READ-18'], 'each of two copies on a hero has to be paid for, and not only one', () => {
    const two = (resources: number) =>
      table('lcg', {
        players: [
          { threat: 30, heroes: [{ card: 'Aragorn', resources, exhausted: true }] },
          { threat: 20, heroes: ['Éowyn'] },
        ],
        encounterDeck: ['Caught in a Web', 'Caught in a Web', 'Forest Gate'],
        step: '3.3',
      }).playTo('7.2');
    expect([two(3).go().offers('Caught in a Web'), two(4).go().offers('Caught in a Web')]).toEqual([false, true]);
    const poor = two(3).playTo('7.3');
    expect([poor.exhausted('Aragorn'), poor.resources('Aragorn'), poor.log.join().includes('uses')]).toEqual([
      true,
      3,
      false,
    ]);
    const rich = two(4).choose('Caught in a Web', 'Caught in a Web');
    expect(rich.exhausted('Aragorn')).toBe(false);
  });

  test('goes to the encounter discard pile with its hero', () => {
    const t = table('lcg', {
      players: [{ threat: 30, heroes: ['Aragorn', { card: 'Éowyn', damage: 2, exhausted: true }] }],
      encounterDeck: ['Caught in a Web', 'Old Forest Road'],
      staging: ['Goblin Sniper'],
      step: '3.3',
    });
    t.choose('Éowyn').playTo('6.11').choose('Éowyn');
    expect(t.encounterDiscard()).toEqual(['Caught in a Web']);
  });
});
