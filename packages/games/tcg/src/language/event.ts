import { type EffectVars, eventOf, type GameEvent } from '@tafelrunde/kernel';
import type { M } from '../state.ts';

/** What the ability reacts to: given while it is only asked whether it could be used, else found where it runs. */
export function reactedTo(m: M, v: EffectVars): GameEvent {
  return typeof v.event === 'object' ? (v.event as GameEvent) : eventOf(m);
}
