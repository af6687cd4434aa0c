import { modify } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { STAT } from '../stats.ts';

describe('resources', () => {
  const begin = () =>
    table('lcg', {
      players: [
        {
          heroes: [{ card: 'Aragorn', resources: 2 }, 'Gimli'],
          allies: ['Snowbourn Scout'],
          deck: ['Gandalf', 'Faramir'],
        },
        { heroes: [{ card: 'Éowyn', exhausted: true }], deck: ['Gléowine'] },
      ],
      step: '1.1',
    });
  const pools = (t: ReturnType<typeof begin>) =>
    ['Aragorn', 'Gimli', 'Éowyn', 'Snowbourn Scout'].map((c) => t.resources(c));

  rule(
    ['LCG-RES-01', 'LCG-RES-03', 'LCG-DRAW-01'],
    'first 1 for each hero of all players, then 1 card for each player',
    () => {
      const t = begin().playTo('1.2');
      expect(pools(t)).toEqual([2, 0, 0, 0]);
      t.playTo('1.3');
      expect([pools(t), t.hand(0), t.hand(1)]).toEqual([[3, 1, 1, 0], [], []]);
      t.playTo('1.4');
      expect([t.hand(0), t.hand(1), t.deck(0)]).toEqual([['Gandalf'], ['Gléowine'], ['Faramir']]);
    },
  );

  rule('LCG-RES-02', 'belong to one hero, and are no account of the player', () => {
    const heroes = [
      { card: 'Aragorn', resources: 2 },
      { card: 'Gimli', resources: 4 },
    ];
    const t = table('lcg', { players: [{ heroes, hand: ['Guard of the Citadel', 'Snowbourn Scout'] }] });
    t.choose('Guard of the Citadel');
    expect([t.resources('Aragorn'), t.resources('Gimli')]).toEqual([0, 4]);
    expect(t.offers('Snowbourn Scout')).toBe(false);
  });

  rule('LCG-RES-04', 'that are gained go from the bank to that one hero', () => {
    const steward = { card: 'Aragorn', attachments: ['Steward of Gondor'] };
    const t = table('lcg', { players: [{ heroes: [steward, { card: 'Gimli', resources: 1 }] }] });
    t.choose('Use Steward of Gondor');
    expect([t.resources('Aragorn'), t.resources('Gimli')]).toEqual([2, 1]);
  });

  rule('LCG-RES-06', 'and all other tokens never run out', () => {
    const players = [
      { threat: 20, heroes: [{ card: 'Aragorn', resources: 5000, damage: 4000, committed: true, exhausted: true }] },
    ];
    const t = table('lcg', {
      players,
      quest: "Don't Leave the Path!",
      progress: 3000,
      encounterDeck: ["The Necromancer's Reach"],
    });
    modify(t.m, { stat: STAT.hitPoints, amount: 9000, cards: [t.find('Aragorn')], source: -1, seat: 0, until: 'game' });
    t.playTo('4.1');
    expect([t.damage('Aragorn'), t.progress()]).toEqual([4001, 3002]);
    t.playTo('1.3');
    expect(t.resources('Aragorn')).toBe(5001);
  });
});

describe('drawing cards', () => {
  const lore = { card: 'Glorfindel', resources: 30 };
  const cards = (n: number): string[] => Array.from({ length: n }, () => 'Gandalf');

  rule('LCG-DRAW-01', 'from the top of the own deck', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Beravor'], deck: ['Faramir', 'Gléowine', 'Gandalf'] },
        { heroes: ['Gimli'], deck: ['Beorn'] },
      ],
    });
    t.choose('Use Beravor', 'Player 1');
    expect([t.hand(0), t.deck(0), t.deck(1)]).toEqual([['Faramir', 'Gléowine'], ['Gandalf'], ['Beorn']]);
  });

  const shackled = () =>
    table('lcg', {
      players: [{ threat: 20, heroes: ['Beravor'], allies: ['Gléowine'], deck: ['Faramir', 'Beorn', 'Gandalf'] }],
      encounterDeck: ['Iron Shackles', 'Wargs'],
      step: '3.3',
    });

  rule('LCG-DRAW-02', 'two by one ability are one draw, which Iron Shackles take away as a whole', () => {
    const t = shackled().choose('Use Beravor');
    expect([t.hand(0), t.encounterDiscard()]).toEqual([[], ['Iron Shackles']]);
    t.choose('Use Gléowine');
    expect(t.hand(0)).toEqual(['Faramir']);
  });

  rule('LCG-COST-16', 'a draw that is prevented has been paid for all the same', () => {
    const t = shackled().choose('Use Beravor');
    expect([t.hand(0), t.exhausted('Beravor')]).toEqual([[], true]);
  });

  rule(['LCG-DRAW-03', 'LCG-DRAW-04'], 'as many as one can in a round, and one keeps them all', () => {
    const wealth = Array.from({ length: 6 }, () => "Lórien's Wealth");
    const t = table('lcg', {
      players: [{ threat: 20, heroes: [lore], hand: wealth, deck: cards(30) }],
      encounterDeck: [],
    });
    for (let i = 0; i < 6; i++) t.choose("Lórien's Wealth");
    expect(t.hand(0)).toEqual(cards(18));
    expect(t.playTo('0.0').hand(0)).toHaveLength(18);
  });

  rule('LCG-DRAW-05', 'nothing from an empty deck: no penalty, and the discard pile stays', () => {
    const t = table('lcg', {
      players: [
        { threat: 20, heroes: ['Gimli'], discard: ['Faramir', 'Beorn'] },
        { heroes: ['Éowyn'], deck: ['Gandalf'] },
      ],
      step: '1.1',
    });
    t.playTo('2.2');
    expect([t.hand(0), t.deck(0), t.discard(0), t.threat(0)]).toEqual([[], [], ['Faramir', 'Beorn'], 20]);
    expect([t.hand(1), t.over]).toEqual([['Gandalf'], null]);
  });

  rule(['LCG-EX-16', 'LCG-DRAW-05', 'LCG-ABILITY-08'], 'as many as there are', () => {
    const hand = ["Lórien's Wealth", "Gandalf's Search"];
    const drawing = table('lcg', { players: [{ heroes: [lore], hand, deck: cards(2) }] });
    expect(drawing.choose("Lórien's Wealth").hand(0)).toEqual(["Gandalf's Search", 'Gandalf', 'Gandalf']);
    const deck = ['Faramir', 'Beorn', 'Gandalf', 'Gléowine'];
    const searching = table('lcg', { players: [{ heroes: [lore], hand, deck }] });
    searching.choose("Gandalf's Search", 'X = 10');
    expect(searching.labels()).toEqual(deck);
  });
});
