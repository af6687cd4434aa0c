import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { tcg } from './game.ts';
import type { M } from './state.ts';
import { ZONE } from './zones.ts';

const begun = (): M =>
  table('tcg', {
    players: [{ fellowship: [{ card: 'Aragorn', wounds: 1 }], at: 3 }, { at: 3 }],
    minions: ['Orthanc Warrior'],
    step: 'maneuver phase',
  }).m as M;
const minionOf = (m: M): number => cardsIn(m, ZONE.minions)[0];
const companionOf = (m: M): number => cardsIn(m, ZONE.fellowship, 0)[0];
const ringOf = (m: M): number => cardsIn(m, ZONE.attached)[0];

it('a sound position has nothing wrong with it', () => {
  const m = begun();
  m.s.cards[minionOf(m)].assigned = companionOf(m);
  expect(tcg.audit!(m)).toEqual([]);
});

it.each<[string, (m: M) => void, RegExp]>([
  ['twilight', (m) => (m.s.twilight = -1), /^less than no twilight$/],
  ['burdens', (m) => (m.s.burdens[1] = -1), /^less than no burdens$/],
  ['wounds', (m) => (m.s.cards[companionOf(m)].wounds = -1), /less than no wounds$/],
  [
    'a bearer of what is not borne',
    (m) => (m.s.cards[companionOf(m)].host = 0),
    /hangs on nothing, or lies elsewhere$/,
  ],
  ['a card on nobody', (m) => (m.s.cards[ringOf(m)].host = -1), /hangs on nothing, or lies elsewhere$/],
  ['an assigned companion', (m) => (m.s.cards[companionOf(m)].assigned = 0), /is assigned, but no minion$/],
  [
    'sites in another order',
    (m) => {
      const path = m.s.zones[m.layout.zone(ZONE.path, 0)];
      path.push(path.shift()!);
      path.splice(1, 0, path.pop()!);
    },
    /^site 1 of the path has another number$/,
  ],
])('%s is noticed', (_what, spoil, problem) => {
  const m = begun();
  spoil(m);
  expect(tcg.audit!(m)[0]).toMatch(problem);
});

it('less than nothing begins below zero', () => {
  const m = begun();
  m.s.twilight = 0;
  m.s.burdens.fill(0);
  m.s.cards[companionOf(m)].wounds = 0;
  expect(tcg.audit!(m)).toEqual([]);
});
