import { expect, it } from 'vitest';
import { begin, def, type MiniState, mini } from '../test/mini.ts';
import { perBox, perGame } from './box.ts';
import { Match } from './match.ts';

const two = { cards: [def('ash'), def('birch')] };

/** A match in which the two cards are these. */
function withCards(game: ReturnType<typeof mini>, box: number) {
  const m = begin(game);
  m.s.box = box;
  return m;
}

it('what depends on the cards is found once for all matches with the same cards, and again for others', () => {
  const game = mini(two);
  let found = 0;
  const count = perBox<MiniState, number>(() => ++found);
  const m = begin(game);
  expect([count(m), count(m), count(m.clone()), count(begin(game, 2, 'other luck'))]).toEqual([1, 1, 1, 1]);
  const others = withCards(game, 7);
  expect([count(others), count(others), count(m)]).toEqual([2, 2, 1]);
  // A match that goes on with other cards looks at those.
  const before = structuredClone(m.s);
  m.load(others.s);
  expect(count(m)).toBe(2);
  m.load(before);
  expect(count(m)).toBe(1);
});

it('several finders do not meet', () => {
  const [one, other] = [perBox<MiniState, string>(() => 'one'), perBox<MiniState, string>(() => 'other')];
  const m = begin(two);
  expect([one(m), other(m), one(m)]).toEqual(['one', 'other', 'one']);
});

it('of very many deals not all are kept', () => {
  const game = mini(two);
  let found = 0;
  const count = perBox<MiniState, number>(() => ++found);
  const first = () => count(withCards(game, 1));
  expect([first(), first()]).toEqual([1, 1]);
  for (let box = 2; box < 2000; box++) count(withCards(game, box));
  expect(first()).toBe(2000);
});

it('what depends on the definitions is found once for a game', () => {
  const [game, other] = [mini(two), mini()];
  let found = 0;
  const count = perGame<MiniState, number>(({ defs }) => defs.length + 10 * found++);
  const matches = [begin(game), new Match(game, begin(game).s), begin(other), begin(game), begin(other)];
  expect(matches.map(count)).toEqual([2, 2, 10, 2, 10]);
});
