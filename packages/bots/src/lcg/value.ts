import type { Match, Seat } from '@tafelrunde/kernel';
import type { LcgState } from '@tafelrunde/lcg';
import { features } from './features.ts';
import { LcgSight } from './sight.ts';
import { learnt } from './value-learnt.ts';

/** How well the players stand, from 0 to 1. All win or lose together, so it is the same for every seat. */
export function value(match: Match<LcgState>, seat: Seat): number {
  const { over } = match.s;
  if (over) return over.winners.length > 0 ? 1 : 0;
  const { quest, stageId } = new LcgSight(match, 0);
  if (quest < 0) return 0.5;
  const [bias, ...weights] = learnt[stageId] ?? learnt.other;
  const seen = features.read(match, seat);
  let sum = bias;
  for (let i = 0; i < seen.length; i++) sum += weights[i] * seen[i];
  return 1 / (1 + Math.exp(-sum));
}
