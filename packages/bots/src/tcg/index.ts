import { PHASE, type TcgState } from '@tafelrunde/tcg';
import type { Skill } from '../bot.ts';
import { messages } from './messages.ts';
import { TcgSight } from './sight.ts';
import { steady } from './steady.ts';
import { value } from './value.ts';

/** What bots know of the trading card game. */
export const skill: Skill<TcgState> = {
  look: (match, seat) => new TcgSight(match, seat),
  steady: (sight, decision, random, thought) => steady(sight as TcgSight, decision, random, thought),
  value,
  horizon: 100,
  quiet: (match) => match.s.phase === PHASE.fellowship,
  messages,
};
