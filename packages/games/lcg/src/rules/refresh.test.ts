import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { waitFor } from '../../test/timing-point.ts';

const tired = (card: string) => ({ card, exhausted: true });

const evening = (threat = 20) =>
  table('lcg', {
    players: [
      { threat: 20, heroes: [{ ...tired('Éowyn'), attachments: [tired('Unexpected Courage')] }, 'Gimli'] },
      { threat, heroes: ['Aragorn'], allies: [tired('Faramir')] },
      { threat: 30, heroes: [tired('Legolas')] },
    ],
    first: 1,
    encounterDeck: [],
    step: '7.1',
  });

rule('LCG-REFRESH-01', 'something waits for the beginning of the phase at 7.1 and for its end at 7.5', () => {
  const t = table('lcg', {
    players: [{ threat: 20, heroes: ['Gimli', { ...tired('Éowyn'), attachments: [tired('Caught in a Web')] }] }],
    encounterDeck: [],
    step: '7.1',
  });
  waitFor(t, 'phase-begin');
  expect(t.playTo('7.2').damage('Éowyn')).toBe(1);
  waitFor(t, 'phase-end');
  expect(t.playTo('7.5').damage('Éowyn')).toBe(1);
  expect(t.playTo('0.1').damage('Éowyn')).toBe(2);
});

rule('LCG-REFRESH-02', 'all exhausted cards ready, whosever they are', () => {
  const t = evening();
  t.m.s.cards[t.find('Gimli')].exhausted = 1;
  t.playTo('7.2w');
  const cards = ['Éowyn', 'Unexpected Courage', 'Gimli', 'Faramir', 'Legolas'];
  expect(cards.map((card) => t.exhausted(card))).toEqual([false, false, false, false, false]);
});

rule('LCG-REFRESH-03', 'everybody raises his threat by 1, which may eliminate', () => {
  const t = evening().playTo('7.4');
  expect([t.threat(0), t.threat(1), t.threat(2)]).toEqual([21, 21, 31]);
  const late = evening(49).playTo('7.4');
  expect([late.m.s.eliminated, late.threat(0), late.threat(2)]).toEqual([0b010, 21, 31]);
});

rule(['LCG-REFRESH-04', 'LCG-CF-56'], 'the player on the left becomes first player and leads the window', () => {
  const t = evening().playTo('7.4w');
  expect(t.m.s.first).toBe(2);
  t.playTo('0.0').playTo('3.2');
  expect(t.asked).toBe(2);
  expect(t.playTo('7.1').playTo('0.0').m.s.first).toBe(0);
});

rule('LCG-REFRESH-05', 'first the cards, then the threat, then the token', () => {
  const t = evening().playTo('7.2');
  const now = () => [t.exhausted('Éowyn'), t.threat(0), t.m.s.first];
  expect(now()).toEqual([true, 20, 1]);
  t.playTo('7.3');
  expect(now()).toEqual([false, 20, 1]);
  t.playTo('7.4');
  expect(now()).toEqual([false, 21, 1]);
  t.playTo('7.5');
  expect(now()).toEqual([false, 21, 2]);
});
