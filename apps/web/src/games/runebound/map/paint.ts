import { mapSize } from '../geometry.ts';
import { drawMap } from './land.ts';
import type { Stroke } from './stroke.ts';

/** No canvas is larger than this, on a side: phones give up on larger ones. */
const LARGEST = 4096;

let drawn: readonly Stroke[] | undefined;

/** How many pixels of a canvas a unit of the map gets at a scale: full ones, but no more than a canvas can have. */
export const densityAt = (scale: number, pixels: number): number =>
  Math.min(scale * pixels, LARGEST / Math.max(mapSize.width, mapSize.height));

/** Puts the map on a canvas with so many pixels for each of its units. The strokes are reckoned once. */
export function paintMap(canvas: HTMLCanvasElement, density: number): void {
  drawn ??= drawMap();
  canvas.width = Math.round(mapSize.width * density);
  canvas.height = Math.round(mapSize.height * density);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(density, density);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { d, fill, line, width = 1, dash = [], alpha = 1 } of drawn) {
    const path = new Path2D(d);
    pen.globalAlpha = alpha;
    if (fill) {
      pen.fillStyle = `#${fill}`;
      pen.fill(path);
    }
    if (line) {
      pen.strokeStyle = `#${line}`;
      pen.lineWidth = width;
      pen.setLineDash(dash as number[]);
      pen.stroke(path);
    }
  }
}
