import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { extraCard, table } from '../../test/extra-card.ts';
import { watched } from '../../test/watchman.ts';
import { draw, raise } from '../language/player-effects.ts';
import { theNextPlayer } from '../language/who.ts';
import { nextPlayer } from '../players.ts';

const four = (first = 2) =>
  table('lcg', {
    players: ['Gimli', 'Éowyn', 'Aragorn', 'Denethor'].map((hero) => ({ threat: 20, heroes: [hero] })),
    first,
    encounterDeck: [],
    step: '3.2',
  });

// No card of the box aims at the next player.
extraCard('treachery', 'Ill Tidings', { abilities: [{ kind: 'whenRevealed', effect: raise(3, theNextPlayer) }] });
extraCard('ally', 'Envoy', { hitPoints: 1, abilities: [{ kind: 'action', effect: draw(1, theNextPlayer) }] });

describe('player order', () => {
  rule('LCG-FIRSTPLAYER-01', 'goes from the first player clockwise', () => {
    const t = four();
    const asked: number[] = [];
    for (let i = 0; i < 4; i++) {
      asked.push(t.asked);
      t.choose('Nobody');
    }
    expect(asked).toEqual([2, 3, 0, 1]);
  });

  rule('LCG-FIRSTPLAYER-02', 'goes round again until all is done', () => {
    const staging = ['Forest Spider', 'Forest Spider', 'Forest Spider'];
    const players = [
      { threat: 30, heroes: ['Gimli'] },
      { threat: 30, heroes: ['Éowyn'] },
    ];
    const t = table('lcg', { players, first: 1, staging, encounterDeck: [], step: '5.3' }).playTo('5.4');
    expect([t.engaged(0).length, t.engaged(1).length]).toEqual([1, 2]);
  });
});

describe('the next player', () => {
  rule('LCG-FIRSTPLAYER-03', 'sits clockwise, and those who are out are skipped', () => {
    const t = four(3);
    expect([0, 1, 2, 3].map((seat) => nextPlayer(t.m, seat))).toEqual([1, 2, 3, 0]);
    t.m.s.eliminated = 0b0011;
    expect([2, 3].map((seat) => nextPlayer(t.m, seat))).toEqual([3, 2]);
    t.playTo('7.5');
    expect(t.m.s.first).toBe(2);
  });

  rule('LCG-FIRSTPLAYER-04', 'does not exist in a solo game, and effects aimed at him do not trigger', () => {
    const player = { threat: 20, heroes: ['Gimli'], allies: ['Envoy'], deck: ['Gandalf'] };
    const other = { threat: 20, heroes: ['Éowyn'], deck: ['Beorn'] };
    const given = { encounterDeck: ['Ill Tidings', 'Old Forest Road', 'Old Forest Road'], step: '3.3' };
    const two = table('lcg', { ...given, players: [player, other] }).go();
    expect([two.threat(0), two.threat(1)]).toEqual([20, 23]);
    two.choose('Use Envoy');
    expect([two.hand(0), two.hand(1)]).toEqual([[], ['Beorn']]);
    const solo = table('lcg', { ...given, players: [{ ...player, ...watched, allies: ['Envoy', 'Watchman'] }] }).go();
    expect([solo.threat(0), solo.encounterDiscard()]).toEqual([20, ['Ill Tidings']]);
    expect([solo.offers('Use Watchman'), solo.offers('Use Envoy')]).toEqual([true, false]);
    expect(nextPlayer(solo.m, 0)).toBe(-1);
    // The token stays where it is.
    expect(solo.playTo('7.5').m.s.first).toBe(0);
  });

  rule('LCG-FIRSTPLAYER-04', 'does not exist either for the last one who is left', () => {
    const alone = four(0);
    alone.m.s.eliminated = 0b1110;
    expect(nextPlayer(alone.m, 0)).toBe(-1);
  });
});

