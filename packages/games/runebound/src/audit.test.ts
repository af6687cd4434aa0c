import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { runebound } from './game.ts';
import type { M } from './state.ts';
import { ZONE } from './zones.ts';

const begun = (): M => table('runebound', { players: [{ hero: 'corbin' }, { hero: 'laurel' }] }).m as M;
const shift = (m: M, from: number, to: number, seat = 0): void => {
  const card = m.s.zones[m.layout.zone(from, from === ZONE.hero ? 1 : 0)].pop()!;
  m.s.cards[card].zone = m.layout.zone(to, seat);
  m.s.zones[m.s.cards[card].zone].push(card);
};
const tokens = (m: M, spent: readonly number[], liesOn: readonly number[]): void => {
  const n = liesOn.length;
  Object.assign(m.s.fight, {
    tokens: Array(n).fill(0),
    faces: Array(n).fill(0),
    spent: [...spent],
    liesOn: [...liesOn],
  });
};

it('a sound position has nothing wrong with it', () => {
  const m = begun();
  m.s.damage[0] = 10;
  tokens(m, [0, 0, 1], [-1, 0, -1]);
  expect(runebound.audit!(m)).toEqual([]);
  shift(m, ZONE.assetDeck, ZONE.market0);
  expect(runebound.audit!(m)).toEqual([]);
});

it.each<[string, (m: M) => void, RegExp]>([
  ['gold', (m) => (m.s.gold[1] = -1), /^seat 1 has less than no tokens$/],
  ['damage', (m) => (m.s.damage[1] = -1), /^seat 1 has less than no tokens$/],
  ['story tokens', (m) => (m.s.story[1] = -1), /^seat 1 has less than no tokens$/],
  ['two heroes of one player', (m) => shift(m, ZONE.hero, ZONE.hero, 0), /^seat 0 has 2 heroes$/],
  ['more damage than health', (m) => (m.s.damage[0] = 11), /^seat 0 has more damage than health$/],
  ['a token without a face', (m) => m.s.fight.faces.push(0), /^tokens are lost$/],
  ['a token that is neither spent nor not', (m) => m.s.fight.spent.push(0), /^tokens are lost$/],
  ['a token that lies nowhere', (m) => m.s.fight.liesOn.push(-1), /^tokens are lost$/],
  ['a token on a spent one', (m) => tokens(m, [1, 0], [-1, 0]), /^slot 1 lies on a spent doubler$/],
  ['a spent token on another', (m) => tokens(m, [0, 1], [-1, 0]), /^slot 1 lies on a spent doubler$/],
  ['two tokens on one', (m) => tokens(m, [0, 0, 0], [-1, 0, 0]), /^two tokens lie on slot 0$/],
  ['a market that was not filled', (m) => shift(m, ZONE.market0 + 3, ZONE.assetDiscard), /^market 3 has 2 assets$/],
  [
    'a market with too much',
    (m) => {
      shift(m, ZONE.assetDeck, ZONE.market0);
      shift(m, ZONE.assetDeck, ZONE.market0);
    },
    /^market 0 has 5 assets$/,
  ],
])('%s: it is noticed', (_what, spoil, problem) => {
  const m = begun();
  spoil(m);
  expect(runebound.audit!(m)).toEqual([expect.stringMatching(problem)]);
});

it('markets stay as they are before the game, and where there is nothing left', () => {
  const early = begun();
  shift(early, ZONE.market0, ZONE.assetDiscard);
  early.s.playing = 0;
  expect(runebound.audit!(early)).toEqual([]);
  const late = begun();
  shift(late, ZONE.market0, ZONE.assetDiscard);
  while (cardsIn(late, ZONE.assetDeck).length > 0) shift(late, ZONE.assetDeck, ZONE.assetDiscard);
  expect(runebound.audit!(late)).toEqual([]);
});
