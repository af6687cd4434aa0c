import { FACES, type RbDef, TERRAIN } from '@tafelrunde/runebound';
import type { RbSight } from './sight.ts';
import { testChance } from './worth.ts';

export type Task = NonNullable<RbDef['task']>;
type Need = Task['outcomes'][number]['need'];

const COMPASS = 32;
const fits = (face: number, symbol: Need[number]): boolean =>
  symbol === 'compass' ? (FACES[face] & COMPASS) !== 0 : (FACES[face] & TERRAIN[symbol]) !== 0;

/** Whether dice pay for all symbols, each with a die of its own. */
export function meets(dice: readonly number[], need: Need, at = 0, used = 0): boolean {
  if (at === need.length) return true;
  for (let die = 0; die < dice.length; die++) {
    if ((used & (1 << die)) === 0 && fits(dice[die], need[at]) && meets(dice, need, at + 1, used | (1 << die)))
      return true;
  }
  return false;
}

const known = new WeakMap<Need, number[]>();

/** How likely so many dice pay for all symbols. */
export function rollChance(need: Need, dice: number): number {
  const n = Math.max(0, Math.min(5, dice));
  let chances = known.get(need);
  if (!chances) {
    chances = [];
    known.set(need, chances);
  }
  chances[n] ??= reckon(need, n);
  return chances[n];
}

/** The share of all rolls. */
function reckon(need: Need, n: number): number {
  let met = 0;
  const rolls = 6 ** n;
  for (let roll = 0; roll < rolls; roll++) {
    const faces = Array.from({ length: n }, (_, die) => Math.floor(roll / 6 ** die) % 6);
    if (meets(faces, need)) met++;
  }
  return met / rolls;
}

/** How likely a hero reaches each outcome of a task at one try. */
export function taskChances(s: RbSight, task: Task): number[] {
  return task.outcomes.map(({ need, successes }) => {
    if (task.by === 'explore') return rollChance(need, s.speed);
    return task.by === 'test' ? testChance(s, task.attribute, task.mod, successes) : 1;
  });
}
