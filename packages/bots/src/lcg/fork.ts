import type { CardIx } from '@tafelrunde/kernel';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';
import { hurtOf } from './worth.ts';

/** Ungoliant's Spawn as it is printed: nobody need have seen it to know what may come. */
const SPAWN = { attack: 5, engagement: 32 };

/**
 * What waits behind A Fork in the Road: luck takes one of two ways, and on one of them Ungoliant's Spawn is there at once, before anybody
 * has rested from the quest. What it costs to meet it with whoever has stayed behind.
 */
export class Fork {
  /** For each character what it costs if he defends; null where nothing is to be feared. */
  private readonly meets: readonly number[] | null;
  /** It comes to one of the players only. */
  private readonly risk: number;
  /** If nobody can. */
  private readonly undefended: number;

  constructor(sight: LcgSight, all: readonly CardIx[]) {
    const isAhead = sight.stageId === 'a-fork-in-the-road' && sight.threat() + 1 >= SPAWN.engagement;
    this.meets = isAhead ? all.map((card) => hurtOf(sight, card, SPAWN.attack - sight.defense(card))) : null;
    this.risk = weights.forkAhead / Math.max(1, sight.order.length);
    this.undefended = isAhead ? Math.min(...sight.heroes().map((hero) => hurtOf(sight, hero, SPAWN.attack))) : 0;
  }

  /** By the places of those who have stayed behind. */
  cost(back: readonly number[]): number {
    if (this.meets === null) return 0;
    let least = this.undefended;
    for (const i of back) least = Math.min(least, this.meets[i]);
    return least * this.risk;
  }
}
