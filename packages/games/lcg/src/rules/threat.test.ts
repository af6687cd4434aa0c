import { modify } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { STAT } from '../stats.ts';

rule('LCG-THREAT-01', 'every player has a threat of his own, which everybody sees', () => {
  const t = table('lcg', {
    players: [
      { threat: 21, heroes: ['Gimli'] },
      { threat: 34, heroes: ['Éowyn'] },
    ],
  });
  for (const seat of [0, 1]) {
    const { players } = t.view(seat).view as { players: readonly { threat: number }[] };
    expect(players.map(({ threat }) => threat)).toEqual([21, 34]);
  }
});

rule('LCG-THREAT-02', 'it does not fall below 0', () => {
  const players = [{ threat: 4, heroes: [{ card: 'Éowyn', resources: 3 }], hand: ["The Galadhrim's Greeting"] }];
  const t = table('lcg', { players }).choose("The Galadhrim's Greeting", 'of your choice');
  expect(t.threat(0)).toBe(0);
});

describe('50 threat', () => {
  rule('LCG-THREAT-03', 'eliminates everybody who has it, at once', () => {
    const players = [
      { threat: 49, heroes: ['Gimli'] },
      { threat: 20, heroes: ['Éowyn'] },
      { threat: 49, heroes: ['Aragorn'] },
    ];
    const t = table('lcg', { players, encounterDeck: [], step: '7.3' }).playTo('7.4');
    expect([0, 1, 2].map((seat) => t.eliminated(seat))).toEqual([true, false, true]);
    expect(t.over).toBeNull();
  });

  const begin = (threat: number, encounterDeck: readonly string[], step: string) =>
    table('lcg', {
      players: [
        { threat, heroes: ['Gimli'], hand: ['Feint'] },
        { threat: 30, heroes: ['Éowyn'] },
      ],
      encounterDeck,
      step,
    });

  rule.each([
    { why: 'the refresh phase', from: '7.3', to: '7.4', by: 1, deck: [] },
    { why: 'Doomed', from: '3.3', to: '3.4', by: 1, deck: ['Cavern Guardian', 'Eyes of the Forest'] },
    { why: 'a lost quest', from: '3.3', to: '3.5', by: 2, deck: ['Hummerhorns', 'Hummerhorns'] },
    { why: 'a card', from: '3.3', to: '3.4', by: 1, deck: ['Pursued by Shadow', 'Eyes of the Forest'] },
  ])('LCG-THREAT-03', 'by $why: eliminated at once, but only who reached it', ({ from, to, by, deck }) => {
    const out = begin(50 - by, deck, from).playTo(to);
    expect([out.threat(0), out.m.s.eliminated, out.over, out.hand(0)]).toEqual([50, 0b01, null, []]);
    const near = begin(49 - by, deck, from).playTo(to);
    expect([near.threat(0), near.m.s.eliminated]).toEqual([49, 0]);
  });

  const limit = (amount: number, threat: number) => {
    const t = begin(threat, [], '7.1').playTo('7.3');
    const cards = [t.find('Flies and Spiders')];
    modify(t.m, { stat: STAT.threatLimit, amount, cards, source: -1, seat: 0, until: 'game' });
    t.playTo('7.4');
    return [t.threat(0), t.m.s.eliminated];
  };

  rule(['LCG-THREAT-04', 'LCG-CF-24'], 'is where a scenario or card may put it', () => {
    expect([limit(0, 48), limit(0, 49)]).toEqual([
      [49, 0],
      [50, 1],
    ]);
    expect([limit(5, 49), limit(5, 53), limit(5, 54)]).toEqual([
      [50, 0],
      [54, 0],
      [55, 1],
    ]);
    expect([limit(-10, 38), limit(-10, 39), limit(-10, 45)]).toEqual([
      [39, 0],
      [40, 1],
      [40, 1],
    ]);
  });
});

rule(
  ['LCG-EX-30', 'LCG-COST-05', 'LCG-ABILITY-09', 'LCG-THREAT-02', 'LCG-CARD-09'],
  'Gandalf, paid by all spheres, lowers 3 threat to 0 and leaves at the end of the round',
  () => {
    const heroes = ['Aragorn', 'Gimli', 'Éowyn'].map((card) => ({ card, resources: 2 }));
    const t = table('lcg', { players: [{ threat: 3, heroes, hand: ['Gandalf'], deck: ['Beorn'] }], encounterDeck: [] });
    t.choose('Gandalf', 'Aragorn', 'Aragorn', 'Gimli', 'Éowyn', 'Éowyn', 'Use Gandalf');
    expect(t.labels()).toHaveLength(2);
    expect(t.labels().some((label) => /damage/.test(label))).toBe(false);
    t.choose('threat');
    expect([t.threat(0), t.characters(0).at(-1)]).toEqual([0, 'Gandalf']);
    t.playTo('0.1');
    expect(t.characters(0)).toContain('Gandalf');
    t.playTo('0.0');
    expect([t.characters(0).includes('Gandalf'), t.discard(0)]).toEqual([false, ['Gandalf']]);
  },
);
