import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { dbg } from './game.ts';
import type { M } from './state.ts';
import { ZONE } from './zones.ts';

const begun = (): M =>
  table('dbg', { players: [{ hand: ['courage'], discard: ['despair'] }, { hand: ['courage'] }] }).m as M;
/** Puts the uppermost card of one place into another. */
const shift = (m: M, from: number, to: number): void => {
  const card = m.s.zones[m.layout.zone(from, 0)].pop()!;
  m.s.cards[card].zone = m.layout.zone(to, 0);
  m.s.zones[m.s.cards[card].zone].push(card);
};

it('a sound position has nothing wrong with it', () => {
  const m = begun();
  // Cards that change hands are on their way.
  m.s.cards[cardsIn(m, ZONE.hand, 0)[0]].owner = 1;
  expect(dbg.audit!(m)).toEqual([]);
});

it.each<[string, (m: M) => void, RegExp]>([
  [
    'six cards on the Path',
    (m) => {
      while (cardsIn(m, ZONE.path).length <= 5) shift(m, ZONE.main, ZONE.path);
    },
    /^the Path has more than five cards$/,
  ],
  ['two archenemies', (m) => shift(m, ZONE.stack, ZONE.archenemy), /^two archenemies on top$/],
  [
    "another's card in a discard pile",
    (m) => (m.s.cards[cardsIn(m, ZONE.discard, 0)[0]].owner = 1),
    /^card \d+ lies with 0 and belongs to 1$/,
  ],
  [
    "somebody's card on the table",
    (m) => (m.s.cards[cardsIn(m, ZONE.main)[0]].owner = 0),
    /^card \d+ lies on the table and belongs to 0$/,
  ],
])('%s: it is noticed', (_what, spoil, problem) => {
  const m = begun();
  spoil(m);
  expect(dbg.audit!(m)).toEqual([expect.stringMatching(problem)]);
});

it('five cards on the Path are fine', () => {
  const m = begun();
  while (cardsIn(m, ZONE.path).length < 5) shift(m, ZONE.main, ZONE.path);
  expect(dbg.audit!(m)).toEqual([]);
});
