import { manifests } from '@tafelrunde/games';
import { describe, expect, it } from 'vitest';
import { chanceOf, readingOf } from './chances.ts';

describe('values read as chances', () => {
  it('leave what is won or lost, and keep the order of everything between', () => {
    for (const { id } of manifests) {
      const reading = readingOf(id);
      expect([chanceOf(0, reading), chanceOf(1, reading)]).toEqual([0, 1]);
      const chances = Array.from({ length: 99 }, (_, i) => chanceOf((i + 1) / 100, reading));
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      expect(chances.every((chance) => chance > 0 && chance < 1)).toBe(true);
    }
  });

  it('follow the odds', () => {
    expect(chanceOf(0.3, { shift: 0, steepness: 1 })).toBeCloseTo(0.3, 12);
    expect(chanceOf(0.5, { shift: Math.log(3), steepness: 1 })).toBeCloseTo(0.75, 12);
    expect(chanceOf(0.75, { shift: 0, steepness: 2 })).toBeCloseTo(0.9, 12);
    expect(chanceOf(0.25, { shift: 0, steepness: 2 })).toBeCloseTo(0.1, 12);
  });

  it('are as they are in a game of which nothing was learnt', () => {
    expect(chanceOf(0.3, readingOf('stones'))).toBeCloseTo(0.3, 12);
  });
});
