import type { LcgDecision, LcgState } from '@tafelrunde/lcg';
import type { Skill } from '../bot.ts';
import { wants } from './actions.ts';
import { features } from './features.ts';
import { messages } from './messages.ts';
import { LcgSight } from './sight.ts';
import { steady } from './steady.ts';
import { value } from './value.ts';

/** What bots know of the living card game. */
export const skill: Skill<LcgState> = {
  look: (match, seat) => new LcgSight(match, seat),
  steady: (sight, decision: LcgDecision, random, thought) => steady(sight as LcgSight, decision, random, thought),
  quick: (sights) => ({ wants: (_m, seat, card, isPlayed) => wants(sights[seat] as LcgSight, card, isPlayed) }),
  value,
  features,
  moment: (match) => match.s.round,
  horizon: 2,
  messages,
};
