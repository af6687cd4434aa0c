import type { SeatCourse } from '@tafelrunde/analysis';

/** The sides of the drawing: it is stretched to the room there is. */
export const WIDTH = 1000;
export const HEIGHT = 100;

const across = (position: number, end: number): number => (end === 0 ? 0 : (position / end) * WIDTH);
const up = (value: number): number => HEIGHT - value * HEIGHT;

/** A seat's curve as a path, from the chance before its first decision to how it came out. */
export function pathOf({ start, points, result }: SeatCourse, end: number): string {
  const places = [
    { position: 0, value: start },
    ...points.map(({ position, value }) => ({ position: position + 1, value })),
    ...(result === null ? [] : [{ position: end, value: result }]),
  ];
  return places.map(({ position, value }, i) => `${i === 0 ? 'M' : 'L'}${point(position, value, end)}`).join('');
}

/** The band of two standard errors around a curve. */
export function bandOf({ points }: SeatCourse, end: number): string {
  if (points.length < 2) return '';
  const edge = (side: 1 | -1): string[] =>
    points.map(({ position, value, error }) =>
      point(position + 1, Math.min(1, Math.max(0, value + side * 2 * error)), end),
    );
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}

function point(position: number, value: number, end: number): string {
  return `${across(position, end).toFixed(1)} ${up(value).toFixed(1)}`;
}
