import { below, type RandomWords } from '@tafelrunde/kernel';

/** How much more often than once an eager player takes an option, by what its id begins with. */
const WEIGHTS: readonly (readonly [string, number])[] = [
  ['adventure', 20],
  ['villain', 20],
  ['zombie', 6],
  ['shop', 5],
  ['trade', 0.3],
  ['train', 0.6],
  ['wait', 0.1],
  ['move', 3],
  ['k', 4],
  ['x', 3],
];

function weightOf(id: string): number {
  return WEIGHTS.find(([start]) => id.startsWith(start))?.[1] ?? 1;
}

/** Random answers of somebody who looks for adventures: random play alone mostly walks about. */
export function eagerAnswers(luck: RandomWords): (ids: readonly string[]) => string {
  return (ids) => {
    let left = (below(luck, 1_000_000) / 1_000_000) * ids.reduce((sum, id) => sum + weightOf(id), 0);
    for (const id of ids) {
      left -= weightOf(id);
      if (left < 0) return id;
    }
    return ids[ids.length - 1];
  };
}
