import { hexes } from '@tafelrunde/runebound';
import type { Dice } from '../../../pictures/dice.ts';
import { centres, HEX_HEIGHT, mapSize, type Point, RADIUS } from '../geometry.ts';
import { type TerrainName, terrainOf } from '../terrain.ts';
import { buildings } from './buildings.ts';
import { ground, print } from './ground.ts';
import { bears, copse, diceOf, field, type Growth, tuft } from './growth.ts';
import { inks } from './inks.ts';
import { type Box, oval, type Stroke, svgOf } from './stroke.ts';
import { RIVER_WIDTH, ROAD_WIDTH, rivers, roads, ways } from './ways.ts';

/** Something that stands on the land: where it is, the room it takes, and its strokes. */
interface Thing {
  readonly hex: number;
  readonly what: 'building' | TerrainName;
  readonly box: Box;
  readonly strokes: readonly Stroke[];
}

/** Room that a gem takes on its hex, around the middle. */
export const GEM = { w: 27, up: 17, down: 17 } as const;

const around = ({ x, y }: Point, { w, up, down }: { w: number; up: number; down: number }): Box => ({
  left: x - w / 2,
  top: y - up,
  right: x + w / 2,
  bottom: y + down,
});

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a line comes nearer to a box than that. */
export function passes(box: Box, from: Point, to: Point, near: number): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  for (const [speed, room] of [
    [-dx, from.x - (box.left - near)],
    [dx, box.right + near - from.x],
    [-dy, from.y - (box.top - near)],
    [dy, box.bottom + near - from.y],
  ] as const) {
    if (speed === 0 && room < 0) return false;
    if (speed < 0) enter = Math.max(enter, room / speed);
    else if (speed > 0) leave = Math.min(leave, room / speed);
  }
  return enter <= leave;
}

const touches = (box: Box, lines: readonly (readonly Point[])[], near: number): boolean =>
  lines.some((line) => line.some((to, i) => i > 0 && passes(box, line[i - 1]!, to, near)));

/** What has to be seen, whatever grows: gems, and the buildings of places. */
const kept: readonly Box[] = hexes.flatMap(({ gem, site }, hex) => [
  ...(gem >= 0 ? [around(centres[hex]!, GEM)] : []),
  ...(site === '' ? [] : [around(centres[hex]!, buildings[site])]),
]);

/** Whether something on that hex may take a box: it hides nothing that has to be seen, and stands in no river. */
function freeOn(hex: number): (box: Box) => boolean {
  const { x, y } = centres[hex]!;
  const near = (point: Point): boolean => Math.abs(point.x - x) < 2.5 * RADIUS && Math.abs(point.y - y) < 2.5 * RADIUS;
  const boxes = kept.filter(({ left, top, right, bottom }) => near({ x: (left + right) / 2, y: (top + bottom) / 2 }));
  const road = roads.lines.filter((line) => line.some(near));
  const river = rivers.lines.filter((line) => line.some(near));
  return (box) =>
    box.left > 2 &&
    box.top > 2 &&
    box.right < mapSize.width - 2 &&
    box.bottom < mapSize.height - 2 &&
    !boxes.some((one) => meets(one, box)) &&
    !touches(box, road, ROAD_WIDTH / 2) &&
    !touches({ ...box, top: box.bottom - 4 }, river, RIVER_WIDTH / 2);
}

const isInside = (hex: number, { x, y }: Point, part: number): boolean => {
  const [dx, dy] = [Math.abs(x - centres[hex]!.x) / part, Math.abs(y - centres[hex]!.y) / part];
  return dy <= HEX_HEIGHT / 2 && dx <= RADIUS - dy / Math.sqrt(3);
};

const TRIES = 40;
const all: readonly number[] = hexes.map((_, hex) => hex);

/** Plants so many of each size on a hex, wherever nothing else has to be seen and no foot stands on another. */
function plant(hex: number, what: TerrainName, wanted: readonly (readonly [number, Growth])[], dice: Dice): Thing[] {
  const { x, y } = centres[hex]!;
  const isFree = freeOn(hex);
  const feet: { readonly x: number; readonly y: number; readonly w: number }[] = [];
  const things: Thing[] = [];
  for (const [count, { w, h, draw }] of wanted) {
    for (let n = 0, tries = 0; n < count && tries < TRIES; tries++) {
      const foot = { x: x + dice.to(-RADIUS, RADIUS), y: y + dice.to(-HEX_HEIGHT / 2, HEX_HEIGHT / 2) };
      // Feet stand low in the hex, so that tops do not all lean into the next one.
      foot.y = Math.min(foot.y + h * 0.3, y + HEX_HEIGHT / 2 + 3);
      if (!isInside(hex, foot, 1.04)) continue;
      if (feet.some((one) => Math.abs(one.x - foot.x) < (one.w + w) * 0.3 && Math.abs(one.y - foot.y) < h * 0.28))
        continue;
      const box = { left: foot.x - w / 2, top: foot.y - h, right: foot.x + w / 2, bottom: foot.y };
      if (!isFree(box)) continue;
      feet.push({ ...foot, w });
      n++;
      things.push({ hex, what, box, strokes: draw(foot.x, foot.y, dice) });
    }
  }
  return things;
}

