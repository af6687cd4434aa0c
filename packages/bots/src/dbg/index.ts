import type { DbgDecision, DbgState } from '@tafelrunde/dbg';
import type { Skill } from '../bot.ts';
import { features } from './features.ts';
import { greedy } from './greedy.ts';
import { messages } from './messages.ts';
import { quick, quickGreedy } from './quick.ts';
import { DbgSight } from './sight.ts';
import { steady } from './steady.ts';
import { value } from './value.ts';

/** What bots know of the deck-building game. */
export const skill: Skill<DbgState> = {
  look: (match, seat) => new DbgSight(match, seat),
  steady: (sight, decision: DbgDecision, random, thought) => steady(sight as DbgSight, decision, random, thought),
  greedy: (sight, decision: DbgDecision) => greedy(sight as DbgSight, decision),
  quick,
  quickGreedy,
  value,
  features,
  moment: (match) => match.s.turns,
  horizon: 12,
  doubt: 0.22,
  usualSetup: { seats: 2 },
  messages,
};
