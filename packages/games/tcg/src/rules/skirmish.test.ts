import { table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { extraCard } from '../../test/extra-card.ts';

extraCard('minion', 'Orc', { culture: 'moria', race: 'orc', cost: 1, strength: 3, vitality: 3, site: 1 });
extraCard('minion', 'Big Orc', {
  culture: 'moria',
  race: 'orc',
  cost: 1,
  strength: 4,
  vitality: 3,
  damage: 1,
  site: 1,
});

const fight = (minions: readonly string[], wounds = 0) =>
  table('tcg', {
    players: [{ fellowship: ['Frodo', { card: 'Aragorn', wounds }], at: 2 }, {}],
    step: 'skirmish phases',
    minions: minions.map((card) => ({ card, assigned: 'Aragorn' })),
  });

rule(
  ['TCG-EX-27', 'TCG-SKIRMISH-06', 'TCG-SKIRMISH-07', 'TCG-SKIRMISH-09'],
  'eight against two times three: each loser takes one wound, the winner none',
  () => {
    const t = fight(['Orc', 'Orc']).playTo('turn/fierce assignment');
    expect(t.m.s.cards.filter(({ wounds }) => wounds === 1)).toHaveLength(2);
    expect(t.wounds('Aragorn')).toBe(0);
    expect(t.minions()).toEqual(['Orc', 'Orc']);
  },
);

rule(
  ['TCG-EX-29', 'TCG-SKIRMISH-08', 'TCG-SKIRMISH-11'],
  'a tie goes to the minions, and their damage bonuses add up',
  () => {
    const t = fight(['Big Orc', 'Big Orc']).playTo('turn/fierce assignment');
    expect(t.wounds('Aragorn')).toBe(3);
    expect(t.minions()).toEqual(['Big Orc', 'Big Orc']);
  },
);
