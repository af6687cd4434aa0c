import { hexes } from '@tafelrunde/runebound';
import { corner, edgeBetween, type Line, type Point } from '../geometry.ts';
import { trace } from './stroke.ts';

const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The edges between those hexes and everything else, the edge of the map included. */
export function edgesOf(area: ReadonlySet<number>): readonly Line[] {
  return [...area].flatMap((hex) => {
    const inner = new Set(
      hexes[hex]!.neighbours.filter((other) => area.has(other)).map((other) => {
        const { from, to } = edgeBetween(hex, other);
        return [key(from), key(to)].sort().join('|');
      }),
    );
    return [0, 1, 2, 3, 4, 5].flatMap((n) => {
      const line = { from: corner(hex, n), to: corner(hex, (n + 1) % 6) };
      return inner.has([key(line.from), key(line.to)].sort().join('|')) ? [] : [line];
    });
  });
}

/** Closed lines around those hexes, as path data: one around each part of them, and one around each hole. */
export function aroundAll(area: ReadonlySet<number>): string {
  const next = new Map<string, Line[]>();
  for (const line of edgesOf(area)) next.set(key(line.from), [...(next.get(key(line.from)) ?? []), line]);
  let d = '';
  for (const starts of next.values()) {
    while (starts.length > 0) {
      const points: Point[] = [];
      for (let line = starts.pop(); line; line = next.get(key(line.to))?.pop()) points.push(line.from);
      d += trace(points);
    }
  }
  return d;
}
