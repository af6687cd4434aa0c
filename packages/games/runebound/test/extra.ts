import type { Procedure } from '@tafelrunde/kernel';
import { runebound } from '../src/game.ts';
import { rb } from '../src/language/language.ts';
import type { RbState } from '../src/state.ts';

/** For tests: cards that no box has. To be made before the first table of the file is set up. */
export function extraCards(make: () => void): void {
  const known = rb.procedures.length;
  make();
  const added = rb.procedures.slice(known) as unknown as Procedure<RbState, never>[];
  (runebound.procedures as Procedure<RbState, never>[]).push(...added);
}
