export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much of one box lies under another. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Something that a note had better not cover, and how bad it is if it does. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
  /** What it costs if the arrow runs over it; nothing, if it may. */
  readonly crossing?: number;
}

const MARGIN = 8;
const STEP = 16;

/** Where a note lies best: where it covers the least, and of such places the nearest to what it speaks of. */
export function placeNote(
  note: Pick<Box, 'width' | 'height'>,
  window: Box,
  obstacles: readonly Obstacle[],
  target: Box,
): Box {
  let best: Box = { left: MARGIN, top: MARGIN, ...note };
  let least = Number.POSITIVE_INFINITY;
  const [right, bottom] = [window.width - note.width - MARGIN, window.height - note.height - MARGIN];
  for (let top = MARGIN; top <= Math.max(MARGIN, bottom); top += STEP) {
    for (let left = MARGIN; left <= Math.max(MARGIN, right); left += STEP) {
      const box = { left, top, ...note };
      const [a, b] = [centre(box), centre(target)];
      const covered = obstacles.reduce(
        (sum, { box: other, weight, crossing = 0 }) =>
          sum + weight * overlap(box, other) + (crossing > 0 && crosses(a, b, other) ? crossing : 0),
        0,
      );
      const cost = covered + 0.02 * Math.hypot(a.x - b.x, a.y - b.y);
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether the way from one point to another leads through a box; a way that ends in it does not lead through. */
export function crosses(from: Point, to: Point, box: Box): boolean {
  const { left, top, width, height } = box;
  const inside = ({ x, y }: Point): boolean => x >= left && x <= left + width && y >= top && y <= top + height;
  if (inside(to)) return false;
  for (let i = 1; i < SAMPLES; i++) {
    const t = i / SAMPLES;
    if (inside({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t })) return true;
  }
  return false;
}
const SAMPLES = 24;

const centre = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** The points on the edges of two boxes between which an arrow runs. */
export function arrowBetween(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } {
  const [a, b] = [centre(from), centre(to)];
  const start = edgeTowards(from, b);
  const end = edgeTowards(to, a);
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
}

/** Where the line from the middle of a box to a point leaves it. */
function edgeTowards(box: Box, point: Point): Point {
  const { x, y } = centre(box);
  const [dx, dy] = [point.x - x, point.y - y];
  if (dx === 0 && dy === 0) return { x, y };
  const t = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9), 1);
  return { x: x + dx * t, y: y + dy * t };
}
