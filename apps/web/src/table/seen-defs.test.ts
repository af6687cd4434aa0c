import { expect, it } from 'vitest';
import { seenDefs } from './seen-defs.ts';

it('finds cards in lists, zones, on other cards and at seats; what is hidden has no definition', () => {
  const view = {
    archenemy: { id: 'c1', def: 'lurtz' },
    players: [{ hand: { count: 2, cards: [{ id: 'c2', def: 'courage' }, null] } }],
    minions: [{ id: 'c3', def: '4C185', on: [{ id: 'c4', def: '4C142' }] }],
    turn: 0,
    over: null,
  };
  expect([...seenDefs(view)]).toEqual([
    ['c1', 'lurtz'],
    ['c2', 'courage'],
    ['c3', '4C185'],
    ['c4', '4C142'],
  ]);
});
