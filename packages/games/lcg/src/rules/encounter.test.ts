import { cardsIn } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { table } from '../../test/extra-card.ts';
import { herald } from '../../test/herald.ts';
import { waitFor } from '../../test/timing-point.ts';
import { lcg } from '../game.ts';
import { ZONE } from '../zones.ts';
import { attackNow } from './combat/enemy-attack.ts';
import { checkAgainst, engage } from './encounter.ts';
import { eliminate } from './threat.ts';

/** Beravor could draw in every window, so that the game stops there. */
const waiting = { deck: ['Gandalf', 'Gandalf', 'Gandalf'] };

rule('LCG-ENC-01', 'something waits for the beginning of the phase at 5.1 and for its end at 5.4', () => {
  const players = [{ threat: 10, heroes: ['Gimli', { card: 'Éowyn', exhausted: true }] }];
  const t = table('lcg', { players, encounterDeck: [], step: '5.1' });
  waitFor(t, 'phase-begin');
  expect(t.playTo('5.2').damage('Éowyn')).toBe(1);
  waitFor(t, 'phase-end');
  expect(t.playTo('5.4').damage('Éowyn')).toBe(1);
  expect(t.playTo('6.1').damage('Éowyn')).toBe(2);
});

herald('Challenger', (m, { seat }) => {
  const enemy = cardsIn(m, ZONE.staging).find((card) => lcg.defs[m.s.cards[card].def].id === 'forest-spider')!;
  checkAgainst(m, enemy, seat);
});

herald('Taunter', (m, { seat }) => attackNow(m, cardsIn(m, ZONE.engaged, seat)[0], seat));

describe('optional engagement', () => {
  const staged = () =>
    table('lcg', {
      players: [
        { ...waiting, threat: 1, heroes: ['Éowyn', 'Beravor'] },
        { threat: 1, heroes: ['Aragorn'] },
      ],
      first: 1,
      staging: ['Hill Troll', 'Forest Gate', 'Wargs', 'Goblin Sniper'],
      step: '5.2',
    });

  rule(['LCG-ENC-02', 'LCG-ENC-03', 'LCG-CF-43'], 'each player in order may engage one enemy of any cost', () => {
    const t = staged();
    expect(t.asked).toBe(1);
    expect(t.labels()).toEqual(['Engage Hill Troll', 'Engage Wargs', 'None']);
    t.choose('Hill Troll');
    expect(t.asked).toBe(0);
    expect(t.offers('Hill Troll')).toBe(false);
    t.choose('None').playTo('5.3');
    expect([t.engaged(0), t.engaged(1)]).toEqual([[], ['Hill Troll']]);
  });

  rule('LCG-ENC-04', 'moves the enemy from the staging area in front of the player', () => {
    const t = staged().choose('Wargs');
    expect(t.engaged(1)).toEqual(['Wargs']);
    expect(t.staging()).toEqual(['Hill Troll', 'Forest Gate', 'Goblin Sniper']);
  });

  rule(['LCG-EX-29', 'LCG-ENC-02', 'LCG-ENC-05'], 'a Goblin Sniper is not chosen while others are there', () => {
    expect(staged().offers('Goblin Sniper')).toBe(false);
    const alone = table('lcg', {
      players: [{ threat: 1, heroes: ['Éowyn'] }],
      staging: ['Goblin Sniper'],
      step: '5.2',
    });
    expect(alone.offers('Goblin Sniper')).toBe(true);
    const players = [{ threat: 48, heroes: ['Éowyn'] }];
    const checked = table('lcg', { players, staging: ['Goblin Sniper', 'Wargs'], step: '5.3' }).playTo('5.4');
    expect(checked.engaged(0)).toEqual(['Goblin Sniper', 'Wargs']);
  });

  rule('LCG-EX-29', 'a Sniper still staged at the end of combat: each player wounds one of his characters', () => {
    const t = table('lcg', {
      players: [
        { threat: 1, heroes: ['Éowyn', 'Gimli'] },
        { threat: 1, heroes: ['Aragorn', 'Legolas'] },
      ],
      staging: ['Goblin Sniper'],
      encounterDeck: [],
      step: '6.11',
    });
    expect([t.asked, t.labels()]).toEqual([0, ['Éowyn', 'Gimli']]);
    t.choose('Gimli');
    expect([t.asked, t.labels()]).toEqual([1, ['Aragorn', 'Legolas']]);
    t.choose('Aragorn');
    expect(['Éowyn', 'Gimli', 'Aragorn', 'Legolas'].map((hero) => t.damage(hero))).toEqual([0, 1, 1, 0]);
  });
});

