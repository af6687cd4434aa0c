import { expect, it } from 'vitest';
import type { Change } from './changes.ts';
import { type Counts, flightsBetween } from './piles.ts';

const place = (x: number) => ({ x, y: 0, width: 20, height: 20 });
const piles = (numbers: Readonly<Record<string, number>>): Counts =>
  new Map(Object.entries(numbers).map(([name, n], at) => [name, { n, place: place(at) }]));
const appear = (id: string): Change => ({ kind: 'appear', id });
const vanish = (id: string): Change => ({ kind: 'vanish', id, from: place(9) });

it('cards that come, come from the pile that became smaller, as many as it gave', () => {
  const { changes, changed } = flightsBetween(
    [appear('a'), appear('b'), appear('c')],
    piles({ deck: 10, discard: 3 }),
    piles({ deck: 8, discard: 3 }),
  );
  expect(changes).toEqual([{ ...appear('a'), from: place(0) }, { ...appear('b'), from: place(0) }, appear('c')]);
  expect(changed).toEqual(['deck']);
});

it('cards that go, go to the pile that grew', () => {
  const { changes } = flightsBetween([vanish('a')], piles({ deck: 5, discard: 3 }), piles({ deck: 5, discard: 4 }));
  expect(changes).toEqual([{ ...vanish('a'), to: place(1) }]);
});

it('a pile that takes in another one whole is shuffled, and nothing flies to it', () => {
  const { changes, shuffled } = flightsBetween(
    [vanish('a')],
    piles({ deck: 0, discard: 12 }),
    piles({ deck: 12, discard: 0 }),
  );
  expect(shuffled).toEqual(['deck']);
  expect(changes).toEqual([vanish('a')]);
});

it('a number that was not there before gives and takes nothing', () => {
  const { changes, changed } = flightsBetween([appear('a')], piles({}), piles({ deck: 4 }));
  expect(changes).toEqual([appear('a')]);
  expect(changed).toEqual([]);
});
