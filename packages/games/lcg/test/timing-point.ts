import { delay, effectVars } from '@tafelrunde/kernel';
import type { LcgTable } from '@tafelrunde/testing/lcg';
import { lcg } from '../src/game.ts';

const { whenRevealed } = lcg.defs.find((def) => def.id === 'the-necromancers-reach')!;

/** For tests: something waits for this moment, and each exhausted character takes 1 damage when it comes. */
export function waitFor(t: LcgTable, moment: 'phase-begin' | 'phase-end' | 'quest-success' | 'quest-failure'): void {
  delay(t.m, moment, whenRevealed, effectVars(0, 0));
}
