import { minionsOf } from '../players.ts';
import type { M } from '../state.ts';
import { totalStrength } from './skirmish.ts';

/** The strength of the companion and of the minions in the skirmish under way. */
export function strengths(m: M): readonly [free: number, shadow: number] {
  const { fighting } = m.s;
  return [totalStrength(m, [fighting]), totalStrength(m, minionsOf(m, fighting))];
}
