import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { has } from '../language/constants.ts';
import { addTwilight } from '../language/effects.ts';
import { atTurnStart, fellowshipMoves } from '../language/moments.ts';
import { isActive } from '../registry.ts';

const { extraCard, table } = workshop(...folk);

extraCard('condition', 'Dark Omen', {
  side: 'shadow',
  culture: 'sauron',
  cost: 0,
  abilities: [has({ type: 'companion' }, [{ stat: 'strength', amount: -1 }])],
});
extraCard('condition', 'Good Omen', {
  culture: 'gandalf',
  cost: 0,
  abilities: [
    has({ type: 'companion' }, [{ stat: 'strength', amount: 1 }]),
    { kind: 'required', moment: fellowshipMoves, effect: addTwilight(5) },
  ],
});
extraCard('condition', 'Dawn', {
  culture: 'gandalf',
  cost: 0,
  abilities: [{ kind: 'optional', moment: atTurnStart, effect: addTwilight(1) }],
});

const three = (turn: number) =>
  table('tcg', {
    players: [
      { fellowship: ['Gimli'], support: ['Good Omen', 'Dark Omen'] },
      { fellowship: ['Legolas'], support: ['Good Omen', 'Dark Omen'], at: 2 },
      { fellowship: ['Aragorn'] },
    ],
    turn,
    step: 'assignment phase',
    minions: [
      { card: 'Orc', owner: 1 },
      { card: 'Strong Orc', owner: 2 },
    ],
  });

rule(
  ['TCG-EX-32', 'TCG-ACTIVE-01', 'TCG-ACTIVE-02', 'TCG-ACTIVE-06'],
  'active are the sites, one’s own Free Peoples cards and the others’ Shadow cards',
  () => {
    const t = three(0);
    const active = t.m.s.cards.flatMap(({ owner }, card) => (isActive(t.m, card) ? [`${owner} ${t.title(card)}`] : []));
    expect(active.toSorted()).toEqual(
      [
        '0 Frodo',
        '0 Gimli',
        '0 Good Omen',
        '0 Rohirrim Village',
        '0 The One Ring',
        '0 The Riddermark',
        '1 Dark Omen',
        '1 Orc',
        '2 Strong Orc',
      ].toSorted(),
    );
  },
);

rule('TCG-ACTIVE-03', 'an inactive card neither does anything nor has anything done to it', () => {
  const t = three(0);
  // Gimli: +1 by the own Good Omen, −1 by the opponent's Dark Omen; the own Dark Omen and the opponent's Good Omen are silent.
  expect(t.strength('Gimli')).toBe(6);
  expect(t.strength('Legolas')).toBe(6);
  expect(t.strength('Aragorn')).toBe(8);
  // Nobody assigns a minion to an inactive companion.
  expect([t.offers('Gimli'), t.offers('Legolas'), t.offers('Aragorn')]).toEqual([true, false, false]);
});

rule('TCG-ACTIVE-03', 'abilities of inactive cards do not start', () => {
  const t = table('tcg', { players: [{ hand: ['Gimli'] }, { support: ['Good Omen'] }], path: ['4U328', '4U335'] });
  t.choose('Move on');
  // Uruk Camp 1 and Frodo 1; the opponent's Good Omen adds nothing.
  expect(t.twilight).toBe(2);
});

rule(
  ['TCG-TURN-03', 'TCG-TURN-04'],
  'start-of-turn actions come after the pool is emptied and before the fellowship phase, once each',
  () => {
    const t = table('tcg', {
      players: [{ support: ['Dawn', 'Dawn'], hand: ['Gimli'] }, {}],
      twilight: 9,
      step: 'empty pool',
    });
    expect([t.twilight, t.phase]).toEqual([0, 'none']);
    t.choose('Use Dawn');
    expect([t.twilight, t.phase]).toEqual([1, 'none']);
    t.choose('Use Dawn');
    expect([t.twilight, t.phase]).toEqual([2, 'fellowship']);
  },
);
