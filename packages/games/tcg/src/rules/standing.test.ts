import { expect, it } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { flow } from '../flow.ts';
import { strength } from '../language/boosts.ts';
import { target } from '../language/language.ts';
import { cards, the } from '../language/select.ts';
import { mayTurn, strengths } from './standing.ts';

const { extraCard, table } = workshop(...folk);
extraCard('event', 'Parry', {
  side: 'free',
  culture: 'gondor',
  cost: 0,
  abilities: [
    { kind: 'action', phase: 'skirmish', effect: target(cards({ type: 'companion' }), 'it', strength(2, the('it'))) },
  ],
});

const fight = (minions: readonly string[], hand: readonly string[] = ['Parry']) =>
  table('tcg', {
    players: [{ fellowship: ['Aragorn'], at: 2, hand }, { hand: ['Legolas'] }],
    step: 'skirmish phases',
    minions: minions.map((card) => ({ card, assigned: 'Aragorn' })),
  });

it('nobody is asked to help a companion who wins anyway', () => {
  const t = fight(['Orc']);
  const decision = t.m.decision()!;
  const [free, shadow] = strengths(t.m);
  expect(free).toBeGreaterThan(shadow);
  expect(mayTurn(t.m, 0)).toBe(false);
  expect(flow.windowOf(t.m, decision)).toBe('skirmish');
  expect(decision.options.filter((option) => option.card >= 0 && flow.isWorth?.(t.m, decision, option))).toEqual([]);
});

it('whoever is about to lose is asked, and so is the other side once it is behind', () => {
  const t = fight(['Orc', 'Orc', 'Orc']);
  const decision = t.m.decision()!;
  const [free, shadow] = strengths(t.m);
  expect(free).toBeLessThanOrEqual(shadow);
  expect(mayTurn(t.m, 0)).toBe(true);
  expect(decision.options.some((option) => option.card >= 0 && flow.isWorth?.(t.m, decision, option))).toBe(true);
  expect(mayTurn(fight(['Orc']).m, 1)).toBe(true);
});

it('a skirmish is another situation as soon as somebody’s strength has changed', () => {
  const t = fight(['Orc', 'Orc', 'Orc']);
  const before = flow.situationOf?.(t.m);
  t.choose('Parry', 'Aragorn');
  expect(flow.situationOf?.(t.m)).not.toBe(before);
});