describe('the first player decides for all', () => {
  const players = [
    { threat: 30, heroes: ['Gimli', 'Legolas'], allies: ['Gandalf'] },
    { threat: 30, heroes: ['Éowyn', 'Eleanor'] },
    { threat: 25, heroes: ['Aragorn'], allies: ['Gandalf'] },
  ];
  const begin = (step: string, more: object) => table('lcg', { players, first: 1, encounterDeck: [], step, ...more });

  rule('LCG-FIRSTPLAYER-05', 'whether and where to travel', () => {
    const t = begin('4.2', { staging: ['Forest Gate', 'Old Forest Road'] });
    expect([t.asked, t.labels().length]).toEqual([1, 3]);
    t.choose('Do not travel');
    expect([t.activeLocation(), t.staging()]).toEqual([undefined, ['Forest Gate', 'Old Forest Road']]);
  });

  rule('LCG-FIRSTPLAYER-05', 'whom an encounter card hits, if several players qualify', () => {
    const t = begin('3.3', { encounterDeck: ['Caught in a Web', 'Forest Gate', 'Forest Gate', 'Forest Gate'] });
    expect([t.asked, t.labels()]).toEqual([1, ['Use Eleanor', 'Pass']]);
    t.pass();
    expect([t.asked, t.labels()]).toEqual([1, ['Player 2', 'Player 1']]);
    t.choose('Player 1');
    expect([t.asked, t.labels()]).toEqual([0, ['Gimli', 'Legolas']]);
  });

  rule('LCG-FIRSTPLAYER-05', 'what of several things at the same moment comes first', () => {
    const t = begin('0.1', {});
    expect([t.asked, t.prompt, t.labels()]).toEqual([
      1,
      'What is resolved first? (end of the round)',
      ['Gandalf first', 'Gandalf first'],
    ]);
  });

  rule('LCG-FIRSTPLAYER-06', 'and everybody sees who that is', () => {
    const t = begin('7.3', {});
    const first = () => [0, 1, 2].map((seat) => t.view(seat).view.first);
    expect(first()).toEqual([2, 2, 2]);
    const before = begin('4.2', { staging: ['Forest Gate'] });
    expect([0, 1, 2].map((seat) => before.view(seat).view.first)).toEqual([1, 1, 1]);
  });
});

describe('players among themselves', () => {
  const given = {
    players: [
      { heroes: [{ card: 'Aragorn', resources: 3 }], hand: ['Silverlode Archer', 'Faramir'] },
      { heroes: ['Gimli'], hand: ['Feint', 'Beorn'] },
    ],
  };
  const hands = (t: ReturnType<typeof four>, viewer: number) =>
    t.view(viewer).view.players.map(({ hand }) => [hand.count, hand.cards.map((card) => card?.def)]);

  rule(['LCG-COMMS-02', 'LCG-CF-07'], 'see how many cards the others hold, but not which', () => {
    const t = table('lcg', given);
    const mine = [2, ['silverlode-archer', 'faramir']];
    expect([hands(t, 0), hands(t, 1)]).toEqual([
      [mine, [2, []]],
      [
        [2, []],
        [2, ['feint', 'beorn']],
      ],
    ]);
  });

  // The server has to refuse foreign answers before LCG-COMMS-03 is proven.
  test('choose each for himself: nobody else gets the question', () => {
    const t = table('lcg', given);
    expect(t.asked).toBe(0);
    expect([t.view(0).asked, t.view(1).asked]).toEqual([0, 0]);
    expect([t.view(0).decision !== null, t.view(1).decision]).toEqual([true, null]);
    const spider = table('lcg', {
      players: [{ heroes: ['Gimli', 'Legolas'] }, { heroes: ['Éowyn', 'Eleanor'] }],
      first: 1,
      encounterDeck: ['King Spider', 'Wargs'],
      step: '3.3',
    });
    expect([spider.asked, spider.labels()]).toEqual([1, ['Éowyn', 'Eleanor']]);
    spider.choose('Éowyn');
    expect([spider.asked, spider.labels(), spider.view(1).decision]).toEqual([0, ['Gimli', 'Legolas'], null]);
  });
});
