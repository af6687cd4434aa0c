import type { Match, Seat } from '@tafelrunde/kernel';
import { type LcgState, STAT } from '@tafelrunde/lcg';
import { LcgSight } from './sight.ts';
import { worthOf } from './worth.ts';

/** How well the players stand, from 0 to 1. All win or lose together, so it is the same for every seat. */
export function value(match: Match<LcgState>, _seat: Seat): number {
  const { over } = match.s;
  if (over) return over.winners.length > 0 ? 1 : 0;
  let sum = 0;
  for (const seat of new LcgSight(match, 0).order) sum += standing(new LcgSight(match, seat));
  const sight = new LcgSight(match, 0);
  const stage = sight.quest >= 0 ? sight.def(sight.quest).stage : 1;
  const way = stage * 6 - sight.stageLeft * 0.4 - sight.stagingThreat * 0.5;
  return 1 / (1 + Math.exp(-(sum / match.s.seats + way - 14) / 6));
}

/** One player's part: threat, heroes, allies, enemies. */
function standing(sight: LcgSight): number {
  let sum = sight.margin() * 0.25;
  for (const card of sight.characters()) {
    const hero = sight.isHero(card);
    sum += hero ? 2 + sight.life(card) * 0.4 : worthOf(sight.def(card)) * 0.3;
  }
  for (const enemy of sight.engaged()) sum -= 0.5 + sight.value(enemy, STAT.attack) * 0.4;
  return sum + sight.hand().length * 0.2 + sight.resources() * 0.1;
}
