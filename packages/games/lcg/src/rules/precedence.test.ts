import { modify, type Plain } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
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

describe('what nobody settles is decided against the players', () => {
  /** At the end of the quest phase Gimli's damage tells, and that of the enemy or the progress of the last stage. */
  const ending = (quest: string, damage: number) => {
    const scenario = quest === "Beorn's Path" ? 'mirkwood' : 'anduin';
    const given = { scenario, quest, staging: ['Wargs'], encounterDeck: ['Eyes of the Forest'], step: '3.1' } as const;
    const t = table('lcg', { ...given, players: [{ threat: 20, heroes: ['Gimli'] }] }).playTo('3.5');
    const until = { amount: 4, source: -1, seat: 0, until: 'phase' };
    const [hero, enemy, stage] = ['Gimli', 'Wargs', quest].map((card) => t.find(card));
    modify(t.m, { ...until, stat: STAT.hitPoints, cards: [hero, enemy] });
    modify(t.m, { ...until, stat: STAT.questPoints, cards: [stage] });
    Object.assign(t.m.s.cards[hero], { damage });
    Object.assign(t.m.s.cards[enemy], { damage: 4 });
    Object.assign(t.m.s.cards[stage], { progress: 10 });
    return t.over?.reason;
  };

  rule(['LCG-PRECED-04', 'LCG-GAP-12'], 'the last stage is done and the last player out by the same event', () => {
    expect([ending("Beorn's Path", 4), ending("Beorn's Path", 5)]).toEqual(['lcg.end.won', 'lcg.end.all-eliminated']);
    const shore = [ending('Ambush on the Shore', 4), ending('Ambush on the Shore', 5)];
    expect(shore).toEqual(['lcg.end.won', 'lcg.end.all-eliminated']);
  });
});