describe('engagement checks', () => {
  rule(
    ['LCG-EX-05', 'LCG-ENC-05', 'LCG-ENC-06', 'LCG-ENC-07', 'LCG-ENC-08', 'LCG-ENC-09'],
    'one enemy at a time, round by round, the highest cost first',
    () => {
      const t = table('lcg', {
        players: [
          { threat: 24, heroes: ['Éowyn'] },
          { threat: 35, heroes: ['Aragorn'] },
        ],
        staging: ['King Spider', 'Forest Spider', "Ungoliant's Spawn", 'Hummerhorns'],
        step: '5.3',
      });
      t.playTo('5.4');
      expect(t.engaged(0)).toEqual(['King Spider']);
      expect(t.engaged(1)).toEqual(["Ungoliant's Spawn", 'Forest Spider']);
      expect(t.staging()).toEqual(['Hummerhorns']);
      const engaged = t.log.filter((line) => line.includes('are engaged'));
      expect(engaged.map((line) => line.split(' and ')[0])).toEqual([
        'King Spider',
        "Ungoliant's Spawn",
        'Forest Spider',
      ]);
    },
  );

  rule.each([
    { threat: 25, engaged: ['Forest Spider'] },
    { threat: 24, engaged: [] },
  ])('LCG-ENC-06', 'a threat of $threat against a cost of 25', ({ threat, engaged }) => {
    const t = table('lcg', { players: [{ threat, heroes: ['Éowyn'] }], staging: ['Forest Spider'], step: '5.3' });
    expect(t.playTo('5.4').engaged(0)).toEqual(engaged);
  });

  rule(['LCG-ENC-07', 'LCG-ENC-08'], 'after everybody the first player checks again', () => {
    const players = [
      { threat: 40, heroes: ['Éowyn'] },
      { threat: 40, heroes: ['Aragorn'] },
    ];
    const t = table('lcg', { players, first: 1, staging: ['Wolf Rider', 'Wargs', 'Hill Troll'], step: '5.3' });
    t.playTo('5.4');
    expect([t.engaged(1), t.engaged(0)]).toEqual([['Hill Troll', 'Wolf Rider'], ['Wargs']]);
  });

  rule(['LCG-ENC-07', 'LCG-ENC-08'], 'the turn goes on after a player whom his enemy has eliminated', () => {
    const t = table('lcg', {
      players: [
        { threat: 1, heroes: ['Legolas'] },
        { threat: 45, heroes: ['Éowyn'] },
        { threat: 30, heroes: ['Aragorn'] },
      ],
      staging: ['Hummerhorns', 'Wargs', 'Wolf Rider'],
      step: '5.3',
    });
    t.m.s.threat[0] = 30;
    t.m.s.first = 1;
    t.playTo('5.4');
    expect([t.engaged(2), t.engaged(0)]).toEqual([['Wargs'], ['Wolf Rider']]);
    expect(t.staging()).toEqual(['Hummerhorns']);
  });

  rule('LCG-ENC-09', 'nobody can refuse: there is nothing to choose', () => {
    const players = [{ threat: 40, heroes: ['Éowyn'] }];
    const t = table('lcg', { players, staging: ['Wargs', 'Hill Troll'], encounterDeck: [], step: '5.3' });
    expect(t.m.runTo((frame) => frame.step === '5.4')).toBe(true);
    expect(t.engaged(0)).toEqual(['Hill Troll', 'Wargs']);
  });

  rule(['LCG-GAP-01', 'LCG-READ-01', 'LCG-ENC-05'], 'the first player chooses between equal costs', () => {
    const t = table('lcg', {
      players: [
        { threat: 10, heroes: ['Éowyn'] },
        { threat: 25, heroes: ['Aragorn'] },
      ],
      staging: ['Wargs', 'King Spider', 'Wolf Rider'],
      step: '5.3',
    });
    expect([t.asked, t.labels()]).toEqual([0, ['Wargs engage Player 2', 'King Spider engages Player 2']]);
    t.choose('King Spider');
    expect(t.engaged(1)[0]).toBe('King Spider');
  });

  rule('LCG-ENC-10', 'that an effect demands against one enemy: it engages if the threat reaches its cost', () => {
    const check = (threat: number) => {
      const players = [
        { threat, heroes: ['Éowyn'], allies: ['Challenger'] },
        { threat: 40, heroes: ['Aragorn'] },
      ];
      // Of the two only the Forest Spider (25) is meant, though the Wargs (20) would come for less.
      return table('lcg', { players, staging: ['Wargs', 'Forest Spider'], encounterDeck: [] }).choose('Use Challenger');
    };
    expect([check(24).engaged(0), check(24).staging()]).toEqual([[], ['Wargs', 'Forest Spider']]);
    const t = check(25);
    expect([t.engaged(0), t.staging()]).toEqual([['Forest Spider'], ['Wargs']]);
    // It has engaged like any other: its own forced effect is on.
    expect(t.stat('Forest Spider', 'attack')).toBe(3);
  });
});

