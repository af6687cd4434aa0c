import { expect, it } from 'vitest';
import { oddsByRound, oddsOfExactly, oddsOfSome } from './odds.ts';

/** All ways to draw so many of a small deck, in which the first cards are wanted: the share with at least so many of them. */
function counted(size: number, wanted: number, drawn: number, least: number): number {
  let all = 0;
  let hits = 0;
  for (let set = 0; set < 2 ** size; set++) {
    let cards = 0;
    let good = 0;
    for (let i = 0; i < size; i++) {
      if ((set >> i) & 1) {
        cards++;
        if (i < wanted) good++;
      }
    }
    if (cards !== drawn) continue;
    all++;
    if (good >= least) hits++;
  }
  return hits / all;
}

it('equals counting all hands of small decks', () => {
  for (let size = 1; size <= 9; size++) {
    for (let wanted = 0; wanted <= size; wanted++) {
      for (let drawn = 0; drawn <= size; drawn++) {
        for (let least = 1; least <= 3; least++) {
          expect(oddsOfSome(size, wanted, drawn, least)).toBeCloseTo(counted(size, wanted, drawn, least), 10);
        }
      }
    }
  }
});

it('adds up to one', () => {
  const sum = [0, 1, 2, 3].reduce((all, k) => all + oddsOfExactly(50, 3, 7, k), 0);
  expect(sum).toBeCloseTo(1, 10);
});

it('counts a changed hand by all pairs of hands', () => {
  const [size, wanted, hand] = [6, 2, 2];
  const rules = { hand, each: 1, mulligan: true };
  const first = counted(size, wanted, hand, 1);
  const later = counted(size, wanted, hand + 1, 1);
  expect(oddsByRound(size, wanted, 1, rules)).toBeCloseTo(first + (1 - first) * later, 10);
  expect(oddsByRound(size, wanted, 1, { ...rules, mulligan: false })).toBeCloseTo(later, 10);
  expect(oddsByRound(size, wanted, 99, rules)).toBe(1);
  expect(oddsByRound(size, 0, 5, rules)).toBe(0);
});
