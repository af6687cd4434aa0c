import { modify, type Plain } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { chart } from '../../test/chart.ts';
import { lcg } from '../game.ts';
import type { LcgSetup } from '../setup.ts';
import { STAT } from '../stats.ts';

rule(['LCG-PRECED-01', 'LCG-CF-42'], 'the reference manual counts, unless an older rule is asked for', () => {
  const checked = lcg.checkSetup({ players: [{ starter: 'lore' }] } as Plain);
  const { variants } = (checked as unknown as { setup: LcgSetup }).setup;
  expect(Object.values(variants)).toEqual([false, false, false, false, false, false]);
  const windows = (classicWindows?: boolean) => {
    const players = [{ threat: 20, heroes: ['Beravor'], deck: ['Gandalf', 'Gandalf'] }];
    const given = { players, encounterDeck: [], step: '1.1', variants: classicWindows ? { classicWindows } : {} };
    return chart(table('lcg', given), '1.4', (t) => (t.offers('Use Beravor') ? 'ACT' : '')).join(' ');
  };
  expect(windows()).toBe('1.1 1.2 1.3 ACT');
  expect(windows(true)).toBe('1.1 ACT 1.2 1.3 ACT');
});

const dunhere = (hero: string, exhausted = false) =>
  table('lcg', {
    players: [{ threat: 1, heroes: [{ card: hero, exhausted }, 'Beravor'], deck: ['Gandalf'] }],
    staging: ['Hill Troll', 'Marsh Adder'],
    encounterDeck: [],
    step: '6.7',
  });

rule('LCG-PRECED-02', 'a card wins over the rules: Dúnhere attacks in the staging area', () => {
  const attacks = (hero: string) => dunhere(hero).go().offers('Attack Marsh Adder');
  expect([attacks('Dúnhere'), attacks('Gimli')]).toEqual([true, false]);
});

rule('LCG-PRECED-02', 'the players may travel, but to The East Bight they must', () => {
  const stay = (location: string) => {
    const staging = [location, 'Forest Gate'];
    const t = table('lcg', { players: [{ heroes: ['Gimli'] }], staging, encounterDeck: [], step: '4.2' }).go();
    return [t.activeLocation() ?? '', t.offers('Do not travel')];
  };
  expect(stay('The Brown Lands')).toEqual(['', true]);
  expect(stay('The East Bight')).toEqual(['The East Bight', false]);
});

rule(
  'LCG-PRECED-03',
  'all other rules still count: he must be ready, is exhausted, and attacks each enemy once',
  () => {
    expect(dunhere('Dúnhere', true).go().offers('Attack Marsh Adder')).toBe(false);
    const t = dunhere('Dúnhere').choose('Attack Marsh Adder');
    expect(t.exhausted('Dúnhere')).toBe(true);
    t.m.s.cards[t.find('Dúnhere')].exhausted = 0;
    t.playTo('6.8a').go();
    expect([t.offers('Attack Marsh Adder'), t.offers('Attack Hill Troll')]).toEqual([false, true]);
  },
);

rule(['LCG-PRECED-04', 'LCG-GAP-12'], 'what nobody settles is decided against the players', () => {
  const ending = (damage: number) => {
    const players = [{ threat: 20, heroes: [{ card: 'Gimli', damage }] }];
    const t = table('lcg', { players, quest: "Beorn's Path", encounterDeck: [], step: '3.1' }).playTo('3.5');
    const until = { source: -1, seat: 0, until: 'phase' };
    modify(t.m, { ...until, stat: STAT.hitPoints, amount: 4, cards: [t.find('Gimli')] });
    modify(t.m, { ...until, stat: STAT.questPoints, amount: 4, cards: [t.find("Beorn's Path")] });
    t.m.s.cards[t.find('Gimli')].damage = damage;
    t.m.s.cards[t.find("Beorn's Path")].progress = 10;
    return t.over?.reason;
  };
  expect([ending(4), ending(5)]).toEqual(['lcg.end.won', 'lcg.end.all-eliminated']);
});
