import type { Seat } from '@tafelrunde/kernel';
import { minionsOf } from '../players.ts';
import type { M } from '../state.ts';
import { isOverwhelmed, totalStrength } from './skirmish.ts';

/** The strength of the companion and of the minions in the skirmish under way. */
export function strengths(m: M): readonly [free: number, shadow: number] {
  const { fighting } = m.s;
  return [totalStrength(m, [fighting]), totalStrength(m, minionsOf(m, fighting))];
}

/** As much strength as a card may well add. */
const MORE = 4;

/** Whether there is anything to gain in the skirmish under way: it would be lost, or the companion could be overwhelmed. */
export function mayTurn(m: M, seat: Seat): boolean {
  const { fighting, turn } = m.s;
  if (fighting < 0) return true;
  const [free, shadow] = strengths(m);
  // Equal strength is won by the Shadow (TCG-SKIRMISH-08).
  if (seat === turn) return free <= shadow;
  if (free > shadow) return true;
  return !isOverwhelmed(m, fighting, free, shadow) && isOverwhelmed(m, fighting, free, shadow + MORE);
}
