import { describe, expect, it } from 'vitest';
import { type Change, changesBetween, journey, type Lying, type Snapshot } from './changes.ts';
import { LENGTHS, lengthOf, STILL, scoreOf, stillScore } from './score.ts';

const at = (x: number, y: number, more: Partial<Lying> = {}): Lying => ({
  place: { x, y, width: 100, height: 140 },
  turned: false,
  damage: 0,
  ...more,
});
const table = (cards: Readonly<Record<string, Lying>>): Snapshot => new Map(Object.entries(cards));

describe('what has changed', () => {
  it('is nothing on the same table, or where a card lies a hair beside', () => {
    expect(changesBetween(table({ a: at(0, 0) }), table({ a: at(1, 1.5) }))).toEqual([]);
  });

  it('tells who came, went, moved, was turned and was hurt', () => {
    const before = table({ a: at(0, 0), b: at(200, 0), c: at(400, 0) });
    const after = table({ a: at(0, 300, { turned: true }), b: at(200, 0, { damage: 3 }), d: at(500, 0) });
    expect(changesBetween(before, after).map(({ kind, id }) => `${id} ${kind}`)).toEqual([
      'a move',
      'a turn',
      'b damage',
      'd appear',
      'c vanish',
    ]);
  });

  it('gives a journey from middle to middle, with the size of the start', () => {
    const from = { x: 0, y: 0, width: 50, height: 70 };
    expect(journey(from, { x: 100, y: 100, width: 100, height: 140 })).toEqual({ x: -125, y: -135, scale: 0.5 });
  });
});

describe('the order of motion', () => {
  const appear = (id: string): Change => ({ kind: 'appear', id });
  const hurt: Change = { kind: 'damage', id: 'a', by: 2 };

  it('deals cards one behind the other, many of them faster, all within 600 ms', () => {
    expect(scoreOf([appear('a'), appear('b'), appear('c')]).map(({ start }) => start)).toEqual([0, 60, 120]);
    const many = scoreOf(Array.from({ length: 31 }, (_, n) => appear(`c${n}`)));
    expect(Math.max(...many.map(({ start }) => start))).toBe(600);
  });

  it('lets numbers float when cards have landed', () => {
    const score = scoreOf([appear('a'), hurt]);
    expect(score[1]!.start).toBe(LENGTHS.move);
    expect(scoreOf([hurt])[0]!.start).toBe(0);
  });

  it('takes half as long at twice the tempo', () => {
    const changes = [appear('a'), appear('b'), hurt];
    expect(lengthOf(scoreOf(changes, 2))).toBe(lengthOf(scoreOf(changes)) / 2);
    expect(lengthOf(scoreOf([]))).toBe(0);
  });

  it('with less motion only shows the numbers, and they stay', () => {
    expect(stillScore([appear('a'), hurt])).toEqual([{ change: hurt, start: 0, length: STILL.stay }]);
  });
});
