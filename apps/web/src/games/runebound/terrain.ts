import { hexes, TERRAIN } from '@tafelrunde/runebound';

export type TerrainName = keyof typeof TERRAIN;
const names = Object.keys(TERRAIN) as readonly TerrainName[];

/** The terrain of a hex outside of cities. */
export function terrainOf(hex: number): TerrainName {
  const { terrain } = hexes[hex]!;
  return names.find((name) => (terrain & TERRAIN[name]) !== 0) ?? 'plains';
}
