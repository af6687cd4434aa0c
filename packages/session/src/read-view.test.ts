import { expect, it } from 'vitest';
import { cardsOf, readView } from './read-view.ts';

const view = {
  turn: 1,
  mode: 'usual',
  over: null,
  path: [{ id: 'k1', def: 'troll', cost: 4 }],
  boss: { id: 'k9', def: 'dragon', level: 3 },
  deck: { count: 12, cards: [] },
  dice: [1, 2, 3],
  markets: [
    { count: 1, cards: [{ id: 'k7', def: 'sword', on: [{ id: 'k8', def: 'rune' }] }] },
    { count: 0, cards: [] },
  ],
  fights: [{ strength: 3 }, { strength: 4 }],
  board: { hexes: 7, gems: [{ id: 'k5', def: 'ruby' }] },
  players: [
    { gold: 3, hand: { count: 2, cards: [{ id: 'k2', def: 'coin' }, null] } },
    { gold: 5, hand: { count: 4, cards: [] } },
  ],
};

it('finds numbers, places with cards, single cards and the parts of the seats', () => {
  const read = readView(view);
  expect(read.facts).toEqual([
    { key: 'turn', value: 1 },
    { key: 'mode', value: 'usual' },
    { key: 'dice', value: '1, 2, 3' },
    { key: 'board.hexes', value: 7 },
  ]);
  expect(read.zones.map(({ key, count, cards }) => [key, count, cards.map(({ def }) => def)])).toEqual([
    ['path', 1, ['troll']],
    ['boss', 1, ['dragon']],
    ['deck', 12, []],
    ['markets.1', 1, ['sword']],
    ['markets.2', 0, []],
    ['board.gems', 1, ['ruby']],
  ]);
  expect(read.zones[0]!.cards[0]!.more).toEqual({ cost: 4 });
  expect(read.seats.map(({ zones }) => zones[0]!.count)).toEqual([2, 4]);
});

it('knows every card that lies somewhere', () => {
  expect([...cardsOf(readView(view), new Set(['markets', 'path']))].sort()).toEqual(['k2', 'k5', 'k9']);
  expect([...cardsOf(readView(view))].sort()).toEqual(['k1', 'k2', 'k5', 'k7', 'k8', 'k9']);
});
