import { hexes } from '@tafelrunde/runebound';
import { describe, expect, it } from 'vitest';
import { borders, centres, edgeBetween, mapSize, placesOn, RADIUS } from './geometry.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the drawn map', () => {
  it('lays all 203 hexes inside the map, neighbours exactly one hex apart, all others farther', () => {
    expect(centres).toHaveLength(203);
    for (const { x, y } of centres) {
      expect(x - RADIUS).toBeGreaterThanOrEqual(0);
      expect(x + RADIUS).toBeLessThanOrEqual(mapSize.width);
      expect(y).toBeLessThan(mapSize.height);
    }
    const wrong = hexes.flatMap(({ neighbours }, hex) =>
      centres.filter((centre, other) => {
        const apart = distance(centre, centres[hex]!) / (Math.sqrt(3) * RADIUS);
        return other !== hex && (neighbours.includes(other) ? Math.abs(apart - 1) > 0.001 : apart < 1.4);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('draws the edge of two neighbours between them, as long as a side of a hex', () => {
    for (const { a, b } of borders) {
      const { from, to } = edgeBetween(a, b);
      expect(distance(from, to)).toBeCloseTo(RADIUS);
      for (const end of [from, to]) {
        expect(distance(end, centres[a]!)).toBeCloseTo(RADIUS);
        expect(distance(end, centres[b]!)).toBeCloseTo(RADIUS);
      }
    }
  });

  it('gives figures on one hex places of their own', () => {
    expect(placesOn(5, 1)).toEqual([centres[5]]);
    const places = placesOn(5, 4);
    expect(new Set(places.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)).size).toBe(4);
  });
});
