import { clearUses, emit, expire, procedure } from '@tafelrunde/kernel';
import { type LcgState, LIMIT } from '../state.ts';
import { combatPhase } from './combat/combat.ts';
import { encounterPhase } from './encounter.ts';
import { planningPhase } from './planning.ts';
import { questPhase } from './quest.ts';
import { refreshPhase } from './refresh.ts';
import { resourcePhase } from './resource.ts';
import { setupGame } from './setup.ts';
import { travelPhase } from './travel.ts';

/** The whole game: set-up, then rounds of seven phases until somebody has won or all are out (LCG-ROUND-01). */
export const game = procedure<LcgState>('game')({
  setup: (m) => m.call(setupGame, { asked: 0, again: 0 }),
  '0.0'(m) {
    m.s.round++;
    m.s.alliesPlayed = 0;
    clearUses(m, LIMIT.round);
    emit(m, { type: 'round-begin', round: m.s.round });
  },
  'resource phase': (m) => m.call(resourcePhase, {}),
  'planning phase': (m) => m.call(planningPhase, { done: 0 }),
  'quest phase': (m) => m.call(questPhase, { asked: 0, picked: [] }),
  'travel phase': (m) => m.call(travelPhase, { to: -1 }),
  'encounter phase': (m) => m.call(encounterPhase, { asked: 0, checked: 0, none: 0 }),
  'combat phase': (m) => m.call(combatPhase, { through: 0 }),
  'refresh phase': (m) => m.call(refreshPhase, {}),
  '0.1'(m) {
    m.s.completed++;
    expire(m, 'round');
    emit(m, { type: 'round-end', round: m.s.round });
  },
  again: (m) => m.goto('0.0'),
});
