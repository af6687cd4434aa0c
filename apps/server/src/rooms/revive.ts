import type { Game } from '@tafelrunde/kernel';
import { replayed } from '@tafelrunde/kernel';
import { type Beginning, Session } from '@tafelrunde/session';
import type { Words } from '@tafelrunde/words';
import type { StoredTable } from '../store/store.ts';

/** A game from disk: under way again, or why it cannot be. */
export type Revived =
  | { readonly session: Session; readonly halted: null }
  | { readonly session: null; readonly halted: Words };

/**
 * A session at a table keeps no copies of earlier positions: two thousand tables would fill the memory with them, and going
 * back is rare. It plays again instead.
 */
export function beginSession(game: Game, beginning: Beginning, branch: number) {
  return Session.begin(game, beginning, { positions: replayed, branch });
}

/**
 * Plays what is kept of a game again. One that was begun by older rules goes on by those of today if all its answers still
 * fit; otherwise it stands still, and it is said why.
 */
export function revive(game: Game, table: StoredTable, answers: readonly string[]): Revived {
  const { gameVersion, setup, seed, branch } = table;
  const { version: today } = game;
  if (gameVersion > today) return halt(['kernel.load.other-version', { version: gameVersion }]);
  const begun = beginSession(game, { setup, seed, answers, gameVersion }, branch);
  if (begun.ok) return { session: begun.value, halted: null };
  if (gameVersion === today) throw new Error(`a stored game cannot be played: ${begun.problem[0]}`);
  return halt(begun.problem);
}

const halt = (halted: Words): Revived => ({ session: null, halted });
