import { clearUses, emit, expire } from '@tafelrunde/kernel';
import { LIMIT, type M, PHASE_NAMES } from '../state.ts';

/** The formal beginning of a phase (LCG-ROUND-04). */
export function beginPhase(m: M, phase: number): void {
  m.s.phase = phase;
  m.s.active = m.s.first;
  clearUses(m, LIMIT.phase);
  if (m.log) m.say([`lcg.log.phase.${PHASE_NAMES[phase]}`], [], 'LCG-ROUND-01');
  emit(m, { type: 'phase-begin', phase });
}

/** The formal end: what lasts until then is over before anything at the end begins (LCG-LASTING-05). */
export function endPhase(m: M, phase: number): void {
  expire(m, 'phase');
  expire(m, PHASE_NAMES[phase]);
  emit(m, { type: 'phase-end', phase });
}
