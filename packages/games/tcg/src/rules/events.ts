import { type EventRules, MOMENT } from '@tafelrunde/kernel';
import type { TcgState } from '../state.ts';
import { applyBurdens } from './burdens.ts';
import { applyKill } from './kill.ts';
import { applyRingOn } from './ring.ts';
import { applyExert, applyWound } from './wounds.ts';

/** Everything that cards can react to. */
export const events: Record<string, EventRules<TcgState>> = {
  wound: { apply: applyWound },
  exert: { apply: applyExert },
  kill: { apply: applyKill },
  burdens: { apply: applyBurdens },
  'ring-on': { apply: applyRingOn },
  play: MOMENT as EventRules<TcgState>,
  leaving: MOMENT as EventRules<TcgState>,
  moving: MOMENT as EventRules<TcgState>,
  arriving: MOMENT as EventRules<TcgState>,
  assign: MOMENT as EventRules<TcgState>,
  'turn-start': MOMENT as EventRules<TcgState>,
  'turn-end': MOMENT as EventRules<TcgState>,
  'fellowship-start': MOMENT as EventRules<TcgState>,
  'shadow-start': MOMENT as EventRules<TcgState>,
  'skirmish-start': MOMENT as EventRules<TcgState>,
  'skirmish-won': MOMENT as EventRules<TcgState>,
  'regroup-start': MOMENT as EventRules<TcgState>,
};
