import { ACT, type DbgDecision, type DbgState } from '@tafelrunde/dbg';
import type { Skill } from '../bot.ts';
import { features } from './features.ts';
import { greedy, greedyTurn } from './greedy.ts';
import { messages } from './messages.ts';
import { DbgSight } from './sight.ts';
import { steady, steadyTurn } from './steady.ts';
import { value } from './value.ts';

/** What bots know of the deck-building game. */
export const skill: Skill<DbgState> = {
  look: (match, seat) => new DbgSight(match, seat),
  steady: (sight, decision: DbgDecision, random, thought) => steady(sight as DbgSight, decision, random, thought),
  greedy: (sight, decision: DbgDecision) => greedy(sight as DbgSight, decision),
  quick: (sights) => ({ answer: (m, ask) => (ask === ACT ? steadyTurn(sights[m.s.turn] as DbgSight) : null) }),
  quickGreedy: (sights) => ({ answer: (m, ask) => (ask === ACT ? greedyTurn(sights[m.s.turn] as DbgSight) : null) }),
  value,
  features,
  moment: (match) => match.s.turns,
  horizon: 12,
  doubt: 0.22,
  usualSetup: { seats: 2 },
  messages,
};
