import type { LcgTable } from '@tafelrunde/testing/lcg';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { type Answer, chart } from '../../test/chart.ts';

/** Fights whatever is there with the first who can. */
const fight: Answer = ({ prompt, options, kind }) =>
  prompt[0] === 'lcg.ask.attack' || (prompt[0] === 'lcg.ask.attackers' && kind === 'pick') ? options[0].id : undefined;
const offered =
  (card: string) =>
  (t: LcgTable): string =>
    t.offers(card) ? 'ACT' : '';

describe('the windows of a round', () => {
  const round = () =>
    table('lcg', {
      players: [
        {
          threat: 20,
          heroes: [{ card: 'Glorfindel', resources: 1, damage: 1 }, 'Legolas'],
          hand: ["Radagast's Cunning"],
          deck: ['Gandalf'],
          engaged: ['Cavern Guardian'],
        },
      ],
      staging: ['Hummerhorns', 'Forest Gate'],
      encounterDeck: ['Forest Gate', 'Forest Gate'],
      step: '0.0',
    });

  const ids = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24];
  const windows = ids.map((n) => `LCG-WINDOW-${String(n).padStart(2, '0')}`);
  rule(
    ['LCG-WINDOW-01', ...windows, 'LCG-ROUND-01', 'LCG-EX-20'],
    'Glorfindel may heal in each, and nowhere else',
    () => {
      expect(chart(round(), '0.1', offered('Use Glorfindel'), fight).join(' ')).toBe(
        [
          '0.0 1.1 1.2 1.3 ACT 1.4',
          '2.1 2.2 ACT 2.3 2.2 2.4',
          '3.1 ACT 3.2 ACT 3.3 ACT 3.4 ACT 3.5',
          '4.1 4.2 ACT 4.3',
          '5.1 5.2 ACT 5.3 ACT 5.4',
          '6.1 6.2 ACT 6.3 6.4a 6.4b ACT 6.4.1 ACT 6.4.2 ACT 6.4.3 ACT 6.4.4 6.4a 6.6',
          '6.7 6.8a 6.8b 6.8.1 ACT 6.8.2 ACT 6.8.3 ACT 6.8.4 6.8a 6.10 6.11',
          '7.1 7.2 7.3 7.4 ACT 7.5',
        ].join(' '),
      );
    },
  );
});

describe('a window', () => {
  const healer = { card: 'Glorfindel', resources: 2, damage: 3 };
  const drawing = { card: 'Beravor' };
  const deck = ['Gandalf', 'Gandalf', 'Gandalf', 'Gandalf'];

  rule(
    ['LCG-EX-20', 'LCG-COST-13', 'LCG-COST-07'],
    'offers Glorfindel once a round, and never with nothing to heal',
    () => {
      const t = table('lcg', { players: [{ heroes: [healer, drawing], deck }] });
      t.choose('Use Glorfindel');
      expect([t.damage('Glorfindel'), t.resources('Glorfindel')]).toEqual([2, 1]);
      expect([t.offers('Use Beravor'), t.offers('Use Glorfindel')]).toEqual([true, false]);
      const healthy = table('lcg', { players: [{ heroes: [{ card: 'Glorfindel', resources: 2 }, drawing], deck }] });
      expect([healthy.offers('Use Beravor'), healthy.offers('Use Glorfindel')]).toEqual([true, false]);
      expect(healthy.resources('Glorfindel')).toBe(2);
    },
  );

  const seats = () =>
    table('lcg', {
      players: [
        { heroes: [healer, 'Éowyn'], hand: ['Gandalf'], deck },
        { heroes: ['Denethor'], hand: ['Gandalf'] },
        { heroes: [drawing], hand: ['Gandalf'], deck },
      ],
      first: 1,
      encounterDeck: ['Wargs', 'Wargs', 'Wargs', 'Wargs'],
      step: '3.1w',
    });

  rule(['LCG-WINDOW-02', 'LCG-FIRSTPLAYER-01'], 'opens for the first player and goes round clockwise', () => {
    const t = seats();
    expect(t.asked).toBe(1);
    expect(t.pass().asked).toBe(2);
    expect(t.pass().asked).toBe(0);
    expect(t.pass().prompt).toBe('Who commits to the quest?');
  });

  rule(
    ['LCG-WINDOW-03', 'LCG-WINDOW-04', 'LCG-FIRSTPLAYER-02'],
    'closes when all pass in a row; until then who has passed may still act',
    () => {
      const t = seats().pass().pass();
      t.choose('Use Glorfindel');
      expect([t.asked, t.offers('Use Denethor')]).toEqual([1, true]);
      t.choose('Use Denethor', 'Leave it on top');
      expect(t.asked).toBe(2);
      expect(t.pass().asked).toBe(0);
      expect(t.pass().asked).toBe(1);
      expect(t.pass().prompt).toBe('Who commits to the quest?');
    },
  );

  rule('LCG-WINDOW-05', 'lets nobody act before an action is done', () => {
    const t = seats().pass().choose('Use Beravor');
    expect([t.asked, t.labels()]).toEqual([2, ['Player 3', 'Player 1']]);
    t.choose('Player 1');
    expect([t.asked, t.hand(0).length]).toEqual([0, 3]);
  });
});

describe('events for one phase', () => {
  rule(['LCG-EX-21', 'LCG-WINDOW-08', 'LCG-WINDOW-09', 'LCG-WINDOW-10', 'LCG-WINDOW-11'], "Radagast's Cunning", () => {
    const t = table('lcg', {
      players: [{ threat: 20, heroes: [{ card: 'Glorfindel', resources: 1 }], hand: ["Radagast's Cunning"] }],
      staging: ['Hummerhorns'],
      encounterDeck: ['Forest Gate'],
      step: '0.0',
    });
    expect(chart(t, '0.1', offered("Radagast's Cunning")).join(' ')).toBe(
      '0.0 1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.2 2.4 3.1 ACT 3.2 ACT 3.3 ACT 3.4 ACT 3.5 4.1 4.2 4.3 ' +
        '5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4a 6.6 6.7 6.8a 6.10 6.11 7.1 7.2 7.3 7.4 7.5',
    );
  });
});

rule('LCG-WINDOW-23', 'in the refresh phase all is ready, threat has risen and the new first player leads', () => {
  const t = table('lcg', {
    players: [
      { threat: 20, heroes: ['Gimli'], hand: ['Gandalf'] },
      { threat: 30, heroes: [{ card: 'Denethor', exhausted: true }], hand: ['Gandalf'] },
    ],
    encounterDeck: ['Wargs'],
    step: '7.1',
  }).go();
  expect([t.asked, t.offers('Use Denethor')]).toEqual([1, true]);
  expect([t.exhausted('Denethor'), t.threat(0), t.threat(1)]).toEqual([false, 21, 31]);
});
