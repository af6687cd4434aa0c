import { hexes } from '@tafelrunde/runebound';

/** The map is drawn in these units: hexes with two corners left and right, odd columns half a hex lower. */
export const RADIUS = 30;
export const HEX_HEIGHT = Math.sqrt(3) * RADIUS;
const MARGIN = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const columns = 1 + Math.max(...hexes.map(({ col }) => col));
const rows = 1 + Math.max(...hexes.map(({ row }) => row));

export const mapSize = {
  width: 1.5 * RADIUS * (columns - 1) + 2 * RADIUS + 2 * MARGIN,
  height: HEX_HEIGHT * rows + 2 * MARGIN,
} as const;

/** The middle of each hex. */
export const centres: readonly Point[] = hexes.map(({ row, col }) => ({
  x: MARGIN + RADIUS + 1.5 * RADIUS * col,
  y: MARGIN + HEX_HEIGHT * (row + (col % 2 === 0 ? 0.5 : 1)),
}));

/** A corner of a hex, numbered clockwise from the right. */
export function corner(hex: number, n: number, radius = RADIUS): Point {
  const angle = (Math.PI / 3) * n;
  const { x, y } = centres[hex]!;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

const write = ({ x, y }: Point): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

/** The outline of a hex as points of a polygon. */
export function outline(hex: number, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5].map((n) => write(corner(hex, n, radius))).join(' ');
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** The edge that two neighbours share. */
export function edgeBetween(a: number, b: number): Line {
  const [from, to] = [centres[a]!, centres[b]!];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [dx, dy] = [(to.x - from.x) / HEX_HEIGHT, (to.y - from.y) / HEX_HEIGHT];
  const half = RADIUS / 2;
  return {
    from: { x: middle.x - dy * half, y: middle.y + dx * half },
    to: { x: middle.x + dy * half, y: middle.y - dx * half },
  };
}

/** Every pair of neighbours once, with what lies between them. */
export const borders = hexes.flatMap(({ neighbours, edges }, a) =>
  neighbours.flatMap((b, i) => (a < b ? [{ a, b, ...edges[i]! }] : [])),
);

/** Places for so many figures on one hex, round its middle. */
export function placesOn(hex: number, count: number): readonly Point[] {
  const { x, y } = centres[hex]!;
  if (count === 1) return [{ x, y }];
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count - Math.PI / 2;
    return { x: x + 13 * Math.cos(angle), y: y + 11 * Math.sin(angle) };
  });
}

/** Puts a pictogram of game-icons (512 units wide) round a point of the map. */
export function signAt({ x, y }: Point, size: number): string {
  return `translate(${write({ x: x - size / 2, y: y - size / 2 })}) scale(${size / 512})`;
}
