import type { Title } from '@tafelrunde/words';
import { BRIDGES, GEMS, RIVERS, ROADS, ROWS } from './board.ts';
import { type At, type RegionId, regions, type Site } from './regions.ts';

export type { At, RegionId, Site } from './regions.ts';

/** The five terrains as bits. A die face and a hex are sets of them (RB-SPACE-01, RB-DICE-01). */
export const TERRAIN = { plains: 1, forest: 2, hills: 4, mountain: 8, water: 16 } as const;
export type Terrain = keyof typeof TERRAIN;
/** The terrain of a city (RB-SPACE-05). */
export const EVERY_TERRAIN = 31;
/** On a die face only: it matches every terrain, and alone meets a demand for a compass (RB-EXPLORE-02). */
export const COMPASS = 32;
/** Any die will do. */
export const ANY_DIE = 63;

/** The adventure decks in the order of their numbers; a gem belongs to one of them (RB-ADVENTURE-04). */
export const DECKS = ['combat', 'exploration', 'social'] as const;
export type Deck = (typeof DECKS)[number];

const LETTERS: Readonly<Record<string, number>> = {
  P: TERRAIN.plains,
  F: TERRAIN.forest,
  H: TERRAIN.hills,
  M: TERRAIN.mountain,
  W: TERRAIN.water,
  C: EVERY_TERRAIN,
};

/** One hex of the board; its number is its place in `hexes`. */
export interface Hex {
  readonly row: number;
  readonly col: number;
  /** Set of terrains; all of them in a city. */
  readonly terrain: number;
  readonly site: Site;
  /** The named region it belongs to, `''` if it has no name. */
  readonly region: RegionId | '';
  /** The number of the deck whose gem lies here, -1 without a gem. */
  readonly gem: number;
  readonly neighbours: readonly number[];
  /** For each neighbour: what lies on the way there. */
  readonly edges: readonly EdgeKind[];
  /** For each neighbour: the die symbols of which one must be spent to go there. */
  readonly needs: readonly number[];
}

/** Steps to the neighbours of a hex in an even and in an odd column. */
const EVEN = [-1, 0, -1, 1, 0, 1, 1, 0, 0, -1, -1, -1];
const ODD = [-1, 0, 0, 1, 1, 1, 1, 0, 1, -1, 0, -1];

const numbers = new Map<string, number>();
for (const [r, row] of ROWS.entries()) {
  for (let c = 0; c < row.length; c++) if (row[c] !== '-') numbers.set(`${r},${c}`, numbers.size);
}

/** The number of the hex at a row and column. */
export function hexAt([row, col]: At): number {
  const hex = numbers.get(`${row},${col}`);
  if (hex === undefined) throw new Error(`there is no hex at ${row}, ${col}`);
  return hex;
}

function parse(text: string): number {
  const [row, col] = text.split(',').map(Number);
  return hexAt([row, col]);
}
const edgeKey = (a: number, b: number): number => Math.min(a, b) * 1000 + Math.max(a, b);

/** The edges along rows of hexes such as `8,7-9,7-10,8`. */
function edgesOf(lines: readonly string[]): Set<number> {
  const edges = new Set<number>();
  for (const line of lines) {
    const row = line.split('-').map(parse);
    for (let i = 1; i < row.length; i++) edges.add(edgeKey(row[i - 1], row[i]));
  }
  return edges;
}

const rivers = edgesOf(RIVERS.split(' '));
const roads = edgesOf(ROADS);
const bridges = edgesOf(BRIDGES.split(' '));

const regionOfHex = new Map<number, RegionId>();
for (const id of Object.keys(regions) as RegionId[]) {
  for (const at of regions[id].hexes) regionOfHex.set(hexAt(at), id);
}
const gemOfHex = new Map<number, number>();
DECKS.forEach((deck, d) => {
  for (const at of GEMS[deck].split(' ')) gemOfHex.set(parse(at), d);
});

/** What lies on an edge between two hexes. */
export interface EdgeKind {
  readonly river: boolean;
  readonly road: boolean;
  readonly bridge: boolean;
}

