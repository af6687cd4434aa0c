import type { Match, Seat } from '@tafelrunde/kernel';
import { type LcgState, setupOf } from '@tafelrunde/lcg';
import { learntValue } from '../learnt.ts';
import { features, readTable } from './features.ts';
import { sagaLearnt } from './saga-learnt.ts';
import { LcgSight } from './sight.ts';
import { learnt } from './value-learnt.ts';

type Value = (match: Match<LcgState>, seat: Seat) => number;

/** How well the players stand, from 0 to 1. All win or lose together, so it is the same for every seat. */
export const value: Value = (match, seat) => {
  const { over } = match.s;
  if (over) return over.winners.length > 0 ? 1 : 0;
  return (inSaga[setupOf(match).scenario] ?? inCore)(match, seat);
};

/** The scenarios of the packs, each by what was learnt there. */
const inSaga: Readonly<Record<string, Value>> = Object.fromEntries(
  Object.entries(sagaLearnt).map(([scenario, weights]) => [scenario, learntValue(features, weights)]),
);

/** The scenarios of the core set, each stage by what was learnt there. */
function inCore(match: Match<LcgState>): number {
  const { quest, stageId } = new LcgSight(match, 0);
  if (quest < 0) return 0.5;
  const [bias, ...weights] = learnt[stageId] ?? learnt.other;
  const seen = readTable(match);
  let sum = bias;
  for (let i = 0; i < seen.length; i++) sum += weights[i] * seen[i];
  return 1 / (1 + Math.exp(-sum));
}
