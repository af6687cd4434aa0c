import { clearUses, expire } from '@tafelrunde/kernel';
import { type M, SCOPE, UNTIL } from '../state.ts';

/** Begins a phase; what was done in the last one is over (TCG-PHASE-ACTION-03). */
export function beginPhase(m: M, phase: number): void {
  endPhase(m);
  m.s.phase = phase;
}

export function endPhase(m: M): void {
  if (m.s.lasting.length > 0) expire(m, UNTIL.phase);
  if (m.s.uses.length > 0) clearUses(m, SCOPE.phase);
}
