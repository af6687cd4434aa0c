import { shorten } from './lists.ts';
import type { Match } from './match.ts';
import type { State } from './state.ts';

/** How often something limited was used in the present scope (a number of the game: phase, round, game). */
export function usesOf<S extends State>(m: Match<S>, scope: number, key: number): number {
  const { uses } = m.s;
  for (let i = 0; i < uses.length; i += 3) {
    if (uses[i] === scope && uses[i + 1] === key) return uses[i + 2];
  }
  return 0;
}

/** Counts one use. */
export function use<S extends State>(m: Match<S>, scope: number, key: number): void {
  const { uses } = m.s;
  for (let i = 0; i < uses.length; i += 3) {
    if (uses[i] === scope && uses[i + 1] === key) {
      uses[i + 2]++;
      return;
    }
  }
  uses.push(scope, key, 1);
}

/** Begins a new scope: what was used in the last one may be used again. */
export function clearUses<S extends State>(m: Match<S>, scope: number): void {
  const { uses } = m.s;
  let kept = 0;
  for (let i = 0; i < uses.length; i += 3) {
    if (uses[i] === scope) continue;
    uses[kept] = uses[i];
    uses[kept + 1] = uses[i + 1];
    uses[kept + 2] = uses[i + 2];
    kept += 3;
  }
  shorten(uses, kept);
}
