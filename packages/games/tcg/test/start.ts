import type { Plain } from '@tafelrunde/kernel';
import { tcg } from '../src/game.ts';

/** Players with ready-made decks. */
export function players(...starters: readonly string[]): Plain {
  return starters.map((starter) => ({ starter }));
}

/** Why a set-up is refused; null if it is not. */
export function refusal(setup: Plain): string | null {
  const checked = tcg.checkSetup(setup);
  return checked.ok ? null : (checked.problem[0] as string);
}
