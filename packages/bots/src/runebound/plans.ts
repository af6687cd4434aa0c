import { wayTo } from './ways.ts';
import { weights } from './weights.ts';

/** Somewhere to go, and what for. */
export interface Goal {
  hex: number;
  what: 'adventure' | 'shop' | 'task' | 'trade' | 'villain' | 'rest' | 'zombie' | 'train';
  /** What it brings for each action. */
  worth: number;
}

interface Plan {
  readonly hex: number;
  readonly what: Goal['what'];
  readonly gain: number;
  /** Actions that it takes on the spot. */
  readonly actions: number;
  readonly way: readonly number[];
  /** The adventure that could come next: what it brings and how many actions it takes. */
  nextGain: number;
  nextTakes: number;
}

/** Actions that an adventure takes, in one turn. */
export const ADVENTURE = 2;
export const TURN = 3;

/** What a hero could go for, to be compared from any hex. */
export class Plans {
  private readonly plans: Plan[] = [];
  private readonly speed: number;

  constructor(speed: number) {
    this.speed = speed;
  }

  offer(hex: number, what: Goal['what'], gain: number, actions: number): void {
    if (gain <= 0) return;
    this.plans.push({ hex, what, gain, actions, way: wayTo(hex, this.speed), nextGain: 0, nextTakes: 0 });
  }

  /** Finds for every plan the adventure that would follow best: where there is much to do, it is good to be. */
  lookFurther(): void {
    const { plans } = this;
    for (const plan of plans) {
      let best = 0;
      for (const next of plans) {
        if (next.what !== 'adventure' || next.hex === plan.hex) continue;
        const takes = next.actions + walk(next.way[plan.hex]) + weights.delay;
        const rate = next.gain / takes;
        if (rate <= best) continue;
        best = rate;
        plan.nextGain = weights.further * next.gain;
        plan.nextTakes = weights.further * takes;
      }
    }
  }

  /** The best plan for a hero who stands there with so many actions left in the turn. */
  best(from: number, actions: number): Goal | null {
    let found: Plan | null = null;
    let most = 0;
    for (const plan of this.plans) {
      const worth = rate(plan, from, actions);
      if (worth <= most) continue;
      most = worth;
      found = plan;
    }
    return found && { hex: found.hex, what: found.what, worth: most };
  }

  /** What the best plan brings for each action. */
  worth(from: number, actions: number): number {
    let most = 0;
    for (const plan of this.plans) most = Math.max(most, rate(plan, from, actions));
    return most;
  }
}

function rate({ hex, what, gain, actions, way, nextGain, nextTakes }: Plan, from: number, left: number): number {
  const far = walk(way[from]);
  let takes = actions + far + nextTakes;
  // An adventure wants two actions of one turn.
  if (what === 'adventure') takes += lostBefore(left, far);
  if (hex !== from) takes += weights.delay;
  return (gain + nextGain) / takes;
}

/** Actions for a way: whoever is near takes one step on foot, whoever is not may roll badly. */
function walk(way: number): number {
  if (way <= 0) return 0;
  return way < 0.7 ? 0.95 + 0.05 * way : way + 0.25;
}

/** Actions that are left over on arrival and too few for an adventure. */
function lostBefore(actions: number, far: number): number {
  const left = actions - far;
  if (left >= ADVENTURE) return 0;
  // What is left can still be spent on a rest or on training.
  const rest = ((left % TURN) + TURN) % TURN;
  return rest < ADVENTURE ? rest * weights.lost : 0;
}
