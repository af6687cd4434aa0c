import { describe, expect, test } from 'vitest';
import { joined, judged, type Sample, standardError, sureCost } from './judgement.ts';

function sample(results: Readonly<Record<string, readonly number[]>>, played = 'a'): Sample {
  return {
    ...{ position: 3, seat: 0, prompt: ['ask'], group: '', played, thumb: 'a' },
    options: Object.entries(results).map(([id, row]) => ({ id, label: [id], results: row })),
  };
}

describe('a judgement', () => {
  test('ranks options by their mean', () => {
    const { options, deals } = judged(sample({ a: [0, 0, 1, 0], b: [1, 1, 1, 1], c: [0, 1, 1, 0] }));
    expect(options.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    // Four won games are not a sure victory.
    expect(options.map(({ value }) => Number(value.toFixed(2)))).toEqual([0.97, 0.5, 0.26]);
    expect(options.map(({ cost }) => cost)).toEqual([0, 0.5, 0.75]);
    expect(deals).toBe(4);
  });

  test('measures a cost on common deals: a difference that is always the same is surer than the values are', () => {
    const luck = [0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.1, 0.9];
    const { options } = judged(sample({ a: luck, b: luck.map((value) => value + 0.05) }));
    const [, worse] = options;
    expect(worse.cost).toBeCloseTo(0.05);
    expect(worse.costError).toBeLessThan(worse.error);
  });

  test('few like results are not certain', () => {
    expect(standardError([1, 1, 1])).toBeGreaterThan(0.1);
    expect(standardError(new Array(1000).fill(1))).toBeLessThan(0.01);
    expect(standardError([])).toBe(0.5);
  });

  test('speaks of a mistake only where it is sure', () => {
    const many = (value: number) => new Array<number>(40).fill(value);
    expect(sureCost(judged(sample({ a: many(0), b: many(1) })))).toBe(1);
    expect(sureCost(judged(sample({ a: [0, 1], b: [1, 1] })))).toBe(0);
    expect(sureCost(judged(sample({ a: many(0), b: many(1) }, 'b')))).toBe(0);
  });

  test('goes deeper with more deals of the same decision', () => {
    const both = joined(sample({ a: [1], b: [0] }), sample({ b: [1], a: [0] }));
    expect(both.options.map(({ results }) => results)).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
