import { type Plain, startMatch } from '@tafelrunde/kernel';
import { TcgTable } from '@tafelrunde/testing/tcg';
import { tcg } from '../src/game.ts';

/** For tests: a game from its very beginning. */
export function start(setup: Plain, seed = 'start'): TcgTable {
  const started = startMatch(tcg, setup, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return new TcgTable(started.value);
}

/** Players with ready-made decks. */
export function players(...starters: readonly string[]): Plain {
  return starters.map((starter) => ({ starter })) as unknown as Plain;
}

/** Why a set-up is refused; null if it is not. */
export function refusal(setup: Plain): string | null {
  const checked = tcg.checkSetup(setup);
  return checked.ok ? null : (checked.problem[0] as string);
}
