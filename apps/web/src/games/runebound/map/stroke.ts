import type { Point } from '../geometry.ts';

/** One stroke of the printed map: path data, and the inks it is filled and outlined with (six digits, no mark before them). */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly alpha?: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A pair of numbers in path data. */
export const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Straight lines through points. */
export const trace = (points: readonly Point[], closed = true): string =>
  `M${points.map(({ x, y }) => at(x, y)).join('L')}${closed ? 'Z' : ''}`;

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A closed line that is drawn towards points and turns softly before it is there. */
export function soft(points: readonly Point[]): string {
  const start = middle(points.at(-1)!, points[0]!);
  let d = `M${at(start.x, start.y)}`;
  points.forEach((point, i) => {
    const end = middle(point, points[(i + 1) % points.length]!);
    d += `Q${at(point.x, point.y)} ${at(end.x, end.y)}`;
  });
  return `${d}Z`;
}

/** A round dot of path data. */
export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** A flat round, as a shadow on the ground. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${at(x - rx, y)}a${at(rx, ry)} 0 1 1 ${at(2 * rx, 0)}a${at(rx, ry)} 0 1 1 ${at(-2 * rx, 0)}`;

export const bar = (left: number, top: number, width: number, height: number): string =>
  `M${at(left, top)}h${round(width)}v${round(height)}h${round(-width)}Z`;

function elementOf({ d, fill, line, width = 1, dash, alpha }: Stroke): string {
  const inks = `fill="${fill ? `#${fill}` : 'none'}"${line ? ` stroke="#${line}" stroke-width="${width}"` : ''}`;
  return `<path d="${d}" ${inks}${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}${alpha === undefined ? '' : ` opacity="${alpha}"`}/>`;
}

/** Strokes as a picture of their own: what lies in that box of the map. */
export function svgOf(strokes: readonly Stroke[], { left, top, right, bottom }: Box): string {
  const body = strokes.map(elementOf).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${at(left, top)} ${at(right - left, bottom - top)}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
}
