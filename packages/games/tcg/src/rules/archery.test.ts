import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { gains } from '../language/boosts.ts';
import { canSpot } from '../language/conditions.ts';
import { siteHas } from '../language/constants.ts';
import { target } from '../language/language.ts';
import { cards, the } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

extraCard('site', 'Butts', { site: 2, arrow: 'left', abilities: [siteHas('minionArchery', 2)] });
extraCard('site', 'Uruk Screen', {
  site: 2,
  arrow: 'left',
  abilities: [siteHas('fellowshipArchery', -1, { while: canSpot({ race: 'urukHai' }) })],
});
extraCard('site', 'Fog', { site: 2, arrow: 'left', abilities: [siteHas('fellowshipArchery', -3)] });
extraCard('event', 'Lend a Bow', {
  culture: 'elven',
  cost: 0,
  abilities: [
    {
      kind: 'action',
      phase: 'archery',
      effect: target(cards({ type: 'companion' }), 'it', gains(the('it'), [{ stat: 'archer', amount: 1 }])),
    },
  ],
});
extraCard('ally', 'Watchman', { culture: 'rohan', race: 'man', cost: 0, strength: 2, vitality: 2, home: 2 });
extraCard('ally', 'Distant Watchman', { culture: 'rohan', race: 'man', cost: 0, strength: 2, vitality: 2, home: 5 });

type Given = Parameters<typeof table>[1];
const shoot = (given: Given) => table('tcg', { step: 'archery phase', ...given });
const site2 = (name: string): Given['path'] => ['4U328', name];
const totals = (t: ReturnType<typeof shoot>) => t.log.find((line) => line.startsWith('Archery totals'));

rule('TCG-ARCHERY-01', 'archery actions come before archery fire', () => {
  const t = shoot({ players: [{ fellowship: ['Guard'], hand: ['Lend a Bow'], at: 2 }, {}], minions: ['Orc'] });
  expect(t.phase).toBe('archery');
  t.choose('Lend a Bow', 'Guard').passAll();
  expect(t.wounds('Orc')).toBe(1);
  expect(totals(t)).toBe('Archery totals: minions 0, fellowship 1.');
});

rule('TCG-ARCHERY-02', 'the archers of all Shadow players make one total', () => {
  const t = shoot({
    players: [{ fellowship: [], at: 2 }, {}, {}],
    minions: [
      { card: 'Orc Archer', owner: 1 },
      { card: 'Orc Archer', owner: 2 },
      { card: 'Orc', owner: 2 },
    ],
  });
  expect(t.wounds('Frodo')).toBe(2);
});

rule('TCG-ARCHERY-03', 'the fellowship’s total is the number of its archers', () => {
  const t = shoot({ players: [{ fellowship: ['Legolas', 'Bowman', 'Gimli'], at: 2 }, {}], minions: ['Fierce Orc'] });
  expect(totals(t)).toBe('Archery totals: minions 0, fellowship 2.');
  expect(t.wounds('Fierce Orc')).toBe(2);
});

rule('TCG-ARCHERY-04', 'totals start at nothing, and a card can raise one without any archer', () => {
  const none = shoot({ players: [{ at: 2 }, {}], minions: ['Orc'] });
  expect(totals(none)).toBeUndefined();
  const t = shoot({ players: [{ at: 2 }, {}], minions: ['Orc'], path: site2('Butts') });
  expect(t.wounds('Frodo')).toBe(2);
});

rule('TCG-ARCHERY-05', 'the Free Peoples player divides the wounds as he likes, also on allies that take part', () => {
  const t = shoot({
    players: [{ fellowship: ['Guard'], support: ['Watchman', 'Distant Watchman'], at: 2 }, {}],
    minions: ['Orc Archer', 'Orc Archer', 'Orc'],
  });
  expect(t.asked).toBe(0);
  expect(t.labels()).toEqual(['Wound Frodo', 'Wound Guard', 'Wound Watchman']);
  t.choose('Wound Watchman', 'Wound Guard');
  expect([t.wounds('Frodo'), t.wounds('Guard'), t.wounds('Watchman')]).toEqual([0, 1, 1]);
});

rule('TCG-ARCHERY-06', 'one Shadow player is named and takes all wounds on his own minions', () => {
  const t = shoot({
    players: [{ fellowship: ['Legolas', 'Bowman'], at: 2 }, {}, {}],
    minions: [
      { card: 'Orc', owner: 1 },
      { card: 'Strong Orc', owner: 2 },
      { card: 'Cruel Orc', owner: 2 },
    ],
  });
  expect(t.asked).toBe(0);
  expect(t.labels()).toEqual(['Player 3', 'Player 2']);
  t.choose('Player 3');
  expect(t.asked).toBe(2);
  expect(t.offers('Wound Orc')).toBe(false);
  t.choose('Wound Strong Orc', 'Wound Strong Orc');
  expect([t.wounds('Orc'), t.wounds('Strong Orc'), t.wounds('Cruel Orc')]).toEqual([0, 2, 0]);
});

rule(
  ['TCG-ARCHERY-07', 'TCG-ARCHERY-08', 'TCG-ARCHERY-09'],
  'archery may kill, nobody takes more than he has vitality, and the rest is lost',
  () => {
    const t = shoot({
      players: [{ fellowship: ['Legolas', 'Bowman', 'Bowman'], at: 2 }, {}],
      minions: ['Weak Orc', 'Weak Orc'],
    });
    // The first of two equal minions is taken by name; the third wound finds nobody.
    t.choose('Wound Weak Orc');
    expect(t.minions()).toEqual([]);
    expect(t.discard(1)).toEqual(['Weak Orc', 'Weak Orc']);
  },
);

rule('TCG-ARCHERY-10', 'both totals are fixed before any wound: a killed archer has counted', () => {
  const t = shoot({
    players: [{ fellowship: [{ card: 'Bowman', wounds: 2 }], at: 2 }, {}],
    minions: ['Orc Archer'],
  });
  t.choose('Wound Bowman');
  expect(t.dead(0)).toEqual(['Bowman']);
  expect(t.wounds('Orc Archer')).toBe(1);
});

rule('TCG-ARCHERY-11', 'if no minion is left, the regroup phase follows', () => {
  const t = shoot({
    players: [{ fellowship: ['Legolas'], hand: ['Gimli'], at: 2 }, { hand: ['Orc'] }],
    minions: ['Weak Orc'],
  });
  t.passAll();
  expect(t.phase).toBe('regroup');
});

rule(
  ['TCG-EX-41', 'TCG-ARCHERY-12', 'TCG-SPOT-04'],
  'a card lowers a total while an Uruk-hai can be spotted, and nobody is asked',
  () => {
    const given = (minion: string) =>
      shoot({
        players: [{ fellowship: ['Legolas', 'Bowman'], at: 2 }, {}],
        minions: [minion],
        path: site2('Uruk Screen'),
      });
    expect(totals(given('Orthanc Warrior'))).toBe('Archery totals: minions 0, fellowship 1.');
    expect(totals(given('Orc'))).toBe('Archery totals: minions 0, fellowship 2.');
  },
);

rule('TCG-READ-02', 'a total below zero is zero', () => {
  const t = shoot({
    players: [{ fellowship: ['Legolas'], at: 2 }, {}],
    minions: ['Orc', 'Orc Archer'],
    path: site2('Fog'),
  });
  t.choose('Wound Frodo');
  expect(totals(t)).toBe('Archery totals: minions 1, fellowship 0.');
  expect(t.wounds('Orc')).toBe(0);
});
