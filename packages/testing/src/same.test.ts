import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, sameData, sameText, sharesInPlace } from './same.ts';

/** Pairs of values that differ somewhere. */
const DIFFERENT: readonly (readonly [unknown, unknown])[] = [
  [0, false],
  [0, ''],
  [1, 2],
  ['a', 'b'],
  [null, 0],
  [null, {}],
  [null, []],
  [1, {}],
  ['', []],
  [true, {}],
  [[], {}],
  [{}, []],
  [[1], [1, 2]],
  [[1, 2], [1]],
  [
    [1, 2],
    [2, 1],
  ],
  [[[1]], [[2]]],
  [[{ a: 1 }], [{ a: 2 }]],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
  [{ a: null }, { a: {} }],
  [{ a: [] }, { a: {} }],
  [{ 0: 1 }, [1]],
];

const plain = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.integer({ min: -2, max: 2 }),
    fc.constantFrom('', 'a', null, true, false),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { noNullPrototype: true }),
  ),
})).value;

describe.each([
  ['sameData', sameData],
  ['sameText', sameText],
])('%s', (_name, same) => {
  it.each(DIFFERENT)('tells %j from %j, whichever comes first', (a, b) => {
    expect([same(a, b), same(b, a)]).toEqual([false, false]);
  });

  it('finds every copy the same', () => {
    fc.assert(fc.property(plain, (value) => same(value, structuredClone(value))));
  });

  it('tells any two apart whose texts differ, keys in order', () => {
    const sorted = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? Array.isArray(value)
          ? value.map(sorted)
          : value
        : Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, part]) => [key, sorted(part)]),
          );
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const [one, other] = [sorted(a), sorted(b)];
        expect(same(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 2000 },
    );
  });
});

it('data are the same in whatever order their keys stand, texts are not', () => {
  const [a, b] = [
    { x: 1, y: { p: [2], q: 3 } },
    { y: { q: 3, p: [2] }, x: 1 },
  ];
  expect([sameData(a, b), sameText(a, b)]).toEqual([true, false]);
  expect(sameText({ y: { q: 3, p: [2] } }, { y: b.y })).toBe(true);
});

describe('sharesInPlace', () => {
  const shared = { n: 1 };

  it.each<[unknown, unknown]>([
    [shared, shared],
    [{ a: shared }, { a: shared }],
    [
      { a: 1, b: { c: shared } },
      { a: 1, b: { c: shared } },
    ],
    [
      { a: {}, b: [shared] },
      { a: {}, b: [shared] },
    ],
    [
      [{}, shared],
      [{}, shared],
    ],
  ])('finds it in %j', (a, b) => expect(sharesInPlace(a, b)).toBe(true));

  it.each<[unknown, unknown]>([
    [{ a: shared }, { a: { n: 1 } }],
    [{ a: shared }, { b: shared }],
    [{ a: shared }, { a: null }],
    [{ a: null }, { a: shared }],
    [null, null],
    [1, 1],
    ['a', 'a'],
    [shared, 1],
    [1, shared],
    [
      [1, 2],
      [1, 2],
    ],
    [{ a: Object.freeze({ n: 1 }) }, { a: Object.freeze({ n: 1 }) }],
  ])('finds nothing in %j and %j', (a, b) => expect(sharesInPlace(a, b)).toBe(false));

  it('what is frozen may be shared', () => {
    const frozen = Object.freeze({ n: 1 });
    expect([sharesInPlace(frozen, frozen), sharesInPlace({ a: frozen }, { a: frozen })]).toEqual([false, false]);
  });
});

it('a report shows where two texts part', () => {
  expect(difference({ a: 1 }, { a: 2 })).toBe('{"a":1} / {"a":2}');
  const long = 'x'.repeat(100);
  const [one, other] = difference([long, 1, long], [long, 2, long]).split(' / ');
  expect([one.length, other.length]).toEqual([80, 80]);
  expect([one.indexOf('1'), other.indexOf('2')]).toEqual([30, 30]);
  expect(difference([1], [1, 2])).toBe('[1] / [1,2]');
});
