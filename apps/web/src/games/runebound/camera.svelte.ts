import { centres, mapSize, type Point, RADIUS } from './geometry.ts';

const LARGEST = 3;
/** Map units that a small window shows at first: a hero sees his surroundings, not all of Terrinoth. */
const NEAR = 420;
/** A hex within reach is not drawn smaller than this many pixels for fingers, nor larger than that for anybody. */
const FINGER = 52;
const CLOSE = 1.6;

/** Which part of the map is in sight: how large it is drawn, and how far it is moved. */
export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Size of the window on the map, in pixels. */
  width = $state(0);
  height = $state(0);

  /** The scale at which the whole map is in sight. */
  readonly least = $derived(Math.max(0.1, Math.min(this.width / mapSize.width, this.height / mapSize.height)));
  readonly isWhole = $derived(this.scale <= this.least * 1.02);

  whole(): void {
    this.scale = this.least;
    this.settle();
  }

  /** The surroundings of a hex, as large as fits a small window; the whole map in a large one. */
  near(hex: number): void {
    const scale = Math.max(this.least, Math.min(this.width, this.height) / NEAR);
    if (!this.isSmall || hex < 0) this.whole();
    else this.centre(centres[hex]!, scale);
  }

  /** Whether so little of the map is in sight at once that a hero's surroundings are worth more than the whole. */
  get isSmall(): boolean {
    return this.width <= NEAR * 1.2;
  }

  /** Shows those hexes as large as they fit, all of them if a finger can still meet one. */
  fit(hexes: readonly number[]): void {
    const [xs, ys] = [hexes.map((hex) => centres[hex]!.x), hexes.map((hex) => centres[hex]!.y)];
    const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS];
    const [wide, high] = [Math.max(...xs) + RADIUS - left, Math.max(...ys) + RADIUS - top];
    const scale = Math.min(this.width / wide, this.height / high, CLOSE);
    this.centre({ x: left + wide / 2, y: top + high / 2 }, Math.max(scale, FINGER / (2 * RADIUS)));
  }

  centre({ x, y }: Point, scale: number): void {
    this.scale = Math.max(this.least, Math.min(LARGEST, scale));
    this.x = this.width / 2 - x * this.scale;
    this.y = this.height / 2 - y * this.scale;
    this.settle();
  }

  /** Draws the map larger or smaller round a point of the window. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = Math.max(this.least, Math.min(LARGEST, this.scale * factor));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.settle();
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  /** Brings a hex into sight that is not. */
  show(hex: number): void {
    const { x, y } = centres[hex]!;
    const [left, top] = [x * this.scale + this.x, y * this.scale + this.y];
    const edge = 40;
    if (left >= edge && left <= this.width - edge && top >= edge && top <= this.height - edge) return;
    this.centre({ x, y }, this.scale);
  }

  /** The point of the map under a point of the window. */
  toMap({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  /** The map never leaves its window, and lies in the middle where it is smaller. */
  private settle(): void {
    this.x = within(this.x, this.width, mapSize.width * this.scale);
    this.y = within(this.y, this.height, mapSize.height * this.scale);
  }
}

function within(offset: number, room: number, size: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, offset));
}