/** What a die must show to cross an edge: a bridge beats the river, the river beats road and city (RB-READ-01). */
export function needOf({ river, road, bridge }: EdgeKind, terrain: number): number {
  if (bridge) return ANY_DIE;
  if (river) return TERRAIN.water;
  return road ? ANY_DIE : terrain;
}

const edgeKind = (edge: number): EdgeKind => ({
  river: rivers.has(edge),
  road: roads.has(edge),
  bridge: bridges.has(edge),
});

const terrainAt = (row: number, col: number): number => LETTERS[ROWS[row][col]];

/** The board: 203 hexes, numbered row by row. */
export const hexes: readonly Hex[] = [...numbers.keys()].map((key, hex) => {
  const [row, col] = key.split(',').map(Number);
  const neighbours: number[] = [];
  const edges: EdgeKind[] = [];
  const needs: number[] = [];
  const steps = col % 2 === 0 ? EVEN : ODD;
  for (let i = 0; i < steps.length; i += 2) {
    const other = numbers.get(`${row + steps[i]},${col + steps[i + 1]}`);
    if (other === undefined) continue;
    const edge = edgeKind(edgeKey(hex, other));
    neighbours.push(other);
    edges.push(edge);
    needs.push(needOf(edge, terrainAt(row + steps[i], col + steps[i + 1])));
  }
  const region = regionOfHex.get(hex) ?? '';
  return {
    row,
    col,
    terrain: terrainAt(row, col),
    site: region === '' ? '' : regions[region].site,
    region,
    gem: gemOfHex.get(hex) ?? -1,
    neighbours,
    edges,
    needs,
  };
});

/** Hexes with a gem, in a fixed order; the gem's number is its place here. */
export const gemHexes: readonly number[] = hexes.flatMap(({ gem }, hex) => (gem < 0 ? [] : [hex]));

/** The number of the gem on a hex, -1 if there is none. */
export const gemOn: readonly number[] = hexes.map((_, hex) => gemHexes.indexOf(hex));

/** The hexes of a named region. */
export const hexesOf = (id: RegionId): readonly number[] => regions[id].hexes.map(hexAt);

/** All hexes with that kind of site, in the order of their numbers. */
export const sitesOf = (site: Site): readonly number[] => hexes.flatMap((hex, i) => (hex.site === site ? [i] : []));

/** The four cities in the order of their markets (RB-SPACE-04, RB-MARKET-01). */
export const CITIES = ['tamalir', 'forge', 'dawnsmoor', 'riverwatch'] as const satisfies readonly RegionId[];
export const cityHexes: readonly number[] = CITIES.map((id) => hexesOf(id)[0]);

/** Whether a hex belongs to the wilderness (RB-WILD-01). */
export const isWilderness = (hex: number): boolean => hexes[hex].site === '';

/** The name of a region. */
export const regionName = (id: RegionId): Title => regions[id].name;

/** The die symbols of which one takes a hero from a hex to a neighbour; 0 if they do not touch. */
export function needBetween(from: number, to: number): number {
  const i = hexes[from].neighbours.indexOf(to);
  return i < 0 ? 0 : hexes[from].needs[i];
}

const distances: readonly Uint8Array[] = hexes.map((_, from) => distancesFrom(from));

function distancesFrom(from: number): Uint8Array {
  const steps = new Uint8Array(hexes.length).fill(255);
  steps[from] = 0;
  const queue = [from];
  for (const hex of queue) {
    for (const next of hexes[hex].neighbours) {
      if (steps[next] !== 255) continue;
      steps[next] = steps[hex] + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** How many steps lie between two hexes, whatever lies between them. */
export const distance = (from: number, to: number): number => distances[from][to];

/** Hexes at most that many steps away, the hex itself included, in the order of their numbers. */
export function within(from: number, steps: number): number[] {
  const out: number[] = [];
  for (let hex = 0; hex < hexes.length; hex++) if (distances[from][hex] <= steps) out.push(hex);
  return out;
}

/** Neighbours that lie nearer to a goal, in the order of their numbers. */
export function nearer(from: number, goal: number): number[] {
  const here = distances[goal][from];
  return hexes[from].neighbours.filter((hex) => distances[goal][hex] < here).sort((a, b) => a - b);
}
