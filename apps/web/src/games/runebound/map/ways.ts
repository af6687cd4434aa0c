import { borders, centres, edgeBetween, type Line, type Point } from '../geometry.ts';
import { INK, inks } from './inks.ts';
import { at, middle, type Stroke } from './stroke.ts';

/** Lines that lead into each other, as path data and as points along them. */
interface Flow {
  readonly d: string;
  readonly lines: readonly (readonly Point[])[];
}

const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const PARTS = 4;

/** Joins lines at their ends: where two meet they bend softly, anywhere else they run into the end. */
function flowOf(all: readonly Line[]): Flow {
  const ends = new Map<string, { readonly end: Point; readonly halves: Point[] }>();
  for (const { from, to } of all) {
    for (const end of [from, to]) {
      const found = ends.get(key(end)) ?? { end, halves: [] };
      found.halves.push(middle(from, to));
      ends.set(key(end), found);
    }
  }
  let d = '';
  const lines: Point[][] = [];
  for (const { end, halves } of ends.values()) {
    const [a, b] = halves;
    if (halves.length === 2 && a && b) {
      d += `M${at(a.x, a.y)}Q${at(end.x, end.y)} ${at(b.x, b.y)}`;
      lines.push(Array.from({ length: PARTS + 1 }, (_, i) => bend(a, end, b, i / PARTS)));
    } else {
      for (const half of halves) {
        d += `M${at(half.x, half.y)}L${at(end.x, end.y)}`;
        lines.push([half, end]);
      }
    }
  }
  return { d, lines };
}

function bend(a: Point, over: Point, b: Point, t: number): Point {
  const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a.x * p + over.x * q + b.x * r, y: a.y * p + over.y * q + b.y * r };
}

/** Rivers run along edges (RB-RIVER-01), roads from hex to hex (RB-ROAD-01). */
export const rivers = flowOf(borders.filter(({ river }) => river).map(({ a, b }) => edgeBetween(a, b)));
export const roads = flowOf(
  borders.filter(({ road }) => road).map(({ a, b }) => ({ from: centres[a]!, to: centres[b]! })),
);
export const ROAD_WIDTH = 5.4;
export const RIVER_WIDTH = 7;

/** Planks across the river, along the way of whoever crosses. */
function bridge(a: number, b: number): readonly Stroke[] {
  const [from, to] = [centres[a]!, centres[b]!];
  const { x, y } = middle(from, to);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const place = (along: number, across: number): string =>
    at(x + ux * along - uy * across, y + uy * along + ux * across);
  const deck = `M${place(-9, -5)}L${place(9, -5)}L${place(9, 5)}L${place(-9, 5)}Z`;
  const planks = [-6, -2, 2, 6].map((step) => `M${place(step, -5)}L${place(step, 5)}`).join('');
  const rails = [-5.6, 5.6].map((side) => `M${place(-10.5, side)}L${place(10.5, side)}`).join('');
  return [
    { d: deck, fill: inks.wood, line: INK, width: 1.2 },
    { d: planks, line: INK, width: 0.8 },
    { d: rails, line: inks.beam, width: 2.2 },
  ];
}

/** Rivers, then roads, then bridges over both. */
export function ways(): readonly Stroke[] {
  return [
    { d: rivers.d, line: inks.shallows, width: RIVER_WIDTH + 1.6, alpha: 0.9 },
    { d: rivers.d, line: INK, width: RIVER_WIDTH },
    { d: rivers.d, line: inks.river, width: RIVER_WIDTH - 1.8 },
    { d: rivers.d, line: inks.glint, width: 1, dash: [7, 9], alpha: 0.9 },
    { d: roads.d, line: inks.roadEdge, width: ROAD_WIDTH, alpha: 0.8 },
    { d: roads.d, line: inks.road, width: ROAD_WIDTH - 1.8 },
    { d: roads.d, line: inks.rut, width: 0.9, dash: [2.5, 4] },
    ...borders.filter((border) => border.bridge).flatMap(({ a, b }) => bridge(a, b)),
  ];
}
