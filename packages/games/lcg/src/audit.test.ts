import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { lcg } from './game.ts';
import type { M } from './state.ts';
import { ZONE } from './zones.ts';

const begun = (): M =>
  table('lcg', {
    players: [
      { heroes: ['Aragorn', 'Gimli'], threat: 50 },
      { heroes: ['Legolas'], threat: 0 },
    ],
    active: 'Old Forest Road',
    staging: ['Mountains of Mirkwood'],
  }).m as M;

it('a sound position has nothing wrong with it', () => expect(lcg.audit!(begun())).toEqual([]));

it.each<[string, (m: M) => void, RegExp]>([
  ['damage', (m) => (m.s.cards[1].damage = -1), /^card 1 has less than no tokens$/],
  ['resources', (m) => (m.s.cards[1].resources = -1), /^card 1 has less than no tokens$/],
  ['progress', (m) => (m.s.cards[1].progress = -1), /^card 1 has less than no tokens$/],
  ['a host that does not exist', (m) => (m.s.cards[1].host = m.s.cards.length), /^card 1 hangs on nothing$/],
  ['a card on itself', (m) => (m.s.cards[1].host = 1), /^card 1 hangs on nothing$/],
  [
    'a second active location',
    (m) => {
      const [location] = cardsIn(m, ZONE.staging);
      m.s.zones[m.layout.zone(ZONE.staging, 0)].pop();
      m.s.zones[m.layout.zone(ZONE.active, 0)].push(location);
    },
    /^two active locations$/,
  ],
  ['threat below nothing', (m) => (m.s.threat[1] = -1), /^threat out of range$/],
  ['threat above its limit', (m) => (m.s.threat[0] = 51), /^threat out of range$/],
])('%s is noticed', (_what, spoil, problem) => {
  const m = begun();
  spoil(m);
  expect(lcg.audit!(m)).toEqual([expect.stringMatching(problem)]);
});

it('a card may hang on the first one, and on the last', () => {
  const m = begun();
  m.s.cards[1].host = 0;
  m.s.cards[2].host = m.s.cards.length - 1;
  expect(lcg.audit!(m)).toEqual([]);
});
