import type { RbDecision, RbState } from '@tafelrunde/runebound';
import type { Skill } from '../bot.ts';
import { features } from './features.ts';
import { messages } from './messages.ts';
import { scene } from './scene.ts';
import { RbSight } from './sight.ts';
import { steady } from './steady.ts';
import { value } from './value.ts';

/** What bots know of Runebound. */
export const skill: Skill<RbState> = {
  look: (match, seat) => new RbSight(match, seat),
  steady: (sight, decision: RbDecision, random, thought) => steady(sight as RbSight, decision, random, thought),
  value,
  features,
  moment: (match) => match.s.round,
  horizon: 1,
  scene,
  messages,
};
