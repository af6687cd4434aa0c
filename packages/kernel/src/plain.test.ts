import { describe, expect, it } from 'vitest';
import { clonePlain, deepFreeze, equalPlain, hashNumbers, hashText, notPlain, sharedPart, thawPlain } from './plain.ts';

const tree = () => ({ a: [1, [2, 3], { b: 'x' }], c: { d: null, e: true } });

describe('clonePlain', () => {
  it('copies everything but frozen parts', () => {
    const frozen = deepFreeze({ f: [1] });
    const original = { ...tree(), frozen };
    const copy = clonePlain(original);
    expect(copy).toEqual(original);
    expect(sharedPart(original, copy)).toBeNull();
    expect(copy.frozen).toBe(frozen);
  });

  it('is thorough if told so', () => {
    const frozen = deepFreeze(tree());
    const copy = thawPlain(frozen);
    expect(copy).toEqual(frozen);
    copy.a.push(4);
    expect(copy.a).toHaveLength(4);
    expect(frozen.a).toHaveLength(3);
  });
});

describe('equalPlain', () => {
  it('does not mind the order of keys', () => {
    expect(equalPlain({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });

  it.each([[null], [0], [''], [false], [undefined], [[]], [{}], [[[]]], [tree()]])(
    'finds a copy of %j equal',
    (value) => {
      expect(equalPlain(value, structuredClone(value))).toBe(true);
    },
  );

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [null, {}],
    [{ a: { b: 1 } }, { a: { b: '1' } }],
    [0, false],
    [0, {}],
    [7, []],
    ['', []],
    ['a', ['a']],
    [true, {}],
    [undefined, {}],
    [null, undefined],
    [null, 0],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1], [1, 2]],
    [{ 0: 'a' }, ['a']],
    [{ a: [1, { b: null }] }, { a: [1, { b: 0 }] }],
  ])('tells %j from %j', (a, b) => {
    expect(equalPlain(a, b)).toBe(false);
    expect(equalPlain(b, a)).toBe(false);
  });
});

describe('notPlain', () => {
  it('finds nothing in plain data', () => {
    for (const value of [tree(), null, 0, -1.5, '', true, false, [], {}, [[], {}, null]])
      expect(notPlain(value)).toBeNull();
  });

  it('names the place from wherever one begins', () => {
    expect(notPlain({ a: undefined }, 'state')).toBe('state/a: undefined');
    expect(notPlain({ a: 1 }, 'state')).toBeNull();
  });

  class Point {
    x = 1;
  }
  it.each<[unknown, string]>([
    [{ a: { b: undefined } }, '/a/b: undefined'],
    [{ a: [1, Number.NaN] }, '/a/1: NaN'],
    [[Number.POSITIVE_INFINITY], '/0: Infinity'],
    [{ zero: -0 }, '/zero: 0'],
    [{ m: new Map() }, '/m: not a plain object'],
    [{ s: [new Set()] }, '/s/0: not a plain object'],
    [{ d: new Date(0) }, '/d: not a plain object'],
    [{ p: new Point() }, '/p: not a plain object'],
    [{ f: () => 1 }, '/f: function'],
    [{ n: 1n }, '/n: bigint'],
    [undefined, ': undefined'],
    [new Date(0), ': not a plain object'],
    [Object.create(null), ': not a plain object'],
    [class List extends Array {}.of(1), ': not a plain object'],
    [[1, 2, undefined], '/2: undefined'],
    [{ a: 1, b: [{ c: Number.NEGATIVE_INFINITY }], d: undefined }, '/b/0/c: -Infinity'],
    // biome-ignore lint/suspicious/noSparseArray: that is the point
    [{ hole: [1, , 2] }, '/hole/1: undefined'],
  ])('finds what is odd: %#', (value, path) => {
    expect(notPlain(value)).toBe(path);
  });
});

describe('sharedPart', () => {
  it('names the path of a shared object, also across places', () => {
    const list = [1];
    expect(sharedPart({ a: list }, { a: list })).toBe('/a');
    expect(sharedPart({ a: list }, { b: { c: list } })).toBe('/b/c');
    expect(sharedPart(list, list)).toBe('/');
  });

  it('does not mind frozen parts', () => {
    const frozen = deepFreeze({ a: [1] });
    expect(sharedPart({ frozen }, { frozen })).toBeNull();
  });
});

describe('deepFreeze', () => {
  it('freezes all the way down', () => {
    const frozen = deepFreeze(tree());
    expect(() => frozen.a.push(1)).toThrow(TypeError);
    expect(Object.isFrozen(frozen.a[2])).toBe(true);
  });
});

describe('hashes', () => {
  it('never change, for checksums in saved games depend on them', () => {
    expect([hashText(''), hashText('Tafelrunde'), hashNumbers([]), hashNumbers([1, 2, 3])]).toMatchInlineSnapshot(`
      [
        3824587224550787,
        2203962185953387,
        3824587224550787,
        2263082691297677,
      ]
    `);
  });

  it('tell small changes apart', () => {
    const texts = Array.from({ length: 2000 }, (_, i) => `game ${i}`);
    expect(new Set(texts.map(hashText)).size).toBe(2000);
    const numbers = Array.from({ length: 2000 }, (_, i) => [i >> 4, i & 15, 0]);
    expect(new Set(numbers.map(hashNumbers)).size).toBe(2000);
    expect(hashNumbers([1, 2])).not.toBe(hashNumbers([2, 1]));
  });
});
