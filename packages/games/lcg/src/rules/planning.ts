import { procedure } from '@tafelrunde/kernel';
import { nextInOrder } from '../players.ts';
import { type LcgState, PHASE } from '../state.ts';
import { beginPhase, endPhase } from './phases.ts';
import { openWindow } from './window.ts';

/** Phase 2: every player once plays allies and attachments, in a window of his own (LCG-PLAN-01 to -07). */
export const planningPhase = procedure<LcgState, { done: number }>('planning')({
  '2.1': (m) => beginPhase(m, PHASE.planning),
  '2.2'(m, v) {
    const next = nextInOrder(m, v.done);
    if (next < 0) return m.goto('2.4');
    v.done |= 1 << next;
    m.s.active = next;
    openWindow(m, next);
  },
  '2.3': (m) => m.goto('2.2'),
  '2.4': (m) => endPhase(m, PHASE.planning),
});
