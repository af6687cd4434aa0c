import { hexes } from '@tafelrunde/runebound';

/** Steps over a river away from a bridge are seldom possible: they count as so many. */
const RIVER = 2.5;

const known = new Map<number, readonly number[]>();

/** How far every hex is from that one, in steps; made once for each goal. */
export function wayTo(goal: number): readonly number[] {
  let way = known.get(goal);
  if (!way) {
    way = reckon(goal);
    known.set(goal, way);
  }
  return way;
}

function reckon(goal: number): number[] {
  const far = new Array<number>(hexes.length).fill(Number.POSITIVE_INFINITY);
  far[goal] = 0;
  // The board is small: relaxing every edge until nothing changes is quick enough for something done once.
  for (let changed = true; changed; ) {
    changed = false;
    for (let hex = 0; hex < hexes.length; hex++) {
      const { neighbours, edges } = hexes[hex];
      for (let i = 0; i < neighbours.length; i++) {
        const { river, bridge } = edges[i];
        const step = far[neighbours[i]] + (river && !bridge ? RIVER : 1);
        if (step < far[hex]) {
          far[hex] = step;
          changed = true;
        }
      }
    }
  }
  return far;
}
