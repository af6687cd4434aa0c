import { ANY_DIE, COMPASS, TERRAIN } from './map.ts';

const { plains, forest, hills, mountain, water } = TERRAIN;

/** Terrain dice in the box; more than that are rolled in turns (RB-LIMITS-02). */
export const TERRAIN_DICE = 5;

/** The six faces of a terrain die as sets of symbols; the compass shows every terrain as well (RB-DICE-01, RB-DICE-03). */
export const FACES: readonly number[] = [
  ANY_DIE,
  plains,
  plains | forest,
  forest | hills,
  mountain | water,
  plains | hills,
];

/** Whether a face is the compass. */
export const isCompass = (face: number): boolean => (face & COMPASS) !== 0;
