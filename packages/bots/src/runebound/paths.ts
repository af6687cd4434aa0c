import { FACES, hexes, within } from '@tafelrunde/runebound';
import type { Plans } from './plans.ts';
import type { RbSight } from './sight.ts';
import { weights } from './weights.ts';

/** Sets of spent dice; more dice than that are not looked at. */
const DICE = 7;
const SETS = 1 << DICE;

/** What is known of standing on a hex with some dice spent, and in which reckoning it was found: kept to save memory. */
const known = new Float64Array(hexes.length * SETS);
const knownIn = new Int32Array(hexes.length * SETS);
let reckoning = 0;

/** Where dice lead, and how good it is to be there. */
export class Paths {
  private readonly s: RbSight;
  private readonly plans: Plans;
  private dice: readonly number[];
  /** How good it is to stand on a hex, if that has been asked for. */
  private readonly worths: number[] = [];

  constructor(s: RbSight, plans: Plans) {
    this.s = s;
    this.plans = plans;
    this.dice = s.dice;
    reckoning++;
  }

  /** How good it is to end a move on a hex. */
  worth(hex: number): number {
    this.worths[hex] ??= this.plans.worth(hex, this.s.actions);
    return this.worths[hex];
  }

  /** What entering a hex costs where a zombie waits. */
  wounds(hex: number): number {
    return this.s.hasZombie(hex) ? weights.wound : 0;
  }

  /** How good it is to stand on a hex with all but some of the dice left to spend. */
  reach(hex: number, spent: number): number {
    const key = hex * SETS + spent;
    if (knownIn[key] === reckoning) return known[key];
    let best = this.worth(hex);
    const { neighbours, needs } = hexes[hex];
    let seen = 0;
    for (let die = 0; die < this.dice.length && die < DICE; die++) {
      const face = this.dice[die];
      if ((spent & (1 << die)) !== 0 || (seen & (1 << face)) !== 0) continue;
      seen |= 1 << face;
      for (let i = 0; i < neighbours.length; i++) {
        if ((FACES[face] & needs[i]) === 0) continue;
        const worth = this.reach(neighbours[i], spent | (1 << die)) - this.wounds(neighbours[i]);
        if (worth > best) best = worth;
      }
    }
    knownIn[key] = reckoning;
    known[key] = best;
    return best;
  }

  /** How good it is to be able to go so many steps farther, or to stay. */
  within(from: number, steps: number, fits: (hex: number) => boolean = () => true): number {
    let best = this.worth(from);
    if (steps === 0) return best;
    for (const hex of within(from, steps)) if (fits(hex)) best = Math.max(best, this.worth(hex) - this.wounds(hex));
    return best;
  }

  /** How good it is to have rolled these dice. */
  after(dice: readonly number[]): number {
    reckoning++;
    this.dice = dice;
    return this.reach(this.s.hex, 0);
  }
}