describe('engaged', () => {
  const spider = {
    staging: ['Forest Spider'],
    encounterDeck: ['Old Forest Road', 'Old Forest Road', 'Old Forest Road'],
  };
  const ways = [
    {
      way: 'check',
      start: () => table('lcg', { ...spider, players: [{ threat: 25, heroes: ['Gimli'] }], step: '5.3' }),
    },
    {
      way: 'choice',
      start: () =>
        table('lcg', { ...spider, players: [{ threat: 9, heroes: ['Gimli'] }], step: '5.2' }).choose('Forest Spider'),
    },
    {
      way: 'card effect',
      start: () => {
        const players = [{ threat: 9, heroes: [{ card: 'Aragorn', resources: 3 }], hand: ['Son of Arnor'] }];
        return table('lcg', { ...spider, players }).choose('Son of Arnor', 'Use Son of Arnor');
      },
    },
  ];

  rule.each(ways)(['LCG-EX-34', 'LCG-ENC-11'], 'it is the same, by $way', ({ start }) => {
    const t = start().playTo('6.4.3');
    expect(t.engaged(0)).toEqual(['Forest Spider']);
    expect(t.stat('Forest Spider', 'attack')).toBe(3);
    expect(t.playTo('0.0').playTo('2.1').stat('Forest Spider', 'attack')).toBe(2);
  });

  rule('LCG-ENC-12', 'an enemy from anywhere else that comes in front of a player has engaged him', () => {
    const players = [{ heroes: ['Éowyn', 'Gimli'] }, { heroes: ['Aragorn'], engaged: ['Hummerhorns'] }];
    const t = table('lcg', { players, encounterDeck: [], encounterDiscard: ['Forest Spider'] });
    engage(t.m, t.m.s.cards.length - 1, 0);
    engage(t.m, t.find('Hummerhorns'), 0);
    t.playTo('3.1');
    expect([t.engaged(0), t.engaged(1), t.over]).toEqual([['Forest Spider', 'Hummerhorns'], [], null]);
    expect(t.stat('Forest Spider', 'attack')).toBe(3);
    expect(t.discard(0)).toEqual(['Éowyn']);
  });

  rule('LCG-ENC-15', 'no enemy attacks in the encounter phase, whether it was engaged or engaged a player', () => {
    const players = [{ ...waiting, threat: 41, heroes: ['Gimli', 'Beravor'] }];
    const t = table('lcg', { players, staging: ['Wargs', 'Marsh Adder'], encounterDeck: [], step: '5.2' });
    t.choose('Wargs').playTo('6.2');
    expect([t.engaged(0), t.damage('Gimli'), t.threat(0)]).toEqual([['Wargs', 'Marsh Adder'], 0, 41]);
    const attacks = () => t.log.filter((line) => / attacks? /.test(line)).length;
    expect(attacks()).toBe(0);
    t.playTo('6.7');
    expect(attacks()).toBe(2);
  });

  rule('LCG-ENC-15', 'unless a card effect orders it', () => {
    const players = [{ threat: 0, heroes: ['Gimli'], allies: ['Taunter'], engaged: ['Wargs'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '5.2w' });
    t.choose('Use Taunter').pass().playTo('6.1');
    expect(t.damage('Gimli')).toBe(3);
  });

  rule(['LCG-ENC-13', 'LCG-ENC-15'], 'it adds no threat, and attacks in the combat phase only', () => {
    const players = [{ ...waiting, threat: 30, heroes: ['Gimli', 'Beravor'] }];
    const t = table('lcg', { players, staging: ['Wargs'], encounterDeck: [], step: '5.2' });
    expect(t.stagingThreat()).toBe(2);
    t.choose('Wargs').playTo('6.1');
    expect([t.stagingThreat(), t.damage('Gimli')]).toEqual([0, 0]);
    expect(t.playTo('6.7').damage('Gimli')).toBe(3);
  });

  rule('LCG-ENC-14', 'it stays through the rounds, until the player is eliminated or it is gone', () => {
    const players = [
      { threat: 20, heroes: ['Gimli'], engaged: ['Forest Spider', 'Hill Troll'] },
      { heroes: ['Éowyn'] },
    ];
    const t = table('lcg', { players, encounterDeck: [], step: '7.1' });
    t.m.s.cards[t.find('Gimli')].damage = 0;
    t.playTo('0.0').playTo('5.4');
    expect(t.engaged(0)).toEqual(['Forest Spider', 'Hill Troll']);
    eliminate(t.m, 0);
    expect([t.engaged(0), t.staging()]).toEqual([[], ['Forest Spider', 'Hill Troll']]);
  });
});
