import type { Match, Seat } from '@tafelrunde/kernel';
import { type LcgState, type ScenarioId, setupOf } from '@tafelrunde/lcg';
import { learntValue } from '../learnt.ts';
import { features } from './features.ts';
import { scenarioLearnt } from './scenario-learnt.ts';

type Value = (match: Match<LcgState>, seat: Seat) => number;

/** How well the players stand, from 0 to 1. All win or lose together, so it is the same for every seat. */
export const value: Value = (match, seat) => {
  const { over } = match.s;
  if (over) return over.winners.length > 0 ? 1 : 0;
  return inScenario[setupOf(match).scenario](match, seat);
};

/** Each scenario by what was learnt there. */
const inScenario = Object.fromEntries(
  Object.entries(scenarioLearnt).map(([scenario, weights]) => [scenario, learntValue(features, weights)]),
) as Readonly<Record<ScenarioId, Value>>;
