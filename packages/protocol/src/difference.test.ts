import { equalPlain, type Plain } from '@tafelrunde/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, difference } from './difference.ts';

const plain = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Plain>(0, 1, 'a', 'b', true, null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value')),
  ),
})).value;

it('brings any value to any other, also over the wire', () => {
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      const change = difference(before, after);
      expect(change === null).toBe(equalPlain(before, after));
      if (change) expect(apply(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

it('is small where little has changed', () => {
  const before = { hand: Array.from({ length: 30 }, (_, i) => ({ id: `k${i}`, def: 'sword' })), gold: 3 };
  const played = { hand: before.hand.toSpliced(7, 1), gold: 1 };
  expect(difference(before, played)).toEqual([1, { hand: [3, 7, 1, []], gold: [0, 1] }, []]);
  const tapped = { ...before, hand: before.hand.with(2, { id: 'k2', def: 'shield' }) };
  expect(difference(before, tapped)).toEqual([1, { hand: [2, { 2: [1, { def: [0, 'shield'] }, []] }] }, []]);
});

it('leaves what did not change as the very same object', () => {
  const before = { far: { away: 1 }, near: { by: 1 } };
  const after = apply(before, difference(before, { far: { away: 1 }, near: { by: 2 } })!) as typeof before;
  expect(after.far).toBe(before.far);
  expect(after.near).toEqual({ by: 2 });
});

it.each([
  [1, '1', [0, '1']],
  [null, {}, [0, {}]],
  [{}, null, [0, null]],
  [[], {}, [0, {}]],
  [{}, [], [0, []]],
  [
    [1, 2, 3],
    [1, 9, 3],
    [2, { 1: [0, 9] }],
  ],
  [
    [1, 2, 3],
    [1, 3],
    [3, 1, 1, []],
  ],
  [
    [1, 3],
    [1, 2, 3],
    [3, 1, 0, [2]],
  ],
  [
    [1, 2],
    [2, 1, 2],
    [3, 0, 0, [2]],
  ],
  [
    [1, 1],
    [1, 1, 1],
    [3, 2, 0, [1]],
  ],
  [{ a: 1, b: 2 }, { b: 2 }, [1, {}, ['a']]],
  [{ a: 1 }, { a: 1, b: 2 }, [1, { b: [0, 2] }, []]],
  [{ a: 1 }, { a: 1 }, null],
  [[1], [1], null],
] as [Plain, Plain, Plain][])('%j becomes %j by no more than it takes', (before, after, change) => {
  expect(difference(before, after)).toEqual(change);
});

it.each([
  [
    [1, 2, 3],
    [1, 9, 3],
  ],
  [
    [1, 2, 3],
    [1, 3],
  ],
  [{ a: 1, b: 2 }, { a: 3 }],
] as [Plain, Plain][])('%j stays as it was for whoever still has it', (before, after) => {
  const kept = JSON.stringify(before);
  expect(apply(before, difference(before, after)!)).toEqual(after);
  expect(JSON.stringify(before)).toBe(kept);
});
