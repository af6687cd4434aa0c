import { commandsOf } from './path-data.ts';

/** Where the ink of a drawing lies. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The box around path data: corners, and curves at points along them. Handles of curves lie outside the ink and do not count. */
export function inkBox(path: string): Box {
  const seen = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  const reach = (x: number, y: number): void => {
    seen.x0 = Math.min(seen.x0, x);
    seen.y0 = Math.min(seen.y0, y);
    seen.x1 = Math.max(seen.x1, x);
    seen.y1 = Math.max(seen.y1, y);
  };
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  const step = (command: string, n: readonly number[]): void => {
    const kind = command.toLowerCase();
    const [ox, oy] = command === kind ? [x, y] : [0, 0];
    const [fromX, fromY] = [x, y];
    const at = (i: number): [number, number] => [ox + n[i]!, oy + n[i + 1]!];
    if (kind === 'z') [x, y] = [startX, startY];
    else if (kind === 'h') x = ox + n[0]!;
    else if (kind === 'v') y = oy + n[0]!;
    else [x, y] = at(n.length - 2);
    if (kind === 'm') [startX, startY] = [x, y];
    const mirrored: [number, number] = [2 * fromX - handleX, 2 * fromY - handleY];
    if (kind === 'c' || kind === 's') {
      const first = kind === 'c' ? at(0) : mirrored;
      const second = at(kind === 'c' ? 2 : 0);
      along((t) => cubic(t, [fromX, fromY], first, second, [x, y]), reach);
      [handleX, handleY] = second;
    } else if (kind === 'q' || kind === 't') {
      const middle = kind === 'q' ? at(0) : mirrored;
      along((t) => cubic(t, [fromX, fromY], between([fromX, fromY], middle), between([x, y], middle), [x, y]), reach);
      [handleX, handleY] = middle;
    } else {
      if (kind === 'a' && (x !== fromX || y !== fromY)) along(arc([fromX, fromY], [x, y], n), reach);
      else reach(x, y);
      [handleX, handleY] = [x, y];
    }
  };
  for (const [command, numbers] of commandsOf(path)) step(command, numbers);
  return { x: seen.x0, y: seen.y0, w: seen.x1 - seen.x0, h: seen.y1 - seen.y0 };
}

type Point = readonly [number, number];

function along(curve: (t: number) => Point, reach: (x: number, y: number) => void): void {
  for (let t = 0.125; t <= 1; t += 0.125) reach(...curve(t));
}

function cubic(t: number, a: Point, b: Point, c: Point, d: Point): Point {
  const u = 1 - t;
  const of = (i: 0 | 1): number => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  return [of(0), of(1)];
}

const between = (end: Point, middle: Point): Point => [
  end[0] + (2 / 3) * (middle[0] - end[0]),
  end[1] + (2 / 3) * (middle[1] - end[1]),
];

/** Points along an arc, as the SVG standard finds its centre from its ends. */
function arc(from: Point, to: Point, [rx, ry, turn, large, sweep]: readonly number[]): (t: number) => Point {
  const angle = ((turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.hypot(px / rx!, py / ry!));
  const [a, b] = [rx! * grow, ry! * grow];
  const rest = (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2;
  const far = Math.sqrt(Math.max(0, rest / ((a * py) ** 2 + (b * px) ** 2))) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(far * a * py) / b, (-far * b * px) / a];
  const begin = Math.atan2((py - cy) / b, (px - cx) / a);
  let span = Math.atan2((-py - cy) / b, (-px - cx) / a) - begin;
  if (sweep === 1 && span < 0) span += 2 * Math.PI;
  if (sweep !== 1 && span > 0) span -= 2 * Math.PI;
  return (t) => {
    const [x, y] = [a * Math.cos(begin + t * span) + cx, b * Math.sin(begin + t * span) + cy];
    return [cos * x - sin * y + (from[0] + to[0]) / 2, sin * x + cos * y + (from[1] + to[1]) / 2];
  };
}