/** Everything that stands on those hexes, from back to front. */
export const standing = (land: readonly number[] = all): readonly Thing[] =>
  land
    .flatMap((hex): readonly Thing[] => {
      const { site, gem } = hexes[hex]!;
      const dice = diceOf(hex);
      const { x, y } = centres[hex]!;
      const terrain = terrainOf(hex);
      const built = site === '' ? [] : [{ hex, what: 'building' as const, ...buildingOn(hex, x, y) }];
      if (site === 'city' || terrain === 'water') return built;
      const wooded = terrain === 'plains' && site === '' && gem < 0 && dice.to(0, 1) < 0.2;
      return [...built, ...plant(hex, terrain, wooded ? copse : bears[terrain], dice)];
    })
    .sort((a, b) => a.box.bottom - b.box.bottom);

function buildingOn(hex: number, x: number, y: number): Pick<Thing, 'box' | 'strokes'> {
  const { site } = hexes[hex]!;
  if (site === '') throw new Error(`nothing stands on hex ${hex}`);
  const { w, down, draw } = buildings[site];
  return {
    box: around({ x, y }, buildings[site]),
    strokes: [{ d: oval(x, y + down - 2, w * 0.55, 5), fill: inks.shadow, alpha: 0.3 }, ...draw(x, y)],
  };
}

/** Grass on the plains, and fields where people live near. */
function low(land: readonly number[]): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let grass = '';
  land.forEach((hex) => {
    const { site, gem, neighbours } = hexes[hex]!;
    if (terrainOf(hex) !== 'plains' || site !== '') return;
    const dice = diceOf(hex + hexes.length);
    const { x, y } = centres[hex]!;
    const isFree = freeOn(hex);
    const near = neighbours.some((other) => ['city', 'town'].includes(hexes[other]!.site));
    const at = { x: x + dice.to(-6, 6), y: y + dice.to(-6, 6) };
    if (near && gem < 0 && isFree(around(at, { w: 32, up: 8, down: 8 }))) strokes.push(...field(at.x, at.y));
    else {
      for (let n = dice.int(2, 5), tries = 0; n > 0 && tries < TRIES; tries++) {
        const blade = { x: x + dice.to(-24, 24), y: y + dice.to(-20, 22) };
        if (!isInside(hex, blade, 0.92) || !isFree(around(blade, { w: 6, up: 6, down: 1 }))) continue;
        grass += tuft(blade.x, blade.y);
        n--;
      }
    }
  });
  return [...strokes, { d: grass, line: inks.blade, width: 1 }];
}

/** The map of those hexes, from the sheet up to the lines of the print; the same wherever and whenever it is drawn. */
export function drawMap(land: readonly number[] = all): readonly Stroke[] {
  return [...ground(land), ...ways(), ...low(land), ...standing(land).flatMap(({ strokes }) => strokes), ...print()];
}

/** How far anything reaches from where it begins to be drawn. */
const REACH = 36;

/** A part of the map as a picture of its own, with what can be seen of it and no more. */
export function drawPart(box: Box): string {
  const { left, top, right, bottom } = box;
  const begins = (subpath: string): boolean => {
    const [x = 0, y = 0] = subpath.split(/[^\d.]+/, 2).map(Number);
    return x > left - REACH && x < right + REACH && y > top - REACH && y < bottom + REACH;
  };
  const land = all.filter((hex) => meets(box, around(centres[hex]!, { w: 2 * RADIUS, up: RADIUS, down: RADIUS })));
  const strokes = [...ground(land).slice(1), ...ways(), ...low(land)].flatMap((stroke): Stroke[] => {
    const kept = stroke.d.split('M').slice(1).filter(begins);
    return kept.length === 0 ? [] : [{ ...stroke, d: `M${kept.join('M')}` }];
  });
  const seen = standing(land).filter((thing) => meets(box, thing.box));
  return svgOf([...strokes, ...seen.flatMap((thing) => thing.strokes)], box);
}
