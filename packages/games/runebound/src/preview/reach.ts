import { FACES, isCompass } from '../content/dice.ts';
import { hexes } from '../content/map.ts';
import type { RbView } from '../view.ts';

/** A step of a journey: which die is spent, and where it leads. */
export interface Step {
  readonly die: number;
  readonly hex: number;
}

type Dice = Pick<RbView, 'dice' | 'diceSpent' | 'reach' | 'zombies'>;

/**
 * Every hex that the dice on the table lead to, with a way there that spends the fewest of them, and of equal ways one that
 * keeps a compass. The first step is as the engine says; of the later ones only those are counted that the dice allow by themselves,
 * whatever cards may add.
 */
export function journeys(
  { dice, diceSpent, reach, zombies }: Dice,
  from: number,
): ReadonlyMap<number, readonly Step[]> {
  const found = new Map<number, readonly Step[]>();
  if (reach.length === 0 || from < 0) return found;
  const seen = new Set<number>();
  let ends: { hex: number; spent: number; way: readonly Step[] }[] = [{ hex: from, spent: diceSpent, way: [] }];
  while (ends.length > 0) {
    const next: typeof ends = [];
    for (const { hex, spent, way } of ends) {
      for (const die of choices(dice, spent)) {
        for (const to of way.length === 0 ? (reach[die] ?? []) : stepsFrom(hex, dice[die])) {
          const after = spent | (1 << die);
          if (seen.has(to * 256 + after)) continue;
          seen.add(to * 256 + after);
          const there = [...way, { die, hex: to }];
          if (to !== from && isBetter(dice, there, found.get(to))) found.set(to, there);
          // Where a zombie waits, something happens first (RB-ZOMBIE-02).
          if (!zombies.includes(to)) next.push({ hex: to, spent: after, way: there });
        }
      }
    }
    ends = next;
  }
  return found;
}

/** Whether a way is worth more than the one that is known: there is none, or it is as long and spends fewer compasses. */
function isBetter(dice: readonly number[], way: readonly Step[], known: readonly Step[] | undefined): boolean {
  const compasses = (steps: readonly Step[]): number => steps.filter(({ die }) => isCompass(FACES[dice[die]])).length;
  return known === undefined || (way.length === known.length && compasses(way) < compasses(known));
}

/** Dice that can still be spent; of those that show the same, the first. */
function choices(dice: readonly number[], spent: number): number[] {
  const faces = new Set<number>();
  return dice.flatMap((face, die) => {
    if ((spent & (1 << die)) !== 0 || faces.has(face)) return [];
    faces.add(face);
    return [die];
  });
}

function stepsFrom(hex: number, face: number): number[] {
  const { neighbours, needs } = hexes[hex];
  return neighbours.filter((_, i) => (FACES[face] & needs[i]) !== 0);
}

/** Every hex that is two or more and at most so many steps away, with the shortest way there; ways end where a zombie waits. */
export function walks(from: number, most: number, zombies: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>([[from, []]]);
  for (const [hex, way] of found) {
    if (way.length >= most || zombies.includes(hex)) continue;
    for (const to of hexes[hex].neighbours) if (!found.has(to)) found.set(to, [...way, to]);
  }
  return new Map([...found].filter(([, way]) => way.length > 1));
}
