import { FACES, hexes } from '@tafelrunde/runebound';

/** Faces of a terrain die that lead from a hex to its neighbour number `i`. */
function faces(hex: number, i: number): number {
  let n = 0;
  for (const face of FACES) if ((face & hexes[hex].needs[i]) !== 0) n++;
  return n;
}

const known: (readonly number[])[] = [];

/** How many actions it takes, about, from every hex to that one; made once for each goal and speed. */
export function wayTo(goal: number, speed: number): readonly number[] {
  const key = goal * 8 + Math.max(1, Math.min(7, speed));
  known[key] ??= reckon(goal, key & 7);
  return known[key];
}

function reckon(goal: number, speed: number): number[] {
  const far = new Array<number>(hexes.length).fill(Number.POSITIVE_INFINITY);
  far[goal] = 0;
  // The board is small: relaxing every edge until nothing changes is quick enough for something done once.
  for (let changed = true; changed; ) {
    changed = false;
    for (let hex = 0; hex < hexes.length; hex++) {
      const { neighbours } = hexes[hex];
      for (let i = 0; i < neighbours.length; i++) {
        // So many of the dice of a move lead on; where none may, there is always the step on foot for an action.
        const step = far[neighbours[i]] + Math.min(1, 6 / (speed * faces(hex, i) + 0.01));
        if (step < far[hex] - 1e-9) {
          far[hex] = step;
          changed = true;
        }
      }
    }
  }
  return far;
}
