import { hexes } from '@tafelrunde/runebound';
import { diceFor } from '../../../pictures/dice.ts';
import { centres, corner, mapSize, type Point } from '../geometry.ts';
import { type TerrainName, terrainOf } from '../terrain.ts';
import { INK, inks } from './inks.ts';
import { at, bar, middle, type Stroke, soft, trace } from './stroke.ts';

/** The outline of a hex as somebody would draw it by hand: larger or smaller, and never quite straight. */
function patch(hex: number, size: number, name: string): string {
  const dice = diceFor(`${name} ${hex}`);
  const { x, y } = centres[hex]!;
  const corners = [0, 1, 2, 3, 4, 5].map((n) => corner(hex, n));
  const points = corners.flatMap((point, n) => [point, middle(point, corners[(n + 1) % 6]!)]);
  return soft(
    points.map((point): Point => {
      const by = size * dice.to(0.93, 1.06);
      return { x: x + (point.x - x) * by, y: y + (point.y - y) * by };
    }),
  );
}

const patches = (terrain: TerrainName, land: readonly number[], size: number): string =>
  land
    .filter((hex) => hexes[hex]!.site !== 'city' && terrainOf(hex) === terrain)
    .map((hex) => patch(hex, size, terrain))
    .join('');

/** Little waves on water. */
function waves(land: readonly number[]): string {
  let d = '';
  for (const hex of land.filter((one) => terrainOf(one) === 'water')) {
    const dice = diceFor(`waves ${hex}`);
    const { x, y } = centres[hex]!;
    for (let n = 0; n < 7; n++) d += `M${at(x + dice.to(-24, 14), y + dice.to(-20, 20))}q2.6-3 5.2 0t5.2 0`;
  }
  return d;
}

/** Everything flat on those hexes: the sheet, the land by its kinds, water with its coast, and the faint grid. */
export function ground(land: readonly number[]): readonly Stroke[] {
  const sheet = bar(0, 0, mapSize.width, mapSize.height);
  const water = patches('water', land, 1.03);
  const grid = land.map((hex) => trace([0, 1, 2, 3, 4, 5].map((n) => corner(hex, n)))).join('');
  return [
    { d: sheet, fill: inks.sheet },
    ...land.map((hex) => ({
      d: patch(hex, 1.16, 'land'),
      fill: diceFor(`tone ${hex}`).pick(inks.plains),
      alpha: 0.85,
    })),
    { d: patches('hills', land, 1.15), fill: inks.hills },
    { d: patches('mountain', land, 1.15), fill: inks.mountain },
    { d: patches('forest', land, 1.16), fill: inks.forest },
    { d: water, line: inks.hachure, width: 9, dash: [1.4, 2.4], alpha: 0.5 },
    { d: water, line: inks.shallows, width: 4.4 },
    { d: water, line: INK, width: 2.4 },
    { d: water, fill: inks.water },
    { d: patches('water', land, 0.72), fill: inks.deep, alpha: 0.55 },
    { d: waves(land), line: inks.foam, width: 1.1, alpha: 0.85 },
    { d: grid, line: INK, width: 0.8, alpha: 0.3 },
  ];
}

/** The lines of the print and the dark of the edges, over everything. */
export function print(): readonly Stroke[] {
  const { width, height } = mapSize;
  let d = '';
  for (let x = -height; x < width; x += 4) {
    const [left, right] = [Math.max(0, x), Math.min(width, x + height)];
    d += `M${at(left, left - x)}L${at(right, right - x)}`;
  }
  const frames = [28, 18, 9].map(
    (line): Stroke => ({ d: bar(0, 0, width, height), line: inks.edge, width: line, alpha: 0.1 }),
  );
  return [{ d, line: INK, width: 0.7, alpha: 0.11 }, ...frames];
}
