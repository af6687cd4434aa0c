import { FACES, hexes, type RbView, type Step, TERRAIN } from '@tafelrunde/runebound';
import type { Point } from './geometry.ts';
import { compassIcon, terrainIcons } from './icons.ts';
import { at } from './map/stroke.ts';
import type { TerrainName } from './terrain.ts';

/** One step of a way: where it leads, and the sign of the die that pays it. */
export interface Pace {
  readonly hex: number;
  readonly sign: string;
}

/** What a die shows that lets a hero take a step. */
function signOf(face: number, from: number, to: number): string {
  const { neighbours, needs } = hexes[from]!;
  const fits = FACES[face]! & (needs[neighbours.indexOf(to)] ?? 0);
  const terrain = (Object.keys(TERRAIN) as TerrainName[]).find((name) => (fits & TERRAIN[name]) !== 0);
  return terrain && FACES[face]! < 32 ? terrainIcons[terrain] : compassIcon;
}

/** A way with the signs of its dice. */
export function pacesOf({ dice }: Pick<RbView, 'dice'>, from: number, way: readonly Step[]): readonly Pace[] {
  return way.map(({ die, hex }, step) => ({ hex, sign: signOf(dice[die]!, way[step - 1]?.hex ?? from, hex) }));
}

/** The road as it bends through the middles of its hexes, up to the head of the arrow. */
export function roadThrough(points: readonly Point[]): string {
  const stops = [...points.slice(0, -1), stopOf(points)];
  let d = `M${at(stops[0]!.x, stops[0]!.y)}`;
  for (let i = 1; i < stops.length - 1; i++) {
    const [here, next] = [stops[i]!, stops[i + 1]!];
    d += `Q${at(here.x, here.y)} ${at((here.x + next.x) / 2, (here.y + next.y) / 2)}`;
  }
  const end = stops.at(-1)!;
  return `${d}L${at(end.x, end.y)}`;
}

/** Where the road ends: short of the middle of its goal. */
function stopOf(points: readonly Point[]): Point {
  const [before, goal] = [points.at(-2)!, points.at(-1)!];
  const long = Math.hypot(goal.x - before.x, goal.y - before.y);
  return { x: goal.x - ((goal.x - before.x) / long) * 18, y: goal.y - ((goal.y - before.y) / long) * 18 };
}

/** The head of the arrow at the end of a road. */
export function arrowAt(points: readonly Point[]): string {
  const [before, goal, stop] = [points.at(-2)!, points.at(-1)!, stopOf(points)];
  const long = Math.hypot(goal.x - before.x, goal.y - before.y);
  const [ux, uy] = [(goal.x - before.x) / long, (goal.y - before.y) / long];
  const place = (along: number, across: number): string =>
    at(stop.x + ux * along - uy * across, stop.y + uy * along + ux * across);
  return `M${place(-3, -8.5)}L${place(11, 0)}L${place(-3, 8.5)}Z`;
}
