import type { TcgDecision, TcgState } from '@tafelrunde/tcg';
import type { Skill } from '../bot.ts';
import { features } from './features.ts';
import { messages } from './messages.ts';
import { TcgSight } from './sight.ts';
import { steady } from './steady.ts';
import { value } from './value.ts';

/** What bots know of the trading card game. */
export const skill: Skill<TcgState> = {
  look: (match, seat) => new TcgSight(match, seat),
  steady: (sight, decision: TcgDecision, random, thought) => steady(sight as TcgSight, decision, random, thought),
  value,
  features,
  moment: (match) => match.s.turns,
  horizon: 4,
  convinced: 0.7,
  messages,
};
